public import Architectures

/// What a type is for in an architecture.
public typealias Role = ArchitectureRole

extension ArchitectureRole {
  /// The roles that the rules tell apart, in alphabetical order.
  ///
  /// The rules ask for no containers, stores and delegates in general, which the stage tells apart from other objects: to
  /// them such a type plays no part, so that what it inherits from may say its role.
  public static let inSources = allCases.filter { ![.container, .delegate, .store].contains($0) }
}

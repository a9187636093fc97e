/// A screen's state changes in its provider, and nowhere else.
///
/// ## Why
///
/// The state is one struct, and everything that is seen follows from it. If anybody can change it, nobody can say why the
/// screen shows what it shows.
///
/// ## How to fix it
///
/// Declare it `private(set)`, and give the provider a method for what is to happen.
///
/// ## Found
///
/// ```swift
/// final class UserProviderImpl: UserProvider {
///   @Published var currentState = UserProviderState()
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserProviderImpl: UserProvider {
///   @Published private(set) var currentState: UserProviderState
///   var state: AnyPublisher<UserProviderState, Never> { $currentState.eraseToAnyPublisher() }
/// }
/// ```
struct StateChangesInTheProvider: Rule {
  static let id = "FS-2"
  static let title = "State changes only in the provider"
  static let why = "if anybody can change the state, nobody can say why the screen shows what it shows"
  static let architecture: Architecture? = .mvvmc

  func violations(in project: Project) -> [Violation] {
    project.types(.provider).filter(project.hasIdentity).flatMap { provider in
      provider.storedProperties.compactMap { file, property in
        guard property.name == "currentState", !property.isLet, !property.setterAccess.isPrivate else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(provider.name).currentState can be changed from outside",
          how: "declare it private(set), and give the provider a method for what is to happen",
          fix: .closeSetter)
      }
    }
  }
}

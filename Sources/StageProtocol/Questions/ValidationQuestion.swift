import Injection

/// Asks what is wrong with the registrations of the app's containers.
public struct ValidationQuestion: StageQuestion {
  public typealias Answer = ValidationReport
  public static let name = "validate"
  public static let isPatient = true

  /// Whether factories that ask a container themselves are tried first, to learn what they ask for.
  public let isStrict: Bool

  /// A question about the registrations.
  public init(isStrict: Bool = false) {
    self.isStrict = isStrict
  }
}

extension Question where Self == ValidationQuestion {
  /// What is wrong with the registrations of the app's containers.
  public static func validation(isStrict: Bool = false) -> Self { Self(isStrict: isStrict) }
}

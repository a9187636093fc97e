import Injection

/// Asks the registrations of the app's containers, and who needs whom.
public struct RegistrationsQuestion: StageQuestion {
  public typealias Answer = RegistrationGraph
  public static let name = "registrations"
  public static let isPatient = true

  /// The question.
  public init() {}
}

extension Question where Self == RegistrationsQuestion {
  /// The registrations of the app's containers, and who needs whom.
  public static var registrations: Self { Self() }
}

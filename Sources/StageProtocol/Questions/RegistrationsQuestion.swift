import Injection

/// Asks what the app's containers were told, and who needs whom.
public struct RegistrationsQuestion: StageQuestion {
  public typealias Answer = RegistrationGraph
  public static let name = "registrations"
  public static let isPatient = true

  /// The question.
  public init() {}
}

extension Question where Self == RegistrationsQuestion {
  /// What the app's containers were told, and who needs whom.
  public static var registrations: Self { Self() }
}

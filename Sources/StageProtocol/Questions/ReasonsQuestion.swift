/// Asks why objects are alive, and who asked containers for a key.
public struct ReasonsQuestion: StageQuestion {
  public typealias Answer = ObjectReasons
  public static let name = "why"
  public static let isPatient = true

  /// A type, the id of an object in the ownership graph, or a key of a container.
  public let subject: String

  /// A question about the objects of a type, about the one with an id, or about a key.
  public init(subject: String) {
    self.subject = subject
  }
}

extension Question where Self == ReasonsQuestion {
  /// Why the objects of a type are alive, or the one with an id.
  public static func reasons(for subject: String) -> Self { Self(subject: subject) }
}

/// Asks for the fields, holders and age of objects.
public struct InspectionQuestion: StageQuestion {
  public typealias Answer = ObjectInspection
  public static let name = "inspect"
  public static let isPatient = true

  /// A type, or the id of an object in the ownership graph.
  public let subject: String

  /// A question about the objects of a type, or about the one with an id.
  public init(subject: String) {
    self.subject = subject
  }
}

extension Question where Self == InspectionQuestion {
  /// The fields, holders and age of the objects of a type, or of the one with an id.
  public static func inspection(of subject: String) -> Self { Self(subject: subject) }
}

/// Something that can be asked, with the type of its answer.
public protocol Question: Sendable {
  /// What comes back.
  associatedtype Answer
}

/// A question for the app on the stage, or an order to it.
///
/// A question is a file here and its answer a file in StageKit/Answers. Its stored properties are what it needs beside
/// its name; both sides and the wire format follow from them.
public protocol StageQuestion: Question, Codable where Answer: Codable & Sendable {
  /// What it is called on the wire: `validate`.
  static var name: String { get }

  /// Whether the stage may take longer to answer than an app may take to settle, as where it looks at every object.
  static var isPatient: Bool { get }
}

extension StageQuestion {
  /// No: the answer is there at once, or as soon as the app has settled.
  public static var isPatient: Bool { false }
}

/// Whoever can be asked: a session, or a test in its place.
public protocol QuestionAnswerer {
  /// The answer to a question about the app or its code.
  ///
  /// - Throws: an error that describes itself in words for a person.
  func answer<Asked: Question>(to question: Asked) throws -> Asked.Answer
}

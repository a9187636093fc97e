/// One question on its way to a stage: a line of JSON with its own fields beside an `id` and its name.
///
/// `{"id":3,"request":"event","event":["tap","Sign Out"]}`
public struct StageRequest<Asked: StageQuestion>: Codable, Sendable {
  /// Repeated in the reply.
  public let id: Int
  /// What is asked.
  public let question: Asked

  /// A question with the number of its reply.
  public init(id: Int, _ question: Asked) {
    self.id = id
    self.question = question
  }

  /// Reads the line of a request whose name is known to be the question's.
  public init(from decoder: any Decoder) throws {
    id = try StageRequestHeader(from: decoder).id
    question = try Asked(from: decoder)
  }

  /// Writes the question's fields beside the header's.
  public func encode(to encoder: any Encoder) throws {
    try StageRequestHeader(id: id, request: Asked.name).encode(to: encoder)
    try question.encode(to: encoder)
  }
}

/// What all requests have in common.
public struct StageRequestHeader: Codable, Sendable {
  /// Repeated in the reply.
  public let id: Int
  /// The name of a question, or one that the stage refuses.
  public let request: String
}

/// The answer to the request with the same id: a line of JSON with either `ok` or `error`.
public struct StageReply<Answer: Codable & Sendable>: Codable, Sendable {
  /// The request's.
  public let id: Int
  /// The answer, where there is one.
  public let ok: Answer?
  /// Why there is none.
  public let error: Refusal?

  /// An answer.
  public init(id: Int, ok: Answer) {
    self.id = id
    self.ok = ok
    self.error = nil
  }

  /// A refusal.
  public init(id: Int, error: Refusal) {
    self.id = id
    self.ok = nil
    self.error = error
  }
}

/// The answer to the request with the same id: a line of JSON with either `ok` or `error`.
public struct StageReply<Payload: Codable>: Codable {
  /// The request's.
  public let id: Int
  /// The answer, where there is one.
  public let ok: Payload?
  /// Why there is none.
  public let error: Refusal?

  /// An answer.
  public init(id: Int, ok: Payload) {
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

extension StageReply: Sendable where Payload: Sendable {}

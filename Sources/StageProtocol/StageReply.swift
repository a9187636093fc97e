/// The answer to the request with the same id: a line of JSON with either `ok` or `error`.
public struct StageReply<Payload: Codable>: Codable {
  public let id: Int
  public let ok: Payload?
  public let error: Refusal?

  public init(id: Int, ok: Payload) {
    self.id = id
    self.ok = ok
    self.error = nil
  }

  public init(id: Int, error: Refusal) {
    self.id = id
    self.ok = nil
    self.error = error
  }
}

extension StageReply: Sendable where Payload: Sendable {}

/// A request that was understood and turned down. Nothing has changed.
public struct Refusal: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// A stable word for programs: `unknown-request`, `not-on-screen`, `disabled`, `unknown-route`…
  public let code: String
  /// A sentence for people: what, where, and what next.
  public let message: String

  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}

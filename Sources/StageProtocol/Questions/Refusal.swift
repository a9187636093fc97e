/// A request that was understood and turned down. Nothing has changed.
public struct Refusal: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// A stable word for programs: `unknown-request`, `not-on-screen`, `disabled`, `unknown-route`…
  public let code: String
  /// A sentence for people: what, where, and what next.
  public let message: String

  /// A refusal for programs and for people.
  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}

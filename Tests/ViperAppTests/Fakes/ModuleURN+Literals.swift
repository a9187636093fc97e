import Routing

/// Tests write URNs as links do.
nonisolated extension Routing.ModuleURN: Swift.ExpressibleByStringLiteral {
  public init(stringLiteral literal: String) {
    do {
      try self.init(parsing: literal)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

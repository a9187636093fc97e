/// The templates that links can lead to, in the order of the app delegate: `User:{id}`.
public struct RouteList: Hashable, Sendable, Codable {
  public let routes: [String]

  public init(routes: [String]) {
    self.routes = routes
  }
}

/// The templates that links can lead to, in the order of the app delegate: `User:{id}`.
public struct RouteList: Hashable, Sendable, Codable {
  /// As an app declares them.
  public let routes: [String]

  /// A list of these templates.
  public init(routes: [String]) {
    self.routes = routes
  }
}

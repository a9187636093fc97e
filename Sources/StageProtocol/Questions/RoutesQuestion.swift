/// Asks where links can lead.
public struct RoutesQuestion: StageQuestion {
  public typealias Answer = RouteList
  public static let name = "routes"

  /// The question.
  public init() {}
}

extension Question where Self == RoutesQuestion {
  /// Where links can lead.
  public static var routes: Self { Self() }
}

/// The templates of the routes that links can lead to: `User:{id}`.
public struct RouteList: Hashable, Sendable, Codable {
  /// As an app declares them.
  public let routes: [String]

  /// A list of these templates.
  public init(routes: [String]) {
    self.routes = routes
  }
}

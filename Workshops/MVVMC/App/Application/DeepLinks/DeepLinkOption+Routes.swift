import UserDomain

extension DeepLinkOption {
  /// The templates of the routes that options can be made from.
  static let routes = ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"]

  /// - Parameters:
  ///   - route: one of `routes`.
  ///   - arguments: what its captures stand for.
  init(route: String, arguments: [String: String], style: Style) throws(DeepLinkRefusal) {
    let destination: Destination =
      switch route {
      case "Login": .login
      case "User:{id}": .user(try Self.userID(in: arguments))
      case "Friends:{id}": .friends(try Self.userID(in: arguments))
      case "EditName:{id}": .editName(try Self.userID(in: arguments))
      default: throw .unknownRoute(route)
      }
    self.init(destination: destination, style: style)
  }

  private static func userID(in arguments: [String: String]) throws(DeepLinkRefusal) -> User.ID {
    let text = arguments["id", default: ""]
    guard let id = User.ID(text) else { throw .malformedID(text) }
    return id
  }
}

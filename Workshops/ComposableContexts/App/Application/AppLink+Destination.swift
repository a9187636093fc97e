import UserDomain

extension AppLink {
  /// A screen that links may lead to.
  enum Destination: Hashable {
    case login
    case user(User.ID)
    case friends(User.ID)
    case editName(User.ID)

    static let routes = ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"]

    /// - Parameters:
    ///   - route: one of `routes`.
    ///   - arguments: what its captures stand for.
    init(route: String, arguments: [String: String]) throws(AppLinkRefusal) {
      if route == "Login" {
        self = .login
        return
      }
      let text = arguments["id", default: ""]
      guard let id = User.ID(text) else { throw .malformedID(text) }
      switch route {
      case "User:{id}": self = .user(id)
      case "Friends:{id}": self = .friends(id)
      case "EditName:{id}": self = .editName(id)
      default: throw .unknownRoute(route)
      }
    }
  }
}

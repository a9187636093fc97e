import UserDomain

/// A screen, as links name it.
enum Route: Equatable {
  case login
  case user(User.ID)
  case friends(User.ID)
  case editName(User.ID)

  static let templates = ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"]

  /// - Throws: `RouteError` when the arguments are not what the screen needs.
  init(template: String, arguments: [String: String]) throws(RouteError) {
    switch template {
    case "Login": self = .login
    case "User:{id}": self = .user(try Self.id(in: arguments))
    case "Friends:{id}": self = .friends(try Self.id(in: arguments))
    case "EditName:{id}": self = .editName(try Self.id(in: arguments))
    default: throw .unknown(template)
    }
  }

  private static func id(in arguments: [String: String]) throws(RouteError) -> User.ID {
    let text = arguments["id", default: ""]
    guard let id = User.ID(text) else { throw .notAUserID(text) }
    return id
  }
}

extension Route: CustomStringConvertible {
  var description: String {
    switch self {
    case .login: "Login"
    case .user(let id): "User:\(id)"
    case .friends(let id): "Friends:\(id)"
    case .editName(let id): "EditName:\(id)"
    }
  }
}

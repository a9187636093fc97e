import Foundation
import UserDomain

/// A screen, as links name it.
enum Route: Equatable {
  case login
  case user(User.ID)
  case friends(User.ID)
  case editName(User.ID)

  static let templates = ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"]

  /// Reads a URL such as `atelier:User:42`.
  init(url: URL) throws(RouteError) {
    let segments = url.path(percentEncoded: false).split(separator: ":", omittingEmptySubsequences: false)
    switch segments.first {
    case "Login" where segments.count == 1: self = .login
    case "User" where segments.count == 2: self = .user(try Self.userID(segments[1]))
    case "Friends" where segments.count == 2: self = .friends(try Self.userID(segments[1]))
    case "EditName" where segments.count == 2: self = .editName(try Self.userID(segments[1]))
    default: throw .unknown(url)
    }
  }

  private static func userID(_ text: Substring) throws(RouteError) -> User.ID {
    guard let id = User.ID(String(text)) else { throw .notAUserID(String(text)) }
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

import Foundation
import UserDomain

extension AppLink {
  /// A screen that links may lead to.
  enum Destination: Hashable {
    case login
    case user(User.ID)
    case friends(User.ID)
    case editName(User.ID)

    /// Reads a URL such as `atelier:User:42`.
    init(url: URL) throws(AppLinkRefusal) {
      let segments = url.path(percentEncoded: false).split(separator: ":", omittingEmptySubsequences: false)
      switch segments.first {
      case "Login" where segments.count == 1: self = .login
      case "User" where segments.count == 2: self = .user(try Self.userID(segments[1]))
      case "Friends" where segments.count == 2: self = .friends(try Self.userID(segments[1]))
      case "EditName" where segments.count == 2: self = .editName(try Self.userID(segments[1]))
      default: throw .unknownScreen(url)
      }
    }

    private static func userID(_ text: Substring) throws(AppLinkRefusal) -> User.ID {
      guard let id = User.ID(String(text)) else { throw .malformedID(String(text)) }
      return id
    }
  }
}

import Foundation
import UserDomain

extension DeepLinkOption {
  /// The templates of the routes that links may have.
  static let routes = ["Login", "Me", "User:{id}", "Friends:{id}", "EditName:{id}"]

  /// - Parameter url: such as `atelier:User:42`.
  init(url: URL, style: Style) throws(DeepLinkRefusal) {
    let segments = url.path(percentEncoded: false).split(separator: ":", omittingEmptySubsequences: false)
    let destination: Destination =
      switch segments.first {
      case "Login" where segments.count == 1: .login
      case "Me" where segments.count == 1: .me
      case "User" where segments.count == 2: .user(try Self.userID(segments[1]))
      case "Friends" where segments.count == 2: .friends(try Self.userID(segments[1]))
      case "EditName" where segments.count == 2: .editName(try Self.userID(segments[1]))
      default: throw .unknownScreen(url)
      }
    self.init(destination: destination, style: style)
  }

  private static func userID(_ text: Substring) throws(DeepLinkRefusal) -> User.ID {
    guard let id = User.ID(String(text)) else { throw .malformedID(String(text)) }
    return id
  }
}

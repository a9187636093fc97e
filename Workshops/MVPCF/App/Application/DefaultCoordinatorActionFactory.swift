import Foundation
import UserDomain

struct DefaultCoordinatorActionFactory: CoordinatorActionFactory {
  func make(url: URL, style: CoordinatorAction.Style) throws(CoordinatorActionRefusal) -> CoordinatorAction {
    CoordinatorAction(destination: try destination(of: url), style: style)
  }

  private func destination(of url: URL) throws(CoordinatorActionRefusal) -> CoordinatorAction.Destination {
    let segments = url.path(percentEncoded: false).split(separator: ":", omittingEmptySubsequences: false)
    switch segments.first {
    case "Login" where segments.count == 1: return .login
    case "User" where segments.count == 2: return .user(try userID(segments[1]))
    case "Friends" where segments.count == 2: return .friends(try userID(segments[1]))
    case "EditName" where segments.count == 2: return .editName(try userID(segments[1]))
    default: throw .unknownScreen(url)
    }
  }

  private func userID(_ text: Substring) throws(CoordinatorActionRefusal) -> User.ID {
    guard let id = User.ID(String(text)) else { throw .malformedID(String(text)) }
    return id
  }
}

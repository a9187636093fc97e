import Foundation
import UserDomain

/// Why a link is not followed.
enum DeepLinkRefusal: Error, Hashable, CustomStringConvertible {
  case unknownScreen(URL)
  case malformedID(String)
  case alreadySignedIn
  case nobodySignedIn
  case nameOfAnother(User.ID)

  var description: String {
    switch self {
    case .unknownScreen(let url): "there is no screen behind \(url)"
    case .malformedID(let text): "\"\(text)\" is not the id of a person; ids are numbers"
    case .alreadySignedIn: "someone is signed in already; sign out first"
    case .nobodySignedIn: "nobody is signed in; sign in first"
    case .nameOfAnother(let id): "only person \(id) may edit the name of person \(id)"
    }
  }
}

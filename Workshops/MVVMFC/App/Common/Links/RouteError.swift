import Foundation
import UserDomain

/// Why a link is not followed.
enum RouteError: Error {
  case unknown(URL)
  case notAUserID(String)
  case signedInAlready
  case nameOfAnother(User.ID)
}

extension RouteError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let url): "there is no screen behind \(url)"
    case .notAUserID(let text): "\"\(text)\" is not the id of a person; ids are numbers"
    case .signedInAlready: "someone is signed in already; sign out first"
    case .nameOfAnother(let id): "only person \(id) may edit the name of person \(id)"
    }
  }
}

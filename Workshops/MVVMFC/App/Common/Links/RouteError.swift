import UserDomain

/// Why a link is not followed.
enum RouteError: Error {
  case unknown(String)
  case notANumber(String)
  case notSignedOut
  case notOwnName(User.ID)
}

extension RouteError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let template): "there is no screen for \(template)"
    case .notANumber(let text): "id is a number, not \"\(text)\""
    case .notSignedOut: "someone is signed in already; sign out first"
    case .notOwnName(let id): "only one's own name can be edited, and \(id) is not signed in"
    }
  }
}

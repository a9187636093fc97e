import Routing
import UserDomain

/// Why a module cannot be opened.
enum ModuleRefusal: Error {
  /// No module answers to the URN.
  case route(RoutingError)
  /// The URN's argument identifies nobody.
  case notAUserID(String)
  case nobodySignedIn
  /// There is nothing to sign in to.
  case signedInAlready
  case nameOfAnother(User.ID)
  case notSignedIn(User.ID)
  /// Whoever opened the module expects it to finish with a value of another type.
  case unexpectedValue(of: RouteTemplate, expected: String, finishesWith: String)
}

extension ModuleRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .route(let error): error.description
    case .notAUserID(let text): "\"\(text)\" is not the id of a person; ids are numbers"
    case .nobodySignedIn: "nobody is signed in; sign in first"
    case .signedInAlready: "someone is signed in already; sign out first"
    case .nameOfAnother(let id): "only person \(id) may edit the name of person \(id)"
    case .notSignedIn(let id): "person \(id) is not signed in"
    case .unexpectedValue(let module, let expected, let value):
      "\(module) finishes with \(value), and whoever opens it expects \(expected)"
    }
  }
}

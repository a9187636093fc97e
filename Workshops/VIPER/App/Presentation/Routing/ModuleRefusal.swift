import Routing

/// Why a module cannot be opened.
enum ModuleRefusal: Error {
  /// No module answers to the URN.
  case route(RoutingError)
  /// A value of the URN is not what the module takes.
  case argument(name: String, value: String?, expected: String)
  /// Not now, or not for this person.
  case notAllowed(String)
}

extension ModuleRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .route(let error): error.description
    case .argument(let name, let value?, let expected): "\(name) is \(expected), not \"\(value)\""
    case .argument(let name, nil, let expected): "\(name) is missing; it is \(expected)"
    case .notAllowed(let reason): reason
    }
  }
}

extension Project {
  /// Whether it has all of an app, and is not a part that others use.
  var isWholeApp: Bool { hasTypes(.appDelegate) }

  /// Whether a type's name says that it is the app's one part of its role, and of no module: `AppInteractor`, `Router`.
  ///
  /// A module may be called `Main`, too: it has a presenter of that name then.
  func isOfWholeApp(_ type: ProjectType) -> Bool {
    guard let subject = type.subject else { return false }
    let part = type.role == .presenter ? "ViewController" : "Presenter"
    return switch subject {
    case "": true
    case "App", "Application": type.role != .presenter || !declares(subject + part)
    case "Main", "Root": !declares(subject + part)
    default: false
    }
  }
}

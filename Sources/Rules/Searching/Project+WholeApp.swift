extension Project {
  /// Whether a type's name says that it is the app's one part of its role, and of no module: `AppInteractor`, `Router`.
  ///
  /// A module may be called `Main`, too: it has a presenter of that name then.
  func isOfWholeApp(_ type: ProjectType) -> Bool {
    switch type.subject {
    case "", "App", "Application": true
    case "Main", "Root": type.role == .presenter || !declares("\(type.subject ?? "")Presenter")
    default: false
    }
  }
}

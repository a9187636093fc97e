/// Leads from one screen to the next.
package protocol Router: AnyObject {
  associatedtype Segue

  func navigate(_ segue: Segue)
}

extension Router {
  /// Goes to a screen that has to be built first.
  ///
  /// A screen that cannot be built is a mistake in a composition: the container says which, and the person stays here.
  package func attempt(_ navigation: () throws -> Void) {
    do {
      try navigation()
    } catch {
      print("\(Self.self) stays where it is: \(error)")
    }
  }
}

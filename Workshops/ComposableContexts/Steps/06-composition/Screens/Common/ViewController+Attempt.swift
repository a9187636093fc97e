import ScreenKit

extension ViewController {
  /// Goes to a screen that the container has to build first.
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

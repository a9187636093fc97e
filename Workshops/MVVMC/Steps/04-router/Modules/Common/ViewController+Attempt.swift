import ScreenKit

extension ViewController {
  /// Takes a step that needs something from the container.
  ///
  /// What cannot be resolved is a mistake in a part: the container says which, and the screen stays where it is.
  func attempt(_ step: () throws -> Void) {
    do {
      try step()
    } catch {
      print("\(Self.self) stays where it is: \(error)")
    }
  }
}

/// How a module gets on the screen.
enum ModulePresentation {
  /// On top of the navigation stack.
  case pushed
  /// Over everything.
  case presented
  /// In the place of everything.
  case root
}

/// How a module gets on the screen.
enum ModulePresentation {
  /// On top of the navigation stack.
  case pushed
  /// Over everything. A module that is usually pushed then brings a stack of its own.
  case presented
  /// In the place of everything.
  case root
}

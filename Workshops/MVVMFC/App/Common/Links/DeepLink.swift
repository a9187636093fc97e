/// A way to a screen from outside the app.
struct DeepLink: Equatable {
  enum Presentation {
    /// As the screen is usually shown.
    case automatic
    /// On top of the stack at the bottom.
    case pushed
    /// Over everything, on a stack of its own.
    case modal
  }

  let route: Route
  var presentation = Presentation.automatic
}

import UserDomain

/// A way into the app from outside.
struct AppLink: Hashable {
  /// How the screen at the link's end is to be shown.
  enum Style {
    /// As the screen is usually shown.
    case usual
    case pushed
    case presented
  }

  let destination: Destination
  let style: Style
}

import UserDomain

/// Where a link or a notification leads. Coordinators pass it on until one of them knows the way.
struct DeepLinkOption: Hashable {
  enum Destination: Hashable {
    case login
    /// Whoever is signed in when the link is followed.
    case me
    case user(User.ID)
    case friends(User.ID)
    case editName(User.ID)
  }

  /// How the screen is to be shown.
  enum Style: Hashable {
    /// As the screen is usually shown.
    case usual
    case pushed
    case presented
  }

  let destination: Destination
  let style: Style
}

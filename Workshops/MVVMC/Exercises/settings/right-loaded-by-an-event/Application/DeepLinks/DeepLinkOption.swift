import UserDomain

/// Where a link or a notification leads. Coordinators pass it on until one of them knows the way.
struct DeepLinkOption: Hashable {
  enum Destination: Hashable {
    case login
    case user(User.ID)
    case friends(User.ID)
    case editName(User.ID)
    case settings
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

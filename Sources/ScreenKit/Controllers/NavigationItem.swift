/// What a navigation bar shows of a screen.
@MainActor
public final class NavigationItem {
  /// The screen's title in the bar; without one, the view controller's title is shown.
  public var title: String?

  init() {}
}

/// A control that a person taps.
@MainActor
open class Button: Control {
  /// The text on the button.
  open var title: String

  /// A button with a title, or with its action's.
  ///
  /// - Parameter primaryAction: runs at each tap. More actions can be added for `.touchUpInside`.
  public init(title: String = "", primaryAction: Action? = nil) {
    self.title = title
    super.init()
    if let primaryAction {
      if title.isEmpty { self.title = primaryAction.title }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  override func contribute(to builder: inout ScreenBuilder) {
    builder.append(.button, text: accessibilityLabel ?? title, isEnabled: isEnabled, of: self)
  }

  func tap() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}

/// One of the answers that an alert offers.
@MainActor
public final class AlertAction {
  /// What an answer means.
  public enum Style: Hashable, Sendable {
    /// Nothing special.
    case `default`
    /// Leave things as they are.
    case cancel
    /// Something will be lost.
    case destructive
  }

  /// The text of the button.
  public let title: String
  /// What the answer means.
  public let style: Style
  /// Whether a person can choose it.
  public var isEnabled = true

  let handler: (@MainActor (AlertAction) -> Void)?

  /// An answer that is enabled.
  ///
  /// - Parameter handler: called when a person has chosen the action and the alert has disappeared.
  public init(title: String, style: Style = .default, handler: (@MainActor (AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

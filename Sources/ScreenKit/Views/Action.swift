/// A handler that runs when a person uses a control.
@MainActor
public final class Action {
  /// The title of a button that is made from the action alone.
  public let title: String
  /// The control that performs the action, while it does.
  public internal(set) weak var sender: View?

  private let handler: @MainActor (Action) -> Void

  /// An action for one or several controls.
  ///
  /// - Parameter handler: kept as long as the control has the action, with everything that it captures.
  public init(title: String = "", handler: @escaping @MainActor (Action) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(for sender: View) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

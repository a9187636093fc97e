/// A view that a person can use, and that performs actions when they do.
@MainActor
open class Control: View {
  /// What can happen to a control.
  public enum Event: Hashable, Sendable {
    /// A tap ended inside the control.
    case touchUpInside
    /// The text of a field has changed.
    case editingChanged
    /// The value of a switch has changed.
    case valueChanged
    /// The control's main event: the tap of a button, the change of a switch.
    case primaryActionTriggered
  }

  /// Whether a person can use the control.
  open var isEnabled = true

  private var actions: [(event: Event, action: Action)] = []

  /// Performs an action at each event of this kind. An action that is there already is not added again.
  open func addAction(_ action: Action, for event: Event) {
    guard !actions.contains(where: { $0.event == event && $0.action === action }) else { return }
    actions.append((event, action))
  }

  /// Removes an action that was added with `addAction(_:for:)`.
  open func removeAction(_ action: Action, for event: Event) {
    actions.removeAll { $0.event == event && $0.action === action }
  }

  /// Performs the actions for an event, in the order in which they were added.
  open func sendActions(for event: Event) {
    for entry in actions where entry.event == event { entry.action.perform(for: self) }
  }
}

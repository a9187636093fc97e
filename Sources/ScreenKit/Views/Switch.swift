/// A control that is on or off.
@MainActor
open class Switch: Control {
  /// What the switch is for.
  open var label: String
  /// Setting it sends no event: only a person's tap does.
  open var isOn = false

  /// A switch that is off.
  public init(label: String = "") {
    self.label = label
  }

  override func contribute(to builder: inout ScreenBuilder) {
    let value = isOn ? "on" : "off"
    builder.append(.switch, text: accessibilityLabel ?? label, isEnabled: isEnabled, value: value, of: self)
  }

  func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// A control that a person types into.
@MainActor
open class TextField: Control {
  /// The text in the field. Setting it sends no event: only a person's typing does.
  open var text = ""
  /// What the field is for; its name on the screen.
  open var placeholder: String

  /// An empty field.
  public init(placeholder: String = "") {
    self.placeholder = placeholder
  }

  override func contribute(to builder: inout ScreenBuilder) {
    builder.append(.field, text: accessibilityLabel ?? placeholder, isEnabled: isEnabled, value: text, of: self)
  }

  func type(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
  }
}

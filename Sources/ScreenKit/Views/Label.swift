/// Text that a person can read.
@MainActor
open class Label: View {
  /// An empty text is not on the screen.
  open var text: String

  /// A label that shows a text.
  public init(text: String = "") {
    self.text = text
  }

  override func contribute(to builder: inout ScreenBuilder) {
    let text = accessibilityLabel ?? text
    if !text.isEmpty { builder.append(.label, text: text, of: self) }
    super.contribute(to: &builder)
  }
}

/// A notification over the screen, whatever the screen is.
@MainActor
public final class Banner: View {
  /// What has happened.
  public let text: String

  private let onTap: @MainActor () -> Void

  /// A notification that is not shown yet.
  ///
  /// - Parameter onTap: called when a person taps the banner, which has disappeared by then.
  public init(text: String, onTap: @escaping @MainActor () -> Void = {}) {
    self.text = text
    self.onTap = onTap
  }

  override func contribute(to builder: inout ScreenBuilder) {
    builder.append(.banner, text: accessibilityLabel ?? text, of: self)
  }

  func tap() {
    onTap()
  }
}

extension Screen {
  /// One thing on a screen.
  public struct Element: Hashable, Sendable, Codable {
    /// What kind of thing an element is.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Text to read.
      case label
      /// Something to tap. A tab is a button with the value `selected` or `unselected`.
      case button
      /// Something to type into; the value is what it holds.
      case field
      /// Something to turn on and off; the value is `on` or `off`.
      case `switch`
      /// One row of a list; the value is its detail.
      case row
      /// Shows that something is going on.
      case spinner
      /// A notification that can be tapped.
      case banner
      /// A question; the value is its message, and the buttons after it are its answers.
      case alert
    }

    /// What kind of thing it is.
    public let kind: Kind
    /// Unique on the screen: the view's `accessibilityIdentifier`, or made of the text.
    public let id: String
    /// What a person reads, or what the element is called.
    public let text: String
    /// Whether a person can use it. Under an alert nothing is enabled.
    public let enabled: Bool
    /// What it holds, for the kinds that hold something.
    public let value: String?

    /// An element with these contents.
    public init(kind: Kind, id: String, text: String, enabled: Bool = true, value: String? = nil) {
      self.kind = kind
      self.id = id
      self.text = text
      self.enabled = enabled
      self.value = value
    }
  }
}

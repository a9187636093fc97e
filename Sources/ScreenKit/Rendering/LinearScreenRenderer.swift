import TextLayout

/// Describes a screen in words, one element a line, for screen readers.
public struct LinearScreenRenderer: Sendable {
  /// A renderer without options.
  public init() {}

  /// Describes a screen: its title, then each element. The text has no trailing line break.
  public func text(for screen: Screen) -> String {
    ([heading(of: screen)] + screen.elements.map(line)).joined(separator: "\n")
  }

  private func heading(of screen: Screen) -> String {
    let title = screen.title.isEmpty ? "untitled" : TextMetrics.printable(screen.title)
    switch screen.presentation {
    case .root: return "screen \(title)"
    case .pushed: return "screen \(title), pushed"
    case .modal: return "screen \(title), presented"
    case .alert: return "screen \(title), under an alert"
    }
  }

  private func line(for element: Screen.Element) -> String {
    let text = TextMetrics.printable(element.text)
    let value = TextMetrics.printable(element.value ?? "")
    let disabled = element.enabled ? "" : ", disabled"
    switch element.kind {
    case .label: return "text \(text)"
    case .button: return "button \(text)\(value.isEmpty ? "" : ", \(value)")\(disabled)"
    case .field: return "field \(text)\(disabled): \(value.isEmpty ? "empty" : value)"
    case .switch: return "switch \(text)\(disabled): \(value)"
    case .row: return "row \(text)\(value.isEmpty ? "" : ", \(value)")\(disabled)"
    case .spinner: return "busy \(text)"
    case .banner: return "notification \(text)"
    case .alert: return "alert \(text)\(value.isEmpty ? "" : ": \(value)")"
    }
  }
}

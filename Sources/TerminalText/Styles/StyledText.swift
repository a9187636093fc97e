/// Text with styles, independent of the terminal that will show it.
///
/// ```swift
/// let line: StyledText = "\("Window", .bold) is \("weak", .quiet)"
/// ```
///
/// It contains no control characters but line feeds, so that text from app code cannot control the terminal.
public struct StyledText: Hashable, Sendable {
  /// The pieces, none of them empty, no two neighbours in the same style.
  public private(set) var runs: [Run] = []

  /// An empty text.
  public init() {}

  /// A text in one style.
  public init(_ text: String, _ style: TextStyle = .plain) {
    append(Run(text: text.withoutControlCharacters, style: style))
  }

  /// One piece of text in one style.
  public struct Run: Hashable, Sendable {
    /// Never empty.
    public fileprivate(set) var text: String
    /// Its style.
    public let style: TextStyle
  }

  /// Whether there is no text at all.
  public var isEmpty: Bool { runs.isEmpty }

  /// The text without its styles.
  public var plain: String { runs.map(\.text).joined() }

  /// This text with a style beneath the styles it has: its own meanings stay.
  public func styled(_ style: TextStyle) -> StyledText {
    var result = StyledText()
    for run in runs { result.append(Run(text: run.text, style: run.style.over(style))) }
    return result
  }

  /// The lines, without their line feeds. There is always at least one.
  public var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(Run(text: String(part), style: run.style))
      }
    }
    return lines
  }

  mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if runs.last?.style == run.style {
      // In place: a long text is made of many short ones.
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}

extension StyledText {
  /// One text after the other, each in its styles.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result += right
    return result
  }

  /// Adds a text at the end, in its styles.
  public static func += (left: inout StyledText, right: StyledText) {
    for run in right.runs { left.append(run) }
  }
}

extension Sequence<StyledText> {
  /// The texts one after the other, with the separator between them.
  public func joined(separator: StyledText = StyledText()) -> StyledText {
    var result = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}

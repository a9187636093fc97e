extension StyledText: ExpressibleByStringInterpolation {
  /// The text of a literal, in the plain style.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text of a literal with its interpolated parts.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText()

    /// Starts with an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds the literal text between the parts, in the plain style.
    public mutating func appendLiteral(_ literal: String) {
      text += StyledText(literal)
    }

    /// `\(styledText)` keeps its styles.
    public mutating func appendInterpolation(_ part: StyledText) {
      text += part
    }

    /// `\(styledText, .quiet)` applies a style beneath those it has.
    public mutating func appendInterpolation(_ part: StyledText, _ style: TextStyle) {
      text += part.styled(style)
    }

    /// `\(value)` and `\(value, .bold)`.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: TextStyle = .plain) {
      text += StyledText(value.description, style)
    }
  }
}

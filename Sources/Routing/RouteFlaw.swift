/// What is wrong with the text of a URN or a template.
public enum RouteFlaw: Error, Hashable, Sendable {
  /// There is no text.
  case empty
  /// Segments are numbered from 1.
  case emptySegment(number: Int)
  /// A percent sign without two hexadecimal digits, or bytes that are not UTF-8.
  case escape(String)
  /// A URN has braces where it should have a value.
  case placeholder(String)
  /// A template's segment has braces and is not a capture.
  case braces(String)
  /// What stands between the braces is not a name.
  case captureName(String)
  /// Two captures of a template have the same name.
  case repeatedCapture(String)
}

extension RouteFlaw: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .emptySegment(let number): "segment \(number) is empty"
    case .escape(let segment): "\"\(segment)\" has a broken percent escape; a percent sign itself is written %25"
    case .placeholder(let segment):
      "\"\(segment)\" is a placeholder; put a value in its place, and write braces as %7B and %7D"
    case .braces(let segment): "\"\(segment)\" mixes braces and text; a capture is a whole segment, such as {id}"
    case .captureName(let name): "{\(name)} does not name its capture with a letter followed by letters and digits"
    case .repeatedCapture(let name): "{\(name)} occurs more than once"
    }
  }
}

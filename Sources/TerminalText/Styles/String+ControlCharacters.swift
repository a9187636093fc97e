import TextLayout

extension String {
  /// The text with its line feeds, tabs as spaces, and every other control character, and every invisible one
  /// that would change what stands around it, as a visible sign.
  var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: { $0.isInvisibleControl && $0 != "\n" }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n":
        if previous == "\r" { result.removeLast() }
        result.append(scalar)
      case "\t": result.append(contentsOf: "    ".unicodeScalars)
      default: result.append(scalar.isInvisibleControl ? scalar.picture : scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The sign that stands for what is invisible: `␛` for escape.
  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows nothing for it, and does something in its place: a control character, or an invisible one
  /// that ends lines, changes the direction of writing, or hides where words are joined.
  ///
  /// What emoji and the words of ordinary scripts are joined with does not count.
  public var isInvisibleControl: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isVisibleFormat && !isJoining
    default: return false
    }
  }

  /// Whether it is a format character that is visible: a soft hyphen, or a sign in front of numbers.
  var isVisibleFormat: Bool {
    switch value {
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether it joins, or keeps apart, what is one character or word: in families, flags of regions, Persian.
  private var isJoining: Bool {
    switch value {
    case 0x200C, 0x200D, 0x13430...0x1343F, 0xE0020...0xE007F: true
    default: false
    }
  }
}

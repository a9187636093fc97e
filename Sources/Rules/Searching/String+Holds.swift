extension String {
  /// Whether another text is part of it, byte by byte.
  ///
  /// For names, which are short, that is quicker than what also finds letters that can be written in two ways.
  func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= text.count else { return part.isEmpty }
        return (0...(text.count - part.count)).contains { start in
          text[start] == first && UnsafeBufferPointer(rebasing: text[start..<(start + part.count)]).isSame(as: part)
        }
      }
    }
  }
}

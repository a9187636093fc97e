extension String {
  /// Whether it ends in a word, whose letters are small, with small letters or capitals.
  ///
  /// Names are nearly all of ASCII, and compared byte by byte from the end; most differ in the last of them.
  func ends(in word: String) -> Bool {
    var (text, word) = (self, word)
    let answer: Bool? = text.withUTF8 { text in
      word.withUTF8 { word in
        var place = text.count
        for letter in word.reversed() {
          guard place > 0 else { return false }
          place -= 1
          let byte = text[place]
          if byte >= 0x80 { return nil }
          let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
          guard letter == (isCapital ? byte | 0x20 : byte) else { return false }
        }
        return true
      }
    }
    return answer ?? lowercased().hasSuffix(word)
  }
}

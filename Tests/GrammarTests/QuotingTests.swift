import Grammar
import Testing

struct QuotingTests {
  @Test(
    arguments: [
      ("Save", "Save"),
      ("Sign Out", #""Sign Out""#),
      ("", #""""#),
      ("Dee Dee O'Hara", #""Dee Dee O'Hara""#),
      (#"say "hi""#, #""say \"hi\"""#),
      (#"C:\new"#, #""C:\\new""#),
      ("a;b", #""a;b""#),
      ("#1", ##""#1""##),
      ("--json", #""--json""#),
      ("-c", "-c"),
      ("名前", "名前"),
      ("?", #""?""#),
      ("why?", "why?"),
      ("Dee’s", "Dee’s"),
      ("“hi”", #""“hi”""#),
    ])
  func `a text is quoted only where it must be, and is read back as it was`(text: String, word: String) {
    #expect(text.asWord == word)
    let read = ParsedLine("tap \(word)")
    #expect(read.commands.map { $0.map(\.text) } == [["tap", text]])
    #expect(read.openQuote == nil)
    #expect(ParsedLine(text.quoted).commands.map { $0.map(\.text) } == [[text]])
  }

  @Test(
    arguments: [
      (#"tap "Sign"#, "\"", 5),
      ("tap 'Sign", "'", 5),
      ("tap Sign\\", "\\", 9),
      ("tap 名 \"", "\"", 7),
      ("tap “Sign", "“", 5),
      ("tap ‘Sign’s", "‘", 5),
    ] as [(String, Character, Int)])
  func `a quote that is never closed is found, and where`(line: String, mark: Character, column: Int) {
    let quote = ParsedLine(line).openQuote
    #expect(quote?.mark == mark)
    #expect(quote?.column == column)
  }

  @Test(
    arguments: [
      ("tap “Sign Out”", ["tap", "Sign Out"]),
      ("tap ”Sign Out”", ["tap", "Sign Out"]),
      ("tap „Sign Out“", ["tap", "Sign Out"]),
      ("tap “Sign Out\"", ["tap", "Sign Out"]),
      ("tap ‘Sign Out’", ["tap", "Sign Out"]),
      ("type Name ‘Dee Dee O’Hara’", ["type", "Name", "Dee Dee O’Hara"]),
      ("type Name O’Hara", ["type", "Name", "O’Hara"]),
      ("type Name ’t", ["type", "Name", "’t"]),
      (#"type Name "say “hi”""#, ["type", "Name", "say “hi”"]),
      (#"type Name “say \“hi\””"#, ["type", "Name", "say “hi”"]),
      ("tap “a;b”", ["tap", "a;b"]),
      ("trace --only=“a b”", ["trace", "--only=a b"]),
      ("type Name “”", ["type", "Name", ""]),
    ])
  func `curly quotes, as slides and chats make them, are quotes`(line: String, words: [String]) {
    let read = ParsedLine(line)
    #expect(read.commands.map { $0.map(\.text) } == [words])
    #expect(read.openQuote == nil)
  }

  @Test func `commands stand between semicolons, and a comment ends the line`() {
    let read = ParsedLine("switch viper;; tap 'a;b' ; # and then?")
    #expect(read.commands.map { $0.map(\.text) } == [["switch", "viper"], ["tap", "a;b"]])
    #expect(read.endsInComment)
    #expect(!read.lastCommandIsOpen)
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func `things are counted in good English`(count: Int, words: String) {
    #expect(count.counted("file") == words)
  }
}

import TerminalText
import Testing

struct StyledTextLayoutTests {
  @Test(arguments: [("", 0), ("one", 3), ("one\nthree\ntwo", 5), ("東京", 4), ("e\u{301}", 1), ("👩‍👩‍👧‍👦", 2)])
  func `the widest line counts`(text: String, columns: Int) {
    #expect(StyledText(text, .bold).columns == columns)
  }

  @Test(arguments: [
    ("Window", 6, "Window"), ("Window", 5, "Wind…"), ("Window", 1, "…"), ("Window", 0, ""), ("東京都", 5, "東京…"),
    ("東京都", 4, "東…"),
  ])
  func `a line that is too wide ends in an ellipsis`(text: String, width: Int, cut: String) {
    #expect(StyledText(text, .bold).truncated(to: width).plain == cut)
  }

  @Test(arguments: [
    ("one two three", 13, "one two three"), ("one two three", 12, "one two …"), ("one two three", 9, "one two …"),
    ("one two three", 8, "one …"),
  ])
  func `a line that is too wide can end behind a word`(text: String, width: Int, cut: String) {
    #expect(StyledText(text, .bold).truncatedBetweenWords(to: width).plain == cut)
  }

  @Test func `a text is padded with spaces in the plain style`() {
    #expect(StyledText("ab", .bold).padded(to: 4).ansi(Palette(depth: .none)) == "\u{1B}[1mab\u{1B}[0m  ")
    #expect(StyledText("abc").padded(to: 2).plain == "abc")
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("an incomprehensible word", 8, ["an", "incompre", "hensible", "word"]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("  indented", 10, ["  indented"]),
    ("東京都に行く", 5, ["東京", "都に", "行く"]),
    ("東", 1, ["…"]),
    ("", 5, [""]),
  ])
  func `lines are broken between words`(text: String, width: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(to: width).map(\.plain) == lines)
  }

  @Test func `styles survive a break`() {
    let text: StyledText = "see \("the long word", .bold) here"

    #expect(
      text.wrapped(to: 8).map { $0.ansi(Palette(depth: .none)) } == [
        "see \u{1B}[1mthe\u{1B}[0m", "\u{1B}[1mlong\u{1B}[0m", "\u{1B}[1mword\u{1B}[0m", "here",
      ])
  }
}

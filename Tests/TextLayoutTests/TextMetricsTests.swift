import Testing
import TextLayout

struct TextMetricsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("a\tb\u{1B}\r\n\u{7F}", 2), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0),
    ("ü\u{308}\u{323}\u{489}", 1), ("杨紫琼", 6), ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("〈x〉", 5), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇭", 2), ("❤️", 2), ("❤", 1),
    ("1️⃣", 2), ("☝🏽", 2), ("🏳️‍🌈", 2), ("⌚", 2), ("…·›●○◌◆✓", 8), ("┌─║╝", 4), ("\u{200B}\u{200D}\u{FEFF}", 0),
    ("नमस्ते", 4), ("สวัสดี", 4), ("שלום", 4), ("\u{2028}", 0), ("\u{AD}", 1), ("\u{4DC0}", 2), ("\u{20000}", 2),
    ("\u{E000}", 1),
  ])
  func `the columns of a text`(text: String, columns: Int) {
    #expect(TextMetrics.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abcdef", -1, ""),
    ("", 3, ""), ("杨紫琼", 6, "杨紫琼"), ("杨紫琼", 5, "杨紫…"), ("杨紫琼", 4, "杨…"), ("杨", 1, "…"),
    ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("one two", 5, "one…"), ("   x", 3, "…"),
    ("ab\u{301}", 2, "ab\u{301}"),
  ])
  func `a text is cut with an ellipsis`(text: String, columns: Int, expected: String) {
    #expect(TextMetrics.truncated(text, to: columns) == expected)
  }

  @Test(arguments: [("ab", 4, "ab  "), ("杨", 4, "杨  "), ("abcd", 2, "abcd"), ("", 2, "  ")])
  func `a text is padded with spaces`(text: String, columns: Int, expected: String) {
    #expect(TextMetrics.padded(text, to: columns) == expected)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 40, ["one two three"]),
    ("one  two", 8, ["one  two"]),
    ("one  two", 5, ["one", "two"]),
    ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
    ("an incomprehensible word", 8, ["an", "incompre", "hensible", "word"]),
    ("in VIPER/Presentation/UserPresenter.swift", 20, ["in", "VIPER/Presentation/", "UserPresenter.swift"]),
    ("ObserveSessionUseCase", 16, ["ObserveSession", "UseCase"]),
    ("a\nb\n\nc", 5, ["a", "b", "", "c"]),
    ("a\r\nb", 5, ["a", "b"]),
    ("", 5, [""]),
    ("   ", 5, [""]),
    ("  indented", 10, ["  indented"]),
    ("杨紫琼演员", 5, ["杨紫", "琼演", "员"]),
    ("ab杨紫", 5, ["ab杨", "紫"]),
    ("杨", 1, ["…"]),
    ("ab", 0, ["a", "b"]),
    ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
  ])
  func `a text is wrapped`(text: String, columns: Int, lines: [String]) {
    #expect(TextMetrics.wrapped(text, to: columns) == lines)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\tb\nc\r\nd\u{2028}e", "a b c d e"), ("\u{1B}[31mred", "\u{FFFD}[31mred"),
    ("\u{202E}abc\u{2066}", "\u{FFFD}abc\u{FFFD}"), ("\u{0}\u{7F}\u{9B}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e\u{301}"),
  ])
  func `what would disturb a line is replaced`(text: String, expected: String) {
    #expect(TextMetrics.printable(text) == expected)
  }
}

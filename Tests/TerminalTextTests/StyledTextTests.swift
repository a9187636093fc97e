import TerminalText
import Testing

struct StyledTextTests {
  private static let palette = Palette(theme: .dark, depth: .sixteen)

  @Test func `an interpolated literal reads like the line it makes`() {
    let text: StyledText = "\("Window", .bold) has \(2, .accent) children"

    #expect(text.plain == "Window has 2 children")
    #expect(text.ansi(Self.palette) == "\u{1B}[1mWindow\u{1B}[0m has \u{1B}[96m2\u{1B}[0m children")
  }

  @Test func `without colour emphasis stays and meanings go`() {
    let text: StyledText = "\("Sign in", .heading) \("done", .good)"

    #expect(text.ansi(Palette(depth: .none)) == "\u{1B}[1mSign in\u{1B}[0m done")
  }

  @Test func `styles combine, and the inner meaning wins over the outer one`() {
    let text: StyledText = "\("a \("b", .bad) c" as StyledText, [.bold, .good])"

    #expect(
      text.ansi(Self.palette) == "\u{1B}[1;92ma \u{1B}[0m\u{1B}[1;91mb\u{1B}[0m\u{1B}[1;92m c\u{1B}[0m")
  }

  @Test func `neighbours in the same style become one run, and nothing leaves no run`() {
    let text = StyledText("a", .bold) + StyledText("", .quiet) + StyledText("b", .bold)

    #expect(text.runs.map(\.text) == ["ab"])
    #expect(StyledText("").isEmpty)
  }

  @Test func `a style ends before the line does`() {
    #expect(StyledText("a\nb", .quiet).ansi(Self.palette) == "\u{1B}[37ma\u{1B}[0m\n\u{1B}[37mb\u{1B}[0m")
  }

  @Test(arguments: [
    ("", [""]),
    ("one", ["one"]),
    ("one\ntwo", ["one", "two"]),
    ("one\n\n", ["one", "", ""]),
  ])
  func `lines are split at line feeds`(text: String, lines: [String]) {
    #expect(StyledText(text, .bold).lines.map(\.plain) == lines)
  }

  @Test func `texts are joined with a styled separator`() {
    let joined = ["a", "b", "c"].map { StyledText($0) }.joined(separator: StyledText("|", .italic))

    #expect(joined.ansi(Palette(depth: .none)) == "a\u{1B}[3m|\u{1B}[0mb\u{1B}[3m|\u{1B}[0mc")
  }

  @Test(arguments: [
    ("\u{1B}[2Jgone", "␛[2Jgone"),
    ("bell\u{7}", "bell␇"),
    ("a\tb", "a    b"),
    ("a\r\nb", "a\nb"),
    ("a\rb", "a␍b"),
    ("\u{7F}\u{9B}31m", "␡\u{FFFD}31m"),
    ("a\u{202E}b\u{202C} \u{2066}c\u{2069}", "a\u{FFFD}b\u{FFFD} \u{FFFD}c\u{FFFD}"),
    ("\u{200E}a\u{200F}\u{61C}b\u{200B}c\u{2060}\u{FEFF}", "\u{FFFD}a\u{FFFD}\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}"),
    ("a\u{2028}b\u{FFF9}c", "a\u{FFFD}b\u{FFFD}c"),
    ("é 🇩🇪 👩‍👩‍👧", "é 🇩🇪 👩‍👩‍👧"),
    (
      "🏴\u{E0067}\u{E0062}\u{E007F} ✌️ می\u{200C}خواهم क्\u{200D}ष co\u{AD}op",
      "🏴\u{E0067}\u{E0062}\u{E007F} ✌️ می\u{200C}خواهم क्\u{200D}ष co\u{AD}op"
    ),
    ("العربية עברית 日本語", "العربية עברית 日本語"),
  ])
  func `control characters, and invisible ones that change what stands around them, become visible`(
    text: String, shown: String
  ) {
    #expect(StyledText(text).plain == shown)
  }
}

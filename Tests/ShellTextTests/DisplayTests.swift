import ShellText
import TerminalText
import Testing

struct DisplayTests {
  @Test(arguments: [(5, 20), (72, 72), (1_000, 400)])
  func `answers are from 20 to 400 columns wide`(width: Int, shown: Int) {
    #expect(Display(width: width).width == shown)
  }

  @Test func `words are wrapped for a person only`() {
    let line: StyledText = "no container of the app knows this key"
    #expect(line.wrapped(for: Display(width: 24), indentation: 2).plain == line.plain)
    #expect(
      line.wrapped(for: Display(width: 24, isInteractive: true), indentation: 2).plain == """
        no container of the
          app knows this key
        """)
    #expect(Display(width: 24, isInteractive: true).lineLength == 24)
    #expect(Display(width: 24, isInteractive: true).unwatched.lineLength == nil)
  }

  @Test func `words between backticks are code`() {
    let message = StyledText(marking: "`undo` takes it back")
    #expect(message == "\("`undo`", .code) takes it back")
  }

  @Test func `a backtick that stands in quotes, or alone, is nothing but itself`() {
    let quoted = StyledText(marking: #"there is no command "a`\"`b"; did you mean `tap`?"#)
    #expect(quoted == #"there is no command "a`\"`b"; did you mean \#("`tap`", .code)?"#)
    #expect(StyledText(marking: "5\" and `more") == "5\" and `more")
  }
}

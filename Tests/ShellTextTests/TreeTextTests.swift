import ShellText
import Testing

struct TreeTextTests {
  private static let lines = [
    TreeLine(depth: 0, text: "window: UserViewController", note: "view"),
    TreeLine(depth: 1, text: "output: UserPresenter", note: "subscribed through map, sink", shortNote: "via map, sink"),
    TreeLine(depth: 2, text: "view ⇢ UserViewController", note: "weak", details: ["set by UserConfigurator"]),
    TreeLine(depth: 1, text: "title: UILabel"),
    TreeLine(depth: 0, text: "delegate: AppDelegate"),
  ]

  private func text(_ display: Display) -> String { TreeText(Self.lines, display: display).text.plain }

  @Test func `guides lead from each line to those below it, and notes stand in a column`() {
    #expect(
      text(Display()) == """
        window: UserViewController       view
        ├─ output: UserPresenter         subscribed through map, sink
        │  └─ view ⇢ UserViewController  weak
        │        set by UserConfigurator
        └─ title: UILabel
        delegate: AppDelegate
        """)
  }

  @Test func `for those who listen, lines are numbered as in a table of contents`() {
    #expect(
      text(Display(isAccessible: true)) == """
        1 window: UserViewController, view
        1.1 output: UserPresenter, subscribed through map, sink
        1.1.1 view ⇢ UserViewController, weak
          set by UserConfigurator
        1.2 title: UILabel
        2 delegate: AppDelegate
        """)
  }

  @Test func `on a narrow terminal the short form of a note is taken, and what is too wide is cut`() {
    #expect(
      text(Display(width: 44, isInteractive: true)) == """
        window: UserViewController     view
        ├─ output: UserPresenter       via map, sink
        │  └─ view ⇢ UserViewController  weak
        │        set by UserConfigurator
        └─ title: UILabel
        delegate: AppDelegate
        """)
    #expect(
      text(Display(width: 20, isInteractive: true)).split(separator: "\n").allSatisfy { $0.count <= 20 })
  }

  @Test func `a script gets whole lines, however long they are`() {
    #expect(text(Display(width: 20)).contains("output: UserPresenter  subscribed through map, sink"))
  }
}

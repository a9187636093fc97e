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

  @Test func `on a narrow terminal a note is short, or stands below, and no name is cut`() {
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
      text(Display(width: 32, isInteractive: true)) == """
        window: UserViewController  view
        ├─ output: UserPresenter
        │  │  via map, sink
        │  └─ view ⇢ UserViewController
        │        weak
        │        set by UserConfigurator
        └─ title: UILabel
        delegate: AppDelegate
        """)
  }

  @Test func `guides move together where that gives all names the room that they need`() {
    let lines = [
      TreeLine(depth: 0, text: "Window"), TreeLine(depth: 1, text: "root: Navigation"),
      TreeLine(depth: 2, text: "top: UserViewController", note: "view"), TreeLine(depth: 1, text: "title: UILabel"),
    ]
    #expect(
      TreeText(lines, display: Display(width: 28, isInteractive: true)).text.plain == """
        Window
        ├ root: Navigation
        │ └ top: UserViewController
        │     view
        └ title: UILabel
        """)
  }

  @Test func `the longest form of a line for which there is room is taken`() {
    let line = TreeLine(
      depth: 0, text: "Router.show(urn: \"User:42\", animated: true)",
      shorterTexts: ["Router.show(urn:animated:)", "Router.show(…)"])
    let text = { (width: Int) in
      TreeText([line.hiding(2)], display: Display(width: width, isInteractive: true)).text.plain
    }
    #expect(text(60) == "Router.show(urn: \"User:42\", animated: true) … +2")
    #expect(text(40) == "Router.show(urn:animated:) … +2")
    #expect(text(24) == "Router.show(…) … +2")
  }

  @Test func `a name that is wider than the window is broken, and far to the right it is cut`() {
    let lines = [
      TreeLine(depth: 0, text: "static PresentationAssembly.assembly: PresentationAssemblyImpl", note: "(shared)"),
      TreeLine(depth: 5, text: "EditNameViewController"),
    ]
    #expect(
      TreeText(lines, display: Display(width: 40, isInteractive: true)).text.plain == """
        static PresentationAssembly.assembly:
           PresentationAssemblyImpl  (shared)
                    └─ EditNameViewController
        """)
    #expect(
      TreeText(lines, display: Display(width: 24, isInteractive: true)).text.plain.hasSuffix("   └─ EditName…"))
  }

  @Test func `a script gets whole lines, however long they are`() {
    #expect(text(Display(width: 20)).contains("output: UserPresenter  subscribed through map, sink"))
  }
}

import Foundation
import Shell
import StageProtocol
import Testing

/// Traces and graphs that are longer than the window.
struct FittedAnswerTests {
  /// A call that makes two more for each of twenty rows.
  private static let trace = CallTrace(
    calls: [call(0, "UserViewController", "saveTapped()"), call(1, "UserPresenter", "save()")]
      + (1...20).flatMap { [call(2, "RowCell\($0)", "update()"), call(3, "RowLabel\($0)", "draw()")] })

  private static func call(_ depth: Int, _ type: String, _ name: String) -> CallTrace.Call {
    CallTrace.Call(
      depth: depth, type: type, member: .init(.function, fullName: name), file: "User.swift", line: 1)
  }

  private static let lesson = """
    ---
    id: rows
    title: Rows
    wiring: viper
    minutes: 1
    teaches: [rows]
    ---
    # Rows
    ## One row
    ```setup
    switch viper
    ```
    Each row is a `RowLabel19`.
    ```goal
    trace has RowCell20.paint
    path is Login
    ```
    ```solution
    tap "Sign Out"
    ```

    """

  private static func session(width: Int = 80, height: Int? = 24, lesson: String = lesson) throws -> Session {
    let folder = try TemporaryFolder(["01-rows.md": lesson])
    var app = FakeApp.user
    app.trace = trace
    app.graph = ObjectGraph(
      kind: .ownership,
      nodes: (0...30).map { .init(id: "Object\($0)", type: "Object\($0)", roots: $0 == 0 ? [.window] : []) },
      edges: (1...30).map {
        .init(from: "Object0", to: "Object\($0)", label: "object\($0)", strength: .strong, via: .field)
      })
    let session = Session(
      wirings: WiringCatalog(wirings: [Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App"))]),
      builder: FakeBuilder(["viper": app]),
      terminal: Terminal(width: width, height: height, isInteractive: true), lessons: folder.url)
    // Lessons are read when they are first asked for, and the folder will be gone.
    session.run(line: "switch viper; lessons") { _ in }
    return session
  }

  @Test(arguments: [60, 80, 100, 200])
  func `a trace that is longer than the window shows what is least deep, and how to see the rest`(width: Int) throws {
    let session = try Self.session(width: width)
    let rows = (1...19).map { "   \($0 == 19 ? "└" : "├")─ RowCell\($0).update() … +1" }
    let remark = "… 21 more calls (… +n): `more` or `trace --all` shows all"
    let fitted =
      "UserViewController.saveTapped()\n└─ UserPresenter.save() … +2\n" + rows.joined(separator: "\n") + "\n" + remark
    #expect(session.answer("trace") == fitted)
    let whole = session.answer("more")
    #expect(whole.hasSuffix("   └─ RowCell20.update()\n      └─ RowLabel20.draw()"))
    #expect(session.answer("trace --all") == whole)
    #expect(session.answer("trace --depth 2") == "UserViewController.saveTapped()\n└─ UserPresenter.save()")
  }

  @Test func `in a lesson what the step speaks of stays, its goals before its words`() throws {
    let session = try Self.session(height: 12)
    session.run(line: "lesson rows") { _ in }
    #expect(
      session.answer("trace") == """
        UserViewController.saveTapped()
        └─ UserPresenter.save() … +30
           ├─ RowCell1.update() … +1
           ├─ RowCell2.update() … +1
           ├─ RowCell3.update() … +1
           ├─ RowCell19.update()
           │  └─ RowLabel19.draw()
           └─ RowCell20.update() … +1
        … 34 more calls (… +n): `more` or `trace --all` shows all
        □ the last event called RowCell20.paint
        □ the path is Login
        """)
  }

  @Test func `a graph that is longer than the window is cut, too`() throws {
    let session = try Self.session()
    let answer = session.answer("graph").split(separator: "\n")
    #expect(answer.count == 22)
    #expect(answer.first == "Object0 … +10")
    #expect(answer.last == "… 10 more lines (… +n): `more` or `graph --all` shows all")
    #expect(session.answer("graph --all").split(separator: "\n").count == 31)
    #expect(session.answer("graph --only Object3,Object4") == "Object3\nObject4")
  }

  @Test func `beside an open question a graph leaves room for it`() throws {
    let task = Self.lesson.components(separatedBy: "```goal")
    let quiz = "```quiz graph\nWho keeps it?\nanswers: ? -> Object3\n```\n"
    let session = try Self.session(lesson: task[0] + quiz)
    session.run(line: "lesson rows") { _ in }
    for height in [20, 24, 30, 40] {
      session.terminal.height = height
      let answer = session.answer("graph")
      #expect(answer.contains("Object0"))
      #expect(answer.contains("\n? Who keeps it?\n  1  "))
      #expect(answer.split(separator: "\n").count <= height - 2)
    }
  }

  @Test func `a script, a window of unknown height and set pager off get all of it`() throws {
    #expect(try Self.session(height: nil).answer("trace").split(separator: "\n").count == 42)
    let session = try Self.session()
    session.settings.pager = .off
    #expect(session.answer("trace").split(separator: "\n").count == 42)
  }

  @Test(
    arguments: [
      "wirings", "glossary", "glossary DisposeBag", "lessons", "lessons --reference", "progress", "set", "history",
      "mark", "log", "rules", "registrations", "validate", "variations", "services", "steps", "read viper", "help",
      "help graph", "compare viper mvvmfc", "compare --code User viper mvvmfc", "test", "class .", "mine", "leaks",
    ])
  func `no window is too narrow for a table`(line: String) {
    let session = Session.fake(isInteractive: true)
    session.run(line: "switch viper; mark here") { _ in }
    session.history = ["switch viper", "mark here"]
    for width in 1...30 {
      session.terminal.width = width
      #expect(!session.answer(line).isEmpty)
    }
  }

  @Test func `a question that a command leads to stands below the answers of the whole line`() throws {
    let quiz = "path is Login\n```\n\n```quiz\nWho decides?\n- [x] nobody\n  - because\n- [ ] all\n  - because\n```\n"
    let lesson = Self.lesson.components(separatedBy: "trace has")[0] + quiz
    let session = try Self.session(height: 60, lesson: lesson)
    session.run(line: "lesson rows") { _ in }
    let question = "✓ reached; one question:\n\nWho decides?\n  1  nobody\n  2  all\ntype the number of your answer"
    #expect(
      session.answer("tap \"Sign Out\"; trace --depth 2")
        == "UserViewController.saveTapped()\n└─ UserPresenter.save()\n" + question)
  }

  @Test func `a question stands above its answer on one line`() throws {
    let quiz = "path is Login\n```\n\n```quiz\nWho decides?\n- [x] nobody\n  - because\n- [ ] all\n  - because\n```\n"
    let session = try Self.session(height: 60, lesson: Self.lesson.components(separatedBy: "trace has")[0] + quiz)
    session.run(line: "lesson rows") { _ in }
    #expect(
      session.answer("tap \"Sign Out\"; 1").hasPrefix(
        "✓ reached; one question:\n\nWho decides?\n  1  nobody\n  2  all\ntype the number of your answer\n✓ right: because"
      ))
  }

  @Test func `of what is left to do, what holds is ticked`() throws {
    let session = try Self.session()
    session.run(line: "lesson rows; tap \"Sign Out\"") { _ in }
    #expect(session.answer("trace").hasSuffix("\n□ the last event called RowCell20.paint\n✓ the path is Login"))
    #expect(session.answer("lesson").hasSuffix("\n□ the last event called RowCell20.paint\n✓ the path is Login"))
  }

  @Test func `what is left to do stands last below a long answer`() throws {
    let session = try Self.session()
    session.run(line: "lesson rows") { _ in }
    #expect(
      session.answer("trace").hasSuffix(
        "\n… 23 more calls (… +n): `more` or `trace --all` shows all\n□ the last event called RowCell20.paint\n"
          + "□ the path is Login"))
    #expect(!session.answer("log").contains("□"))
  }
}

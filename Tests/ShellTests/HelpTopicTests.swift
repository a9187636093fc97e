import Foundation
import LessonKit
import Shell
import Testing

/// `help` on what is no command, and what help itself proposes to type.
struct HelpTopicTests {
  @Test func `scenarios are explained`() {
    #expect(
      Session.fake().answer("help scenarios") == """
        scenarios  files of commands that hold an app to something

        A scenario is a text file, usually `*.atl`: shell commands, one a line, comments
        behind `#`, and lines that begin with `expect`, behind which stands a goal
        (`help goals`).

            # Cancel changes nothing.
            tap "Edit name"
            type "First name" Zoe
            tap Cancel
            expect path is User:42
            expect screen shows "Ann Appleseed"
            expect refused open User:99 because "no user 99"

        `run` plays it on the app on the stage, `atelier run --wirings all` outside of
        the shell on every wiring, whose screens must be equal after each event. It ends
        with 0 if all holds, 1 if an expectation does not, 2 if something is written
        wrongly, and 3 if a command fails.

        examples
          save mine.atl               writes what has happened as such a file
          run mine.atl --wirings all  plays it on every wiring
        """)
  }

  @Test func `goals are listed with where they hold`() {
    let lines = Session.fake().answer("help goal").components(separatedBy: "\n")
    #expect(lines.contains("  trace has|lacks <Type>.<member>  the last event called it, or did not"))
    for form in Goal.forms { #expect(lines.contains { $0.hasPrefix("  \(form.usage)") }, "\(form.usage)") }
  }

  @Test func `the legend shows each colour in itself`() throws {
    let outputs = Session.fake(isInteractive: true).outputs("help colours")
    let text = try #require(outputs.first?.text)
    #expect(
      text.plain.hasPrefix(
        """
        colours  what colours and signs mean

        A colour repeats what a word or a sign says, so that nothing is lost without it.

        shown as
          ✓ done                     what holds, or is done
          ✗ not on the screen        an error, a rule that is broken, a wrong answer
          leak:                      what lives on and should not
        """))
    let meanings = Set(text.runs.compactMap(\.style.meaning))
    #expect(meanings.isSuperset(of: [.good, .bad, .alarm, .warning, .weak, .view, .logic, .flow, .domain, .data]))
  }

  @Test func `the legend has words for signs where somebody listens to it`() {
    let session = Session.fake()
    session.run(line: "set accessible on") { _ in }
    #expect(
      session.answer("help colours").contains(
        """
        shown as
          yes: done                      what holds, or is done
          no: not on the screen          an error, a rule that is broken, a wrong answer
          leak:                          what lives on and should not
        """))
  }

  @Test func `scopes are listed`() {
    #expect(
      Session.fake().answer("help scopes").hasPrefix(
        """
        scopes  how long a container shares what it has built

        A registration says for how long what it has built is shared.

        scopes
          graph      all that one request from outside builds; the usual scope
          transient  each place that asks: nothing is shared
          singleton  all that is ever asked of the container, which keeps it
          weak       all that asks as long as somebody else keeps it; then the next one
                     is built
        """))
  }

  @Test func `a control of the kit is shown with its initialiser and an example`() {
    #expect(
      Session.fake().answer("help kit switch") == """
        Switch  something to turn on and off

            init(label: String = "")
            var label: String
            var isOn = false

        For example:

            let offline = Switch(label: "Offline")
            let turn = Action { [weak self] _ in self?.title = "Turned" }
            offline.addAction(turn, for: .valueChanged)
            view.addSubview(offline)
        """)
  }

  @Test(arguments: [
    ("help kit Swich", "ScreenKit has no type \"Swich\"; did you mean `help kit Switch`?"),
    ("help kit Canvas", "ScreenKit has no type \"Canvas\"; `help kit` lists what it has"),
    ("help gaols", "there is no command \"gaols\"; did you mean `help goals`?"),
    ("help graph x", "\"x\" is one word too many: `help <command>`; did you mean `help graph`?"),
  ])
  func `what help does not have is said to be so`(line: String, message: String) {
    #expect(Session.fake().answer(line) == message)
  }

  @Test func `a command comes before a topic of the same name`() {
    #expect(Session.fake().answer("help routes").hasPrefix("routes [--json]\n"))
    #expect(Session.fake().answer("help urn").hasPrefix("urns  names that lead to screens\n"))
  }

  @Test func `topics and types are completed`() {
    let completer = Completer(session: .fake())
    #expect(completer.completion(of: "help sco", at: 8).candidates == ["scopes "])
    #expect(completer.completion(of: "help kit Te", at: 11).candidates == ["TextField "])
    #expect(completer.completion(of: "help graph ", at: 11).candidates == [])
  }

  /// The lines that help proposes to type: below `examples`, in the first column.
  private static let examples: [String] = {
    let session = Session.fake()
    let topics = ["scenarios", "goals", "scopes", "urns", "keys", "colours", "kit"]
    return (CommandList.standard.names + topics).flatMap { name -> [String] in
      let lines = session.outputs("set width 200; help \(name)").map(\.text.plain).joined().components(
        separatedBy: "\n")
      return lines.drop { $0 != "examples" }.dropFirst().map { line in
        String(line.dropFirst(2)).components(separatedBy: "  ")[0]
      }
    }
  }()

  @Test func `every example in help is a line that the shell accepts`() {
    #expect(Self.examples.count > 100)
    for line in Self.examples {
      #expect(CommandList.standard.problem(in: line) == nil, "\(line)")
      // A file that an example names is not there, nor an exercise in hand.
      guard !["run", "reset", "edit"].contains(line.prefix { $0 != " " }) else { continue }
      let session = Session.fake()
      session.run(line: "switch viper; tap \"Sign Out\"; type Name Ann") { _ in }
      let answer = session.answer(line)
      // Pages and files that it names are not here either.
      guard !answer.contains("cannot be read") else { continue }
      #expect(session.run(line: line) { _ in } != .wrongUse, "\(line): \(answer)")
    }
  }

  @Test func `every topic fits a usual terminal`() {
    let session = Session.fake()
    for name in ["scenarios", "goals", "scopes", "urns", "keys", "colours", "kit"] {
      let wide = session.answer("help \(name)").split(separator: "\n").filter { $0.count > 80 }
      #expect(wide == [], "\(name)")
    }
  }
}

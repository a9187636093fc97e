import Foundation
import Rules
import Testing

struct CompletionsFireOnceTests {
  private let source = """
    final class UserPresenter {
      func editNameTapped() {
        router.presentModule(byUrn: urn, animated: true) { [weak self] outcome in
          self?.editNameDidEnd(outcome)
        }
      }
      func editNameDidEnd(_ outcome: ModuleOutcome) {}
    }
    final class EditNamePresenter {
      func setupInitialState() {}
      func close() { completion?(.cancelled) }
    }
    final class AppRouterImpl {}
    """

  /// The user screen opens the editor.
  private let opening = [
    call(0, "UserPresenter", "editNameTapped()", line: 2),
    call(1, "AppRouterImpl", "presentModule(byUrn: \"EditName:42\", animated: true, completion: …)"),
    call(2, "EditNamePresenter", "setupInitialState(withArguments: [\"id\": \"42\"], completion: …)", line: 10),
  ]
  /// The editor tells that it has ended.
  private let end = [
    call(0, "EditNamePresenter", "close()", line: 11), call(1, "UserPresenter", "editNameDidEnd(.cancelled)", line: 7),
  ]

  private func run(_ events: (calls: [RecordedRun.Call], made: [String], gone: [String])...) -> RecordedRun {
    let launch = RecordedRun.Event(calls: [], made: ["UserPresenter"], gone: [])
    return RecordedRun(
      events: [launch] + events.map { RecordedRun.Event(calls: $0.calls, made: $0.made, gone: $0.gone) })
  }

  @Test func `a module that tells its end twice is found`() throws {
    let run = run((opening, ["EditNamePresenter"], []), (end + end, [], ["EditNamePresenter"]))

    #expect(
      try found(in: run, of: source, .viper) == [
        "VI-9 App.swift:11 EditNamePresenter has told UserPresenter of its end more than once; "
          + "forget the completion when it is called"
      ])
  }

  @Test func `a module that goes without telling is found`() throws {
    let run = run((opening, ["EditNamePresenter"], []), ([], [], ["EditNamePresenter"]))

    #expect(
      try found(in: run, of: source, .viper) == [
        "VI-9 App.swift:10 EditNamePresenter has gone and never told UserPresenter of its end; "
          + "call the completion wherever the module can end, a swipe included"
      ])
  }

  @Test func `a finding names the events at which it happened`() throws {
    let linter = try Linter(configuration: Configuration(architecture: .viper))
    let code = linter.read([SourceText(name: "App.swift", bytes: Array(source.utf8))])
    let twice = (end + end, [String](), ["EditNamePresenter"])
    let open = (opening, ["EditNamePresenter"], [String]())

    #expect(linter.findings(in: run(open, twice, open, twice), of: code).map(\.events) == [[2, 4]])
    #expect(linter.findings(in: run(open, ([], [], ["EditNamePresenter"])), of: code).map(\.events) == [[2]])
  }

  @Test func `each module that tells its end once is not found`() throws {
    let open = (opening, ["EditNamePresenter"], [String]())
    let close = (end, [String](), ["EditNamePresenter"])

    #expect(try found(in: run(open, close), of: source, .viper) == [])
    #expect(try found(in: run(open, close, open, close), of: source, .viper) == [])
    #expect(try found(in: run(open), of: source, .viper) == [], "it is still there")
    let other = call(0, "UserPresenter", "editNameDidEnd(_:)", isClosure: true, line: 7)
    #expect(try found(in: run(open, close, ([other], [], [])), of: source, .viper) == [], "a closure of the handler's")
  }

  @Test func `where calls are forgotten nothing is counted`() throws {
    let forgotten = RecordedRun.Event(calls: [], isWhole: false, made: ["EditNamePresenter"], gone: [])
    let known = run((end, [], ["EditNamePresenter"]))

    #expect(try found(in: RecordedRun(events: [forgotten] + known.events), of: source, .viper) == [])
  }

  @Test func `whoever has gone cannot be told`() throws {
    let run = run((opening, ["EditNamePresenter"], []), ([], [], ["EditNamePresenter", "UserPresenter"]))

    #expect(try found(in: run, of: source, .viper) == [])
  }

  @Test func `a completion that does more than pass on is not counted`() throws {
    let deciding = source.replacingOccurrences(
      of: "self?.editNameDidEnd(outcome)", with: "if case .finished = outcome { self?.editNameDidEnd() }")
    let run = run((opening, ["EditNamePresenter"], []), ([], [], ["EditNamePresenter"]))

    #expect(try found(in: run, of: deciding, .viper) == [])
  }
}

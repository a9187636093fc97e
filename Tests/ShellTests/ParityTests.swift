import Foundation
import ScreenKit
import Shell
import StageProtocol
import Testing

/// Files of commands on several wirings, which differ on purpose.
struct ParityTests {
  private static let signOut = """
    # Leave.
    expect path is User:42
    tap "Sign Out"
    expect path is Login
    type Name Bob
    expect screen is "Name: Bob" "Sign in"
    """

  private func run(
    _ apps: [String: FakeApp], _ files: [String: String] = ["out.atl": signOut], accessible: Bool = false
  ) -> (text: String, status: Status) {
    let session = Session.fake(FakeBuilder(apps), wirings: apps.keys.sorted())
    session.settings.isAccessible = accessible
    let scenarios = files.sorted { $0.key < $1.key }.map { Scenario(file: "Scenarios/\($0.key)", text: $0.value) }
    var outputs: [Output] = []
    let status = session.run(scenarios, on: session.appSession.wirings.wirings) { outputs.append($0) }
    return (outputs.map(\.text.plain).joined(separator: "\n"), status)
  }

  private func signingIn(button: String) -> FakeApp {
    .user.answering { event, _ in event == .tap("Sign Out") ? .shows(.login(button: button)) : nil }
  }

  @Test func `wirings that show the same pass`() {
    let result = run(["a": .user, "b": .user], ["out.atl": Self.signOut, "wait.atl": "wait 1s\nwait 1s"])
    #expect(
      result.text == """
        ✓ out   2 events, 3 checks
        ✓ wait  2 events, 0 checks
        2 files, 4 events on each of a, b: all screens equal
        """)
    #expect(result.status == .done)
  }

  @Test func `the first difference is shown, with its line, its event, and what differs in whom`() {
    let result = run(["a": .user, "b": signingIn(button: "Log in"), "c": .user])
    #expect(
      result.text == """
        ✗ Scenarios/out.atl:3: screens differ after event 1, tap "Sign Out"
                            a, c   b
          button "Sign in"  there  –
          button "Log in"   –      there
        1 file, 1 event on each of a, b, c: 1 of 1 file failed
        """)
    #expect(result.status == .checkFailed)
  }

  @Test func `each wiring that goes its own way has a table of its own`() {
    let result = run(["a": .user, "b": signingIn(button: "Log in"), "c": signingIn(button: "Enter")])
    #expect(
      result.text == """
        ✗ Scenarios/out.atl:3: screens differ after event 1, tap "Sign Out"
                            a      b
          button "Sign in"  there  –
          button "Log in"   –      there
                            a      c
          button "Sign in"  there  –
          button "Enter"    –      there
        1 file, 1 event on each of a, b, c: 1 of 1 file failed
        """)
  }

  @Test func `a difference from the launch on is found before anything happens`() {
    let result = run(["a": .user, "b": FakeApp(launch: .login()) { _, screen in .shows(screen) }])
    #expect(
      result.text.hasPrefix(
        """
        ✗ Scenarios/out.atl: screens differ from the launch on
                                 a        b
          path                   User:42  Login
        """))
  }

  @Test func `a check that fails everywhere is told once, one that fails somewhere with where`() {
    let everywhere = run(["a": .user, "b": .user], ["x.atl": "wait 1s; expect screen shows Zoe"])
    #expect(
      everywhere.text == """
        ✗ Scenarios/x.atl:1: expected screen shows "Zoe": the screen has no "Zoe"; it shows "User", "Ann Appleseed", \
        "Edit name", "Sign Out"
        1 file, 1 event on each of a, b: 1 of 1 file failed
        """)
    #expect(everywhere.status == .checkFailed)

    let refusing = FakeApp.user.answering { event, _ in event == .tap("Sign Out") ? .refuses("never") : nil }
    let somewhere = run(["a": refusing, "b": .user], ["x.atl": "tap \"Sign Out\"", "y.atl": "wait 1s"])
    #expect(
      somewhere.text == """
        ✗ Scenarios/x.atl:1: in a: never
        ✓ y  1 event, 0 checks
        2 files, 1 event on each of a, b: 1 of 2 files failed
        """)
    #expect(somewhere.status == .failed)
  }

  @Test func `undoing is not an event, and its screens are compared all the same`() {
    let forgetful = FakeApp.user.answering { event, screen in
      event == .tap("Sign Out") && screen.path == ["Login"] ? .shows(.login(name: "x")) : nil
    }
    #expect(run(["a": forgetful, "b": .user], ["x.atl": "tap \"Sign Out\"\nundo"]).status == .done)
  }

  @Test func `a file that chooses its wiring is for one wiring`() {
    let result = run(["a": .user, "b": .user], ["x.atl": "wait 1s\nswitch a"])
    #expect(
      result.text == """
        ✗ Scenarios/x.atl:2: the file chooses its wiring itself; run it without `--wirings`, or take this line out
        1 file, 0 events on each of a, b: 1 of 1 file failed
        """)
    #expect(result.status == .wrongUse)
  }

  @Test func `the wiring that a saved session begins with is passed over`() {
    let text = "# as it was saved\nswitch viper\ntap \"Sign Out\"\nexpect path is Login"
    let result = run(["a": .user, "b": .user], ["x.atl": text])
    #expect(result.text == "✓ x  1 event, 1 check\n1 file, 1 event on each of a, b: all screens equal")
    #expect(result.status == .done)
  }

  @Test func `for those who listen marks are words`() {
    #expect(
      run(["a": .user, "b": .user], accessible: true).text == """
        passed: out  2 events, 3 checks
        1 file, 2 events on each of a, b: all screens equal
        """)
  }

  @Test func `each wiring is compiled once, and none is left running`() {
    let builder = FakeBuilder(["viper": .user, "mvvmfc": .user])
    let session = Session.fake(builder)
    let scenarios = (1...3).map { Scenario(file: "\($0).atl", text: "wait 1s") }
    #expect(session.run(scenarios, on: session.appSession.wirings.wirings) { _ in } == .done)
    #expect(builder.built == ["mvvmfc", "viper"])
    #expect(builder.stages.map(\.hasQuit) == Array(repeating: true, count: 6))
    #expect(session.appSession.app == nil)
  }
}

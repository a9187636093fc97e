import Foundation
import ScreenKit
import Shell
import StageProtocol
import Testing

/// What a person reads after a save that runs.
struct WatchTests {
  @Test func `a save runs, and what is the same is said to be`() throws {
    let mine = try WatchedSession()
    mine.session.run(line: "tap 'Sign Out'; wait 1s") { _ in }
    try mine.save(.user)
    #expect(mine.news() == "mine saved: 31 files compiled in 0.9 s, 2 events replayed, no difference")
    #expect(mine.session.prompt.plain == "mine Login> ")
    #expect(mine.builder.stages.map(\.hasQuit) == [true, false])
  }

  @Test func `what a save changes takes a line each: screen, graph, calls`() throws {
    let before = FakeApp.user.showing(
      graph: [("Presenter", "view", "View", .strong), ("Presenter", "router", "Router", .strong)],
      calls: ["View.tapped", "Presenter.signOut", "Router.leave"])
    var after = before.showing(
      graph: [("Presenter", "view", "View", .weak), ("Presenter", "interactor", "Interactor", .strong)],
      calls: ["View.tapped", "Presenter.signOut", "Interactor.end"])
    after = after.answering { event, _ in event == .tap("Sign Out") ? .shows(.login(button: "Log in")) : nil }
    let mine = try WatchedSession(before)
    mine.session.run(line: "tap 'Sign Out'") { _ in }
    try mine.save(after)
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, 1 event replayed
          screen  after event 1, tap "Sign Out": + button "Log in"  - button "Sign in"
          graph   Presenter.view ⇢ View weak, was strong  + Interactor  - Router
          calls   tap "Sign Out": + Interactor.end  - Router.leave
        """)

    try mine.save(before)
    mine.session.run(line: "set accessible on") { _ in }
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, 1 event replayed
          screen  after event 1, tap "Sign Out": new: button "Sign in"; gone:
                  button "Log in"
          graph   Presenter.view → View, was weak; new: Router; gone: Interactor
          calls   tap "Sign Out": new: Router.leave; gone: Interactor.end
        """)
  }

  @Test func `more than three things of a kind are counted`() throws {
    let mine = try WatchedSession(FakeApp.user.showing(graph: [], calls: ["A.a"]))
    try mine.save(FakeApp.user.showing(graph: [], calls: ["A.a", "B.b", "C.c", "D.d", "E.e", "F.f"]))
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, launched
          calls   launch: + B.b, C.c, D.d and 2 more
        """)
    try mine.save(FakeApp.user.showing(graph: [], calls: ["B.b", "A.a", "C.c", "D.d", "E.e", "F.f"]))
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, launched
          calls   launch: the same, in another order
        """)
  }

  @Test func `what the rules find anew, and what is fixed, is named with its place`() throws {
    let mine = try WatchedSession()
    let strong = """
      final class User {
        var name = ""
        lazy var close = { self.name = "" }
      }
      """
    // From here on it is known what the rules find.
    try mine.save(.user)
    #expect(mine.news() == "mine saved: 31 files compiled in 0.9 s, launched, no difference")
    try mine.save(.user, text: strong)
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, launched
          rules   new SM-3 User.swift:3
        """)
    try mine.save(.user, text: strong.replacing("{ self.name", with: "{ [weak self] in self?.name"))
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, launched
          rules   fixed SM-3 User.swift:3
        """)
  }

  @Test func `a save that takes back the one before needs no replay`() throws {
    let mine = try WatchedSession()
    mine.builder.failures["mine"] = .cannotCompile(.noEntryPoint(folder: "mine"))
    try mine.save()
    #expect(
      mine.news() == """
        ✗ no type in mine is marked @main; mark the application delegate: @main final
          class AppDelegate: ApplicationDelegate, in a file with import StageKit
          the app on the stage is still the one of …
        """)
    mine.builder.failures = [:]
    try mine.save(text: "final class User {}\n")
    #expect(mine.news() == "mine saved: back to the code of the app on the stage")
    #expect(mine.session.prompt.plain == "mine User:42> ")
    #expect(mine.builder.stages.count == 1)
  }

  @Test func `nothing is said of a build that no save has begun`() throws {
    let mine = try WatchedSession()
    mine.session.run(line: "watch off") { _ in }
    mine.look()
    mine.builder.isSlow = true
    mine.session.run(line: "watch on") { _ in }
    var shown: [String] = []
    // Longer than a build may go on before there is a word of it.
    for _ in 1...250 { mine.look { shown.append($0.text.plain) } }
    #expect(shown == [])
    try mine.save(.user)
    #expect(mine.news() == "compiling mine…")
  }

  @Test func `a build that the next save overtakes is stopped, and only the last one runs`() throws {
    let mine = try WatchedSession()
    mine.builder.isSlow = true
    let begun = mine.builder.begun.count
    for save in 1...3 {
      try mine.save(.user)
      mine.waitForBuilds(begun + save)
    }
    #expect(mine.builder.begun.dropFirst(begun).map(\.isCancelled) == [true, true, false])
    mine.builder.isSlow = false
    #expect(mine.news() == "mine saved: 31 files compiled in 0.9 s, launched, no difference")
    #expect(mine.builder.stages.count == 2)
  }

  @Test func `a build that takes long is told of once`() throws {
    let mine = try WatchedSession()
    mine.builder.isSlow = true
    try mine.save(.user)
    #expect(mine.news() == "compiling mine…")
    mine.builder.isSlow = false
    #expect(mine.news() == "mine saved: 31 files compiled in 0.9 s, launched, no difference")
  }

  @Test func `an app that writes to its own code as it is launched is not launched for ever`() throws {
    let mine = try WatchedSession()
    mine.builder.willLaunch = { try? mine.save(.user, text: "// \(UUID())") }
    try mine.save(.user)
    let launched = "mine saved: 31 files compiled in 0.9 s, launched, no difference"
    let words = """
      ✗ mine writes User.swift each time it is launched, so that each launch is a
        save; such saves are not taken up any more. `switch mine` runs what is there
        now
      """
    #expect((1...5).map { _ in mine.news() } == Array(repeating: launched, count: 4) + [words])
    let launches = mine.builder.stages.count
    for _ in 1...100 { mine.look() }
    #expect(mine.builder.stages.count == launches)
    // What a person saves is taken up still.
    mine.builder.willLaunch = {}
    try mine.save(.user)
    #expect(mine.news() == launched)
  }

  @Test func `what the app prints on the way is shown`() throws {
    let mine = try WatchedSession()
    mine.session.run(line: "wait 1s") { _ in }
    try mine.save(.user.answering { event, screen in event == .wait(.seconds(1)) ? .prints(["tick"], screen) : nil })
    #expect(
      mine.news() == """
        app │ tick
        mine saved: 31 files compiled in 0.9 s, 1 event replayed, no difference
        """)
  }

  @Test func `a bookmark keeps the code of one's own folder, until the next save`() throws {
    let mine = try WatchedSession()
    mine.session.run(line: "tap 'Sign Out'; mark before; mark same") { _ in }
    try mine.save(.user.answering { event, _ in event == .tap("Sign Out") ? .shows(.login(button: "Log in")) : nil })
    #expect(mine.news().contains("+ button \"Log in\""))
    #expect(
      mine.session.transcript("goto before").hasPrefix(
        """
        mine Login> goto before
        at before, with the code as it was then; `switch ./mine` runs it as it is now
        """))
    #expect(mine.session.appSession.app?.screen == .login())
    #expect(mine.session.prompt.plain == "mine (old) Login> ")

    mine.session.run(line: "switch viper; goto same") { _ in }
    mine.look()
    #expect(mine.session.appSession.app?.screen == .login())
    #expect(
      mine.session.transcript("compare --change same viper").hasPrefix(
        """
        mine (old) Login> compare --change same viper
        same is compared with the code of mine as it is now, which is another than then
        """))

    try mine.save()
    #expect(mine.news().hasPrefix("mine saved: 31 files compiled in 0.9 s, 1 event replayed"))
    #expect(mine.session.appSession.app?.screen == .login(button: "Log in"))
  }

  @Test func `a folder that is deleted and comes back is no end of the loop`() throws {
    let mine = try WatchedSession()
    let (folder, aside) = (mine.folder.url.appending(path: "mine"), mine.folder.url.appending(path: "aside"))
    mine.builder.failures["mine"] = .cannotCompile(.noFolder("mine"))
    try FileManager.default.moveItem(at: folder, to: aside)
    #expect(
      mine.news() == """
        ✗ there is no folder mine; give the folder that holds the app's Swift files
          the app on the stage is still the one of …
        """)
    mine.builder.failures = [:]
    try FileManager.default.moveItem(at: aside, to: folder)
    #expect(mine.news() == "mine saved: back to the code of the app on the stage")
  }

  @Test func `a save that reaches the goal of the open lesson's step is said to`() throws {
    let lesson = """
      ---
      id: own
      title: Your own
      wiring: viper
      minutes: 1
      teaches: [own]
      ---
      # Your own
      ## Call it otherwise
      ```goal
      screen shows "Log in"
      ```
      ```solution
      tap "Sign Out"
      ```
      """
    let mine = try WatchedSession(lesson: lesson)
    mine.session.run(line: "lesson own; tap 'Sign Out'") { _ in }
    try mine.save(
      .user.answering { event, _ in event == .tap("Sign Out") ? .shows(.login(button: "Log in")) : nil })
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, 1 event replayed
          screen  after event 1, tap "Sign Out": + button "Log in"  - button "Sign in"
        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `nothing is watched where that is off, or where no code of one's own is on the stage`() throws {
    let mine = try WatchedSession()
    #expect(
      mine.session.answer("watch").replacing("\n", with: " ")
        == "on: what is saved in \(mine.folder.url.path)/mine is compiled at once")
    #expect(
      mine.session.answer("watch off; watch") == """
        watch is off from now on: only when you say so
        off; `watch on` takes saves up at once
        """)
    #expect(mine.session.watchedDescriptors == [])
    let isOn = "watch is on from now on: what is saved is taken up at once"
    #expect(mine.session.answer("watch on; watch").hasPrefix("\(isOn)\non: what is saved in "))
    mine.session.run(line: "switch viper") { _ in }
    #expect(mine.session.watchDeadline == nil)
    #expect(
      mine.session.answer("watch") == "on, for code of your own: `switch <folder>` puts it on the stage")
    #expect(mine.session.answer("watch maybe") == "✗ \"maybe\" does not fit; expected on or off")
  }

  @Test func `what was saved while nobody watched is taken up once somebody does`() throws {
    let mine = try WatchedSession()
    mine.session.run(line: "watch off") { _ in }
    try mine.save(.user)
    mine.session.run(line: "watch on") { _ in }
    #expect(mine.news() == "mine saved: 31 files compiled in 0.9 s, launched, no difference")
  }
}

extension FakeApp {
  fileprivate typealias Reference = (from: String, label: String, to: String, strength: ObjectGraph.Strength)

  /// The same app with other objects and other calls.
  fileprivate func showing(graph references: [Reference], calls: [String]) -> FakeApp {
    var app = self
    var types: [String] = []
    for type in references.flatMap({ [$0.from, $0.to] }) where !types.contains(type) { types.append(type) }
    app.graph = ObjectGraph(
      kind: .ownership, nodes: types.map { ObjectGraph.Node(id: $0, type: $0, ordinal: 1) },
      edges: references.map {
        ObjectGraph.Edge(from: $0.from, to: $0.to, label: $0.label, strength: $0.strength, via: .field)
      })
    app.trace = CallTrace(
      calls: calls.map { call in
        let parts = call.split(separator: ".").map(String.init)
        return CallTrace.Call(
          depth: 0, type: parts[0], member: CalledMember(.function, parts[1]), file: "A.swift", line: 1)
      })
    return app
  }
}

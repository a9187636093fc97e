import ScreenKit
import Shell
import StageProtocol
import Testing

/// What is said of objects that outlive their screens.
struct LeakTests {
  private static let cycle: [ObjectGraph.Edge] = [
    .init(from: "UserViewController", to: "UserPresenter", label: "output", strength: .strong, via: .field),
    .init(
      from: "UserPresenter", to: "UserViewController", label: "onSave", strength: .strong, via: .closure,
      place: .init(file: "Presentation/UserStories/User/UserPresenter.swift", line: 12)),
  ]

  private static func leak(_ id: String, made: Int, event: Int, others: [String] = []) -> LeakReport.Leak {
    LeakReport.Leak(
      object: .init(id: id, type: "UserViewController", role: .view, ordinal: made), screen: "UserViewController",
      route: "User:42", event: event, path: [], roots: [], cycle: cycle, culprit: cycle[1], place: cycle[1].place,
      fix: "capture it weakly: `[weak self]` in the closure that UserPresenter.onSave holds", others: others)
  }

  private static let kept = LeakReport.Leak(
    object: .init(id: "EditNameCoordinator", type: "EditNameCoordinator", role: .coordinator, ordinal: 1),
    screen: "EditNameViewController", route: nil, event: 2,
    path: [
      .init(from: "Hub", to: "UserCoordinator", label: "root", strength: .strong, via: .field),
      .init(
        from: "UserCoordinator", to: "EditNameCoordinator", label: "children[0]", strength: .strong, via: .field),
    ],
    roots: [.variable(name: "Hub.shared")], cycle: [], culprit: nil,
    place: .init(file: "Flows/UserCoordinator.swift", line: 6),
    fix: "take it out of UserCoordinator.children when its screen goes, whichever way it goes; a swipe is one, too",
    others: [])

  private static func session(_ leaks: [LeakReport.Leak], isInteractive: Bool = false) -> Session {
    var app = FakeApp.user
    app.leaks = { $0.path == ["Login"] ? LeakReport(leaks: leaks) : LeakReport(leaks: []) }
    return .fake(FakeBuilder(["viper": app, "mvvmfc": .user]), isInteractive: isInteractive)
  }

  @Test func `a leak is told of at once, and once`() {
    let session = Self.session([Self.leak("UserViewController", made: 1, event: 1, others: ["UserPresenter"])])
    #expect(
      session.transcript("switch viper", "leaks", "tap 'Sign Out'", "wait 1s", "switch mvvmfc", "switch viper")
        == """
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        viper User:42> leaks
        no leaks: nothing lives on of the screens that have gone
        viper User:42> tap 'Sign Out'
        leak: UserViewController and 1 more object live on after User:42 has gone; `leaks` says why
        viper Login> wait 1s
        viper Login> switch mvvmfc
        viper→mvvmfc: 31 files compiled in 0.9 s, 2 events replayed, screens equal
        mvvmfc Login> switch viper
        leak: UserViewController and 1 more object live on after User:42 has gone; `leaks` says why
        mvvmfc→viper: 2 events replayed, screens equal
        """)
  }

  @Test func `a leak is told of again where the event that it comes of is done again`() {
    let session = Self.session([Self.leak("UserViewController", made: 1, event: 1, others: [])])
    #expect(
      session.transcript("switch viper", "tap 'Sign Out'", "undo", "redo") == """
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        viper User:42> tap 'Sign Out'
        leak: UserViewController lives on after User:42 has gone; `leaks` says why
        viper Login> undo
        taken back: tap "Sign Out"
        viper User:42> redo
        leak: UserViewController lives on after User:42 has gone; `leaks` says why
        done again: tap "Sign Out"
        """)
  }

  @Test func `what was told of a leak is not said again for another event that is taken back`() {
    let session = Self.session([Self.leak("UserViewController", made: 1, event: 1, others: [])])
    #expect(
      session.transcript("switch viper", "tap 'Sign Out'", "type Name Ann", "undo", "redo", "restart", "wait 1s") == """
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        viper User:42> tap 'Sign Out'
        leak: UserViewController lives on after User:42 has gone; `leaks` says why
        viper Login> type Name Ann
        viper Login> undo
        taken back: type "Name" "Ann"
        viper Login> redo
        done again: type "Name" "Ann"
        viper Login> restart
        launched again, 2 events replayed
        viper Login> wait 1s
        """)
  }

  @Test func `leaks says who keeps what, where that is written, and what fixes it`() {
    let session = Self.session([
      Self.leak("UserViewController", made: 1, event: 1, others: ["UserPresenter", "UserInteractor"]),
      Self.leak("UserViewController#2", made: 2, event: 3), Self.kept,
    ])
    session.run(line: "switch viper; tap 'Sign Out'") { _ in }
    #expect(
      session.answer("leaks") == """
        UserViewController lives on: User:42 went at event 1
          cycle    UserViewController
                   └─ output: UserPresenter
                      └─ onSave: UserViewController  in a closure, (cycle)
          written  Presentation/UserStories/User/UserPresenter.swift:12
          fix      capture it weakly: `[weak self]` in the closure that
                   UserPresenter.onSave holds
          with it  UserPresenter, UserInteractor
          again    UserViewController#2: User:42 went at event 3

        EditNameCoordinator lives on: EditNameViewController went at event 2
          kept by  Hub  static Hub.shared
                   └─ root: UserCoordinator
                      └─ children[0]: EditNameCoordinator
          written  Flows/UserCoordinator.swift:6
          fix      take it out of UserCoordinator.children when its screen goes,
                   whichever way it goes; a swipe is one, too
          or       if Hub.shared is meant to keep it, as a cache is, say so above that
                   line: `// atelier:keeps <reason>`
        """)
    session.run(line: "set accessible on; set width 50") { _ in }
    #expect(
      session.answer("leaks") == """
        UserViewController lives on: User:42 went at event 1
          cycle    1 UserViewController
                   1.1 output: UserPresenter
                   1.1.1 onSave: UserViewController, in a closure, (cycle)
          written  …/User/UserPresenter.swift:12
          fix      capture it weakly: `[weak self]` in the
                   closure that UserPresenter.onSave holds
          with it  UserPresenter, UserInteractor
          again    UserViewController#2: User:42 went at
                   event 3

        EditNameCoordinator lives on: EditNameViewController went at event 2
          kept by  1 Hub, static Hub.shared
                   1.1 root: UserCoordinator
                   1.1.1 children[0]: EditNameCoordinator
          written  Flows/UserCoordinator.swift:6
          fix      take it out of UserCoordinator.children
                   when its screen goes, whichever way it
                   goes; a swipe is one, too
          or       if Hub.shared is meant to keep it, as a
                   cache is, say so above that line:
                   `// atelier:keeps <reason>`
        """)
  }

  @Test func `for how many reasons something lives on is said, and how many of them a save has fixed`() throws {
    let app = { (leaks: [LeakReport.Leak]) in
      var app = FakeApp.user
      app.leaks = { LeakReport(leaks: $0.path == ["Login"] ? leaks : []) }
      return app
    }
    let cycle = Self.leak("UserViewController", made: 1, event: 1, others: ["UserPresenter"])
    let mine = try WatchedSession(app([cycle, Self.kept]))
    #expect(
      mine.session.answer("tap 'Sign Out'").hasPrefix(
        """
        leak: UserViewController and 2 more objects live on after User:42 has gone, for
        2 reasons; `leaks` says why
        """))
    try mine.save(app([cycle]))
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, 1 event replayed
          leaks   1 of 2 causes gone
        """)
    try mine.save(app([]))
    #expect(mine.news().hasSuffix("\n  leaks   gone"))
  }

  @Test func `a cause that only shows once another is gone is told of`() throws {
    let app = { (leaks: [LeakReport.Leak]) in
      var app = FakeApp.user
      app.leaks = { LeakReport(leaks: $0.path == ["Login"] ? leaks : []) }
      return app
    }
    let mine = try WatchedSession(app([Self.leak("UserViewController", made: 1, event: 1, others: ["UserPresenter"])]))
    _ = mine.session.answer("tap 'Sign Out'")
    try mine.save(app([Self.kept]))
    #expect(mine.news().hasSuffix("\n  leaks   that cause is gone, and another shows now"))
  }

  @Test func `that an app is too large to be watched is said as soon as it matters, and once`() {
    var app = FakeApp.user
    app.leaks = { _ in LeakReport(leaks: [], isTooLarge: true) }
    let session = Session.fake(FakeBuilder(["viper": app]))
    #expect(
      session.transcript("switch viper", "tap 'Sign Out'", "wait 1s", "leaks", "expect no leaks")
        == """
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        viper User:42> tap 'Sign Out'
        leaks are not looked for: the app has more than 5000 objects
        viper Login> wait 1s
        viper Login> leaks
        leaks are not looked for: the app has more than 5000 objects
        viper Login> expect no leaks
        expected no leaks: leaks are not looked for: the app has more than 5000 objects
        """)
  }
}

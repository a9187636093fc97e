import Architectures
import Shell
import StageClient
import StageProtocol
import Testing

struct CompareTests {
  private static func call(
    _ depth: Int, _ type: String, _ member: CalledMember, _ role: ArchitectureRole
  ) -> CallTrace.Call {
    CallTrace.Call(depth: depth, type: type, member: member, role: role, file: "\(type).swift", line: 1)
  }

  private static func app(_ calls: [CallTrace.Call], made: [String], gone: [String]) -> FakeApp {
    var app = FakeApp.user
    app.trace = CallTrace(event: 1, calls: calls, createdTypes: made, freedTypes: gone)
    return app
  }

  private static let viper = app(
    [
      call(0, "UserViewController", .init(.function, fullName: "signOutTapped()"), .view),
      call(1, "UserPresenter", .init(.function, fullName: "signOutTapped()"), .presenter),
      call(2, "UserInteractor", .init(.function, fullName: "signOut()"), .interactor),
      call(3, "UserServiceImpl", .init(.function, fullName: "signOut()"), .service),
      call(2, "AppRouterImpl", .init(.function, fullName: "replaceStack(rootUrn:)", values: [#""Login""#]), .router),
      call(3, "AppRouterImpl", .init(.function, fullName: "show(_:)", values: ["…"]), .router),
      call(
        4, "LoginViewController", .init(.initialiser, fullName: "init(output:)", values: ["LoginPresenter"]), .view),
    ],
    made: ["LoginPresenter", "LoginViewController"], gone: ["UserViewController", "UserPresenter", "UserInteractor"])

  private static let mvpcf = app(
    [
      call(0, "UserViewController", .init(.function, fullName: "signOutTapped()"), .view),
      call(1, "DefaultUserPresenter", .init(.function, fullName: "signOut()"), .presenter),
      call(2, "DefaultLogoutManager", .init(.function, fullName: "logOut()"), .manager),
      call(3, "UserCoordinator", .init(.storedClosure, "signedOut"), .coordinator),
    ],
    made: ["LoginViewController"], gone: [])

  private static func session(_ apps: [String: FakeApp] = ["viper": viper, "mvvmfc": mvpcf]) -> Session {
    let session = Session.fake(FakeBuilder(apps), wirings: apps.keys.sorted())
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `wirings stand side by side, their calls aligned by layer`() {
    #expect(
      Self.session().answer("compare viper mvvmfc -- tap \"Sign Out\"") == """
        who decides where to go
          viper   UserPresenter, in signOutTapped()
          mvvmfc  UserCoordinator, in signedOut { … }

        screens equal: Login

                  viper                              mvvmfc
        calls     7                                  4
        made      2                                  1
        gone      3                                  0
        edges     +0 −0                              +0 −0
        files     6                                  4

        1 view    UserViewController                 UserViewController
                    signOutTapped()                    signOutTapped()
        2 logic   UserPresenter                      DefaultUserPresenter
                    signOutTapped()                    signOut()
        3 domain  UserInteractor
                    signOut()
        4 data    UserServiceImpl                    DefaultLogoutManager
                    signOut()                          logOut()
        5 flow    AppRouterImpl                      UserCoordinator
                    replaceStack(rootUrn: "Login")     signedOut { … }
        """)
  }

  @Test func `many wirings are shown layer by layer, a line for each call`() {
    let answer = Self.session(["viper": Self.viper, "mvvmfc": Self.mvpcf, "mvpcf": Self.mvpcf, "mvvmc": Self.viper])
      .answer("compare viper mvpcf mvvmfc mvvmc -- tap \"Sign Out\"")
    #expect(
      answer == """
        who decides where to go
          viper   UserPresenter, in signOutTapped()
          mvpcf   UserCoordinator, in signedOut { … }
          mvvmfc  UserCoordinator, in signedOut { … }
          mvvmc   UserPresenter, in signOutTapped()

        screens equal: Login

               viper             mvpcf             mvvmfc            mvvmc
        calls  7                 4                 4                 7
        made   2                 1                 1                 2
        gone   3                 0                 0                 3
        edges  +0 −0             +0 −0             +0 −0             +0 −0
        files  6                 4                 4                 6

        1 view
          viper   UserViewController.signOutTapped()
          mvpcf   UserViewController.signOutTapped()
          mvvmfc  UserViewController.signOutTapped()
          mvvmc   UserViewController.signOutTapped()
        2 logic
          viper   UserPresenter.signOutTapped()
          mvpcf   DefaultUserPresenter.signOut()
          mvvmfc  DefaultUserPresenter.signOut()
          mvvmc   UserPresenter.signOutTapped()
        3 domain
          viper   UserInteractor.signOut()
          mvvmc   UserInteractor.signOut()
        4 data
          viper   UserServiceImpl.signOut()
          mvpcf   DefaultLogoutManager.logOut()
          mvvmfc  DefaultLogoutManager.logOut()
          mvvmc   UserServiceImpl.signOut()
        5 flow
          viper   AppRouterImpl.replaceStack(rootUrn: "Login")
          mvpcf   UserCoordinator.signedOut { … }
          mvvmfc  UserCoordinator.signedOut { … }
          mvvmc   AppRouterImpl.replaceStack(rootUrn: "Login")
        """)
  }

  @Test func `a narrow terminal has the names above the calls`() {
    let session = Self.session()
    session.terminal.width = 34
    #expect(
      session.answer("compare viper mvvmfc -- tap \"Sign Out\"") == """
        who decides where to go
          viper
            UserPresenter, in
              signOutTapped()
          mvvmfc
            UserCoordinator, in
              signedOut { … }

        screens equal: Login

               viper        mvvmfc
        calls  7            4
        made   2            1
        gone   3            0
        edges  +0 −0        +0 −0
        files  6            4

        1 view
          viper
            UserViewController.
              signOutTapped()
          mvvmfc
            UserViewController.
              signOutTapped()
        2 logic
          viper
            UserPresenter.signOutTapped()
          mvvmfc
            DefaultUserPresenter.signOut()
        3 domain
          viper
            UserInteractor.signOut()
        4 data
          viper
            UserServiceImpl.signOut()
          mvvmfc
            DefaultLogoutManager.logOut()
        5 flow
          viper
            AppRouterImpl.replaceStack(…)
          mvvmfc
            UserCoordinator.signedOut {
              … }
        """)
  }

  @Test func `the current app stays as it is, and without an event the last one is looked at`() {
    let session = Self.session()
    session.run(line: "tap 'Edit name'; tap Cancel; tap 'Sign Out'") { _ in }
    let answer = session.answer("compare viper mvvmfc")
    #expect(answer.contains("\n\nscreens equal: Login\n\n"))
    #expect(session.answer("log").split(separator: "\n").count == 3)
    #expect(session.appSession.app?.screen == .login())
  }

  @Test func `what differs and what fails is said first`() {
    let crashing = FakeApp.user.answering { event, _ in
      event == .tap("Sign Out") ? .ends(StageFailure(.trap(message: "Index out of range"))) : nil
    }
    let other = FakeApp.user.answering { event, _ in event == .tap("Sign Out") ? .shows(.login(button: "Go")) : nil }
    let session = Session.fake(
      FakeBuilder(["viper": .user, "mvvmfc": crashing, "mvpcf": other]), wirings: ["viper", "mvvmfc", "mvpcf"])
    #expect(
      session.answer("compare viper mvpcf mvvmfc -- tap \"Sign Out\"") == """
        mvpcf: the screen differs
                            most   mvpcf
          button "Sign in"  there  –
          button "Go"       –      there
        mvvmfc stopped during `tap "Sign Out"`: the app trapped: Index out of range

               viper                   mvpcf                   mvvmfc
        calls  0                       0                       –
        made   0                       0                       –
        gone   0                       0                       –
        edges  +0 −0                   +0 −0                   –
        files  0                       0                       –
        """)
  }

  @Test func `those who listen get one wiring after the other`() {
    let session = Self.session()
    session.settings.isAccessible = true
    #expect(
      session.answer("compare viper -- tap \"Sign Out\"") == """
        viper
          7 calls in 6 files
          2 objects made, 3 gone
          0 references added, 0 taken away
          UserPresenter decides, in signOutTapped()
          1. view: UserViewController.signOutTapped()
          2. logic: UserPresenter.signOutTapped()
          3. domain: UserInteractor.signOut()
          4. data: UserServiceImpl.signOut()
          5. flow: AppRouterImpl.replaceStack(rootUrn: "Login")
        """)
  }

  @Test func `objects and files can be listed`() {
    let details = Self.session().answer("compare viper mvvmfc --details -- tap \"Sign Out\"")
    #expect(
      details.contains(
        """
        made
          viper: LoginPresenter, LoginViewController
          mvvmfc: LoginViewController
        gone
          viper: UserViewController, UserPresenter, UserInteractor
          mvvmfc: –
        edges added
          viper: –
          mvvmfc: –
        edges taken away
          viper: –
          mvvmfc: –
        files
          viper: AppRouterImpl.swift, LoginViewController.swift, UserInteractor.swift,
            UserPresenter.swift, UserServiceImpl.swift, UserViewController.swift
        """), "\(details)")
  }

  @Test(
    arguments: [
      ("compare viper --", "<event> is missing: `compare viper mvpcf -- tap \"Sign Out\"`"),
      (
        "compare viper -- tap Save --json",
        "\"--json\" does not fit; expected options before --, and an event behind it"
      ),
      ("compare viper -- fly", "there is no event called \"fly\""),
      ("compare vipr -- back", "there is no wiring \"vipr\"; did you mean `compare viper -- back`?"),
      ("compare viper", "-- <event> is missing: `compare viper mvpcf -- tap \"Sign Out\"`"),
      ("compare --change viper", "<wiring> is missing: `compare --change <before> <after>`"),
    ])
  func `wrong use is told what is right`(line: String, message: String) {
    #expect(Self.session().answer(line) == message)
  }
}

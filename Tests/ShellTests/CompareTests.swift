import Shell
import StageClient
import StageProtocol
import Testing

struct CompareTests {
  private static func call(_ depth: Int, _ type: String, _ member: String, _ role: String) -> CallTrace.Call {
    CallTrace.Call(depth: depth, type: type, member: member, role: role, file: "\(type).swift", line: 1)
  }

  private static func app(_ calls: [CallTrace.Call], made: [String], gone: [String]) -> FakeApp {
    var app = FakeApp.user
    app.trace = CallTrace(event: 1, calls: calls, made: made, gone: gone)
    return app
  }

  private static let viper = app(
    [
      call(0, "UserViewController", "signOutTapped()", "view"),
      call(1, "UserPresenter", "signOutTapped()", "presenter"),
      call(2, "UserInteractor", "signOut()", "interactor"),
      call(3, "UserServiceImpl", "signOut()", "service"),
      call(2, "AppRouterImpl", "replaceStack(rootUrn: \"Login\")", "router"),
      call(3, "AppRouterImpl", "show(…)", "router"),
      call(4, "LoginViewController", "init(output: LoginPresenter)", "view"),
    ],
    made: ["LoginPresenter", "LoginViewController"], gone: ["UserViewController", "UserPresenter", "UserInteractor"])

  private static let mvpcf = app(
    [
      call(0, "UserViewController", "signOutTapped()", "view"),
      call(1, "DefaultUserPresenter", "signOut()", "presenter"),
      call(2, "DefaultLogoutManager", "logOut()", "manager"),
      call(3, "UserCoordinator", "signedOut { … }", "coordinator"),
    ],
    made: ["LoginViewController"], gone: [])

  private static func session(_ apps: [String: FakeApp] = ["viper": viper, "mvvmfc": mvpcf]) -> Session {
    let session = Session.fake(FakeBuilder(apps))
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `wirings stand side by side, their calls aligned by layer`() {
    #expect(
      Self.session().answer("compare viper mvvmfc -- tap \"Sign Out\"") == """
                  viper                    mvvmfc
        calls     7                        4
        made      2                        1
        gone      3                        0
        edges     +0 −0                    +0 −0
        files     6                        4
        decides   UserPresenter            UserCoordinator
        screen    Login                    Login

        view      UserViewController       UserViewController
        logic     UserPresenter            DefaultUserPresenter
        domain    UserInteractor
        data      UserServiceImpl          DefaultLogoutManager
        flow      AppRouterImpl            UserCoordinator
        view      LoginViewController

        screens equal
        """)
  }

  @Test func `the app in hand stays as it is, and without an event the last one is looked at`() {
    let session = Self.session()
    session.run(line: "tap 'Edit name'; tap Cancel; tap 'Sign Out'") { _ in }
    let answer = session.answer("compare viper mvvmfc")
    #expect(answer.contains("screen    Login                    Login"))
    #expect(session.answer("log").split(separator: "\n").count == 3)
    #expect(session.app?.screen == .login())
  }

  @Test func `what differs and what fails is said below`() {
    let crashing = FakeApp.user.answering { event, _ in
      event == .tap("Sign Out") ? .ends(StageFailure(.trap(message: "Index out of range"))) : nil
    }
    let other = FakeApp.user.answering { event, _ in event == .tap("Sign Out") ? .shows(.login(button: "Go")) : nil }
    let session = Session.fake(
      FakeBuilder(["viper": .user, "mvvmfc": crashing, "mvpcf": other]), wirings: ["viper", "mvvmfc", "mvpcf"])
    #expect(
      session.answer("compare viper mvpcf mvvmfc -- tap \"Sign Out\"") == """
                  viper                  mvpcf                  mvvmfc
        calls     0                      0                      –
        made      0                      0                      –
        gone      0                      0                      –
        edges     +0 −0                  +0 −0                  –
        files     0                      0                      –
        decides   –                      –                      –
        screen    Login                  Login                  –

        mvpcf: the screen differs
                            most   mvpcf
          button "Sign in"  there  –
          button "Go"       –      there
        mvvmfc stopped during `tap "Sign Out"`: the app trapped: Index out of range
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
          in order: view UserViewController; logic UserPresenter; domain UserInteractor;
          data UserServiceImpl; flow AppRouterImpl; view LoginViewController
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
        files
          viper: AppRouterImpl.swift, LoginViewController.swift, UserInteractor.swift,
            UserPresenter.swift, UserServiceImpl.swift, UserViewController.swift
        """), "\(details)")
  }

  @Test(
    arguments: [
      ("compare viper --", "there is no event called \"\""),
      ("compare viper -- fly", "there is no event called \"fly\""),
      ("compare vipr -- back", "there is no wiring \"vipr\"; did you mean `switch viper`?"),
      ("compare viper", "-- <event> is missing: `compare viper mvpcf -- tap \"Sign Out\"`"),
      ("compare --change viper", "<wiring> is missing: `compare --change <before> <after>`"),
    ])
  func `wrong use is told what is right`(line: String, message: String) {
    #expect(Self.session().answer(line) == message)
  }
}

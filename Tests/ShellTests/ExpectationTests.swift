import Shell
import StageClient
import Testing

/// What `expect` says of events that must not happen, and of whole screens.
struct ExpectationTests {
  /// An app that ends when one signs out.
  private static let fragile = FakeApp.user.answering { event, _ in
    event == .tap("Sign Out") ? .ends(StageFailure(.trap(message: "Index out of range"))) : nil
  }

  private func problem(_ line: String, of app: FakeApp = .user) -> Output? {
    let session = Session.fake(FakeBuilder(["viper": app, "mvvmfc": .user]))
    session.run(line: "switch viper") { _ in }
    return session.outputs(line).last
  }

  @Test(arguments: [
    "expect refused tap Nothing", "expect refused tap Nothing because \"on the screen\"", "expect refused back",
    "expect screen is \"Ann Appleseed\" \"Edit name\" \"Sign Out\"",
    "tap \"Sign Out\"; expect screen is Name:", "tap \"Edit name\"; expect screen is \"First name: Ann\" Cancel",
  ])
  func `what is so is passed over in silence`(line: String) {
    #expect(problem(line) == nil)
  }

  @Test(arguments: [
    ("expect refused tap \"Sign Out\"", "expected refused tap \"Sign Out\": it has happened", Status.checkFailed),
    (
      "expect refused tap Nothing because \"too late\"",
      "expected refused tap \"Nothing\" because \"too late\": it is refused for another reason: "
        + "there is no \"Nothing\" on the screen", .checkFailed
    ),
    ("expect refused", "<event> is missing: `expect refused <event>… [because \"<part of the reason>\"]`", .wrongUse),
    ("expect refused fly", "there is no event called \"fly\"", .wrongUse),
    (
      "expect screen is \"Ann Appleseed\"",
      "expected screen is \"Ann Appleseed\": the screen is \"Ann Appleseed\" \"Edit name\" \"Sign Out\"", .checkFailed
    ),
  ])
  func `what is not so is told`(line: String, message: String, status: Status) {
    #expect(problem(line)?.text.plain == message)
    #expect(problem(line)?.status == status)
  }

  @Test func `an app that ends is what was expected`() {
    #expect(problem("expect stops tap \"Sign Out\" because \"out of range\"", of: Self.fragile) == nil)
  }

  @Test(arguments: [
    (
      "expect stops tap \"Edit name\"", "expected stops tap \"Edit name\": it has happened", Status.checkFailed
    ),
    (
      "expect stops tap Nothing",
      "expected stops tap \"Nothing\": it is refused: there is no \"Nothing\" on the screen",
      .checkFailed
    ),
    (
      "expect stops tap \"Sign Out\" because \"nil\"",
      "expected stops tap \"Sign Out\" because \"nil\": the app stops for another reason: "
        + "the app trapped: Index out of range",
      .checkFailed
    ),
    ("expect stops", "<event> is missing: `expect stops <event>… [because \"<part of the reason>\"]`", .wrongUse),
  ])
  func `an app that goes on is not what was expected`(line: String, message: String, status: Status) {
    #expect(problem(line, of: Self.fragile)?.text.plain == message)
    #expect(problem(line, of: Self.fragile)?.status == status)
  }

  @Test func `what is refused is not in the log`() {
    let session = Session.fake()
    session.run(line: "switch viper; expect refused tap Nothing") { _ in }
    #expect(session.appSession.app?.log.events == [])
  }
}

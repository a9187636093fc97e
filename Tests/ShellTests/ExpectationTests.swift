import Shell
import Testing

/// What `expect` says of events that must not happen, and of whole screens.
struct ExpectationTests {
  private func problem(_ line: String) -> Output? {
    let session = Session.fake()
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

  @Test func `what is refused is not in the log`() {
    let session = Session.fake()
    session.run(line: "switch viper; expect refused tap Nothing") { _ in }
    #expect(session.appSession.app?.log.events == [])
  }
}

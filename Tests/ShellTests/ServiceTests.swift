import Shell
import StageProtocol
import Testing

struct ServiceTests {
  @Test func `the services are shown in the words that set them`() {
    #expect(
      Session.fake().answer("switch viper; service") == """
        viper: 31 files compiled in 0.9 s, launched
        latency          0s
        offline          off
        fail             0
        user 42 name     Ann Appleseed
        user 42 friends  7 13 21
        """)
    #expect(
      Session.fake().outputs("switch viper; service --json").last?.text.plain.hasPrefix(
        """
        {
          "settings" : [
            {
              "name" : "latency",
              "value" : "0s"
            },
        """) == true)
  }

  @Test func `setting is an event, which a person is told the meaning of`() {
    let session = Session.fake(isInteractive: true)
    session.run(line: "switch viper") { _ in }
    #expect(
      session.transcript(
        "service latency 2", "service offline on", "service fail 3", "service user 42 name 'Anna Smith'", "undo", "log"
      ) == """
        viper User:42> service latency 2
        each call takes 2s
        viper User:42> service offline on
        the server is out of reach
        viper User:42> service fail 3
        the next 3 calls fail
        viper User:42> service user 42 name 'Anna Smith'
        the server knows; the app hears of it when it asks next
        viper User:42> undo
        taken back: service user 42 name "Anna Smith"
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        viper User:42> log
        1  service latency 2s
        2  service offline on
        3  service fail 3
        4  service user 42 name "Anna Smith"  taken back
        """)
  }

  @Test(arguments: [
    ("service latency soon", "\"soon\" is not a duration; write 500ms, 2s or 1m"),
    ("service latency", "service latency is written: service latency <duration>"),
    ("service latency 2 s", "service latency is written: service latency <duration>"),
    ("service offline maybe", "service offline is written: service offline on|off"),
    ("service fail -1", "service fail is written: service fail <number of calls>"),
  ])
  func `a bad value is told how to write it`(line: String, message: String) {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    let problem = session.outputs(line).last
    #expect(problem?.text.plain == message)
    #expect(problem?.status == .wrongUse)
  }

  @Test(arguments: [
    (StageTime(now: 500, fired: 2, pending: 1, next: 2000), "500ms passed; 2 timers fired; the next is due in 1500ms"),
    (StageTime(now: 500, fired: 1, pending: 0, next: nil), "500ms passed; 1 timer fired"),
    (StageTime(now: 500, fired: 0, pending: 1, next: 1500), "500ms passed; no timer was due; the next is due in 1s"),
  ])
  func `wait says what it did`(after: StageTime, sentence: String) {
    var app = FakeApp.user
    app.pass = { _, _ in after }
    let session = Session.fake(FakeBuilder(["viper": app]), isInteractive: true)
    session.run(line: "switch viper; tap 'Sign Out'") { _ in }
    #expect(
      session.answer("wait 500ms") == """
        \(sentence)
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `what wait did is there for programs`() {
    var app = FakeApp.user
    app.pass = { _, _ in StageTime(now: 500, fired: 2, pending: 1, next: 2000) }
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper") { _ in }
    #expect(session.answer("wait 500ms") == "")
    #expect(
      session.answer("wait 500ms --json") == """
        {
          "fired" : 0,
          "next" : 2000,
          "now" : 500,
          "passed" : 0,
          "pending" : 1
        }
        """)
  }
}

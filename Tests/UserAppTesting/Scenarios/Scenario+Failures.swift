import StageKit
import Testing

extension Scenario {
  nonisolated static let failures =
    [
      Scenario("a server that stays out of reach, and comes back") { app in
        app.api.isOffline = true
        await app.expect("User:42 | Loading, Friends, Sign Out")
        await app.wait(.seconds(2))
        await app.expect("User:42 | Can't reach the server, Retry, Cancel")
        try app.window.tap("Cancel")
        await app.expect("User:42 | Friends, Sign Out")
        try app.window.tap("Friends")
        await app.wait(.seconds(2))
        await app.expect("User:42 Friends:42 | Can't reach the server, Retry, Cancel")
        app.api.isOffline = false
        try app.window.tap("Retry")
        await app.expect(Shown.annsFriends)
      },
      Scenario("a person who could not be loaded is there after a retry") { app in
        app.api.failuresToCome = 3
        await app.wait(.seconds(2))
        await app.expect("User:42 | Can't reach the server, Retry, Cancel")
        try app.window.tap("Retry")
        await app.expect(Shown.ann)
      },
      Scenario("two failures are retried without a word") { app in
        app.api.failuresToCome = 2
        await app.wait(.seconds(1))
        await app.expect("User:42 | Loading, Friends, Sign Out")
        await app.wait(.seconds(1))
        await app.expect(Shown.ann)
      },
      Scenario("a call that takes longer than ten seconds has failed") { app in
        app.api.latency = .seconds(11)
        await app.wait(.seconds(31))
        await app.expect("User:42 | Loading, Friends, Sign Out")
        await app.wait(.seconds(1))
        await app.expect("User:42 | Can't reach the server, Retry, Cancel")
      },
    ] + nobody("User:99") + nobody("Friends:99")

  private nonisolated static func nobody(_ urn: String) -> [Scenario] {
    ([.automatic, .push, .present] as [Link.Presentation]).map { presentation in
      Scenario("nobody is under \(urn), \(presentation)") { app in
        await app.expect(Shown.ann)
        try app.open(urn, presentation)
        await app.expect("User:42 \(urn) | There is no user 99, OK")
        try app.window.tap("OK")
        await app.expect(Shown.ann)
      }
    }
  }
}

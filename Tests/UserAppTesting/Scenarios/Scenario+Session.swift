import Testing

extension Scenario {
  nonisolated static let session = [
    Scenario("sign out, and in as another") { app in
      await app.expect(Shown.ann)
      try app.window.tap("Sign Out")
      await app.expect(Shown.login)
      try app.signIn(as: "zed")
      await app.expect("Login | No one is called \"zed\", OK")
      try app.window.tap("OK")
      await app.expect("Login | Name: zed, Sign in")
      try app.signIn(as: " bob ")
      await app.expect("User:7 | Bob Baker, Edit name, Friends, Sign Out")
    },
    Scenario("a blank name cannot sign in", signedIn: nil) { app in
      await app.expect(Shown.login)
      try app.window.type(" ", into: "Name")
      await app.expect("Login | Name:  ")
      try app.window.type("ann", into: "Name")
      await app.expect("Login | Name: ann, Sign in")
    },
    Scenario("a sign-in that fails can be tried again", signedIn: nil) { app in
      app.api.isOffline = true
      try app.signIn(as: "ann")
      await app.wait(.seconds(2))
      await app.expect("Login | Can't reach the server, Retry, Cancel")
      app.api.isOffline = false
      try app.window.tap("Retry")
      await app.expect(Shown.ann)
    },
    Scenario("who taps twice signs in once", signedIn: nil) { app in
      app.api.latency = .seconds(2)
      try app.signIn(as: "ann")
      await app.wait(.seconds(1))
      try app.signIn(as: "bob")
      await app.wait(.seconds(1))
      await app.expect("User:42 | Loading, Friends, Sign Out")
      await app.wait(.seconds(2))
      await app.expect(Shown.ann)
    },
  ]
}

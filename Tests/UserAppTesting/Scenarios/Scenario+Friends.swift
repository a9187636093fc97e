import Testing

extension Scenario {
  nonisolated static let friends = [
    Scenario("friends of friends, and back") { app in
      await app.expect(Shown.ann)
      try app.window.tap("Friends")
      await app.expect(Shown.annsFriends)
      try app.window.select(row: "Dee Dee O'Hara")
      await app.expect("User:42 Friends:42 User:21 | Dee Dee O'Hara, Friends")
      try app.window.tap("Friends")
      await app.expect("User:42 Friends:42 User:21 Friends:21 | No friends yet")
      for _ in 0..<3 { try app.window.goBack() }
      await app.expect(Shown.ann)
    },
    Scenario("friends are there before their person") { app in
      app.api.latency = .seconds(2)
      await app.expect("User:42 | Loading, Friends, Sign Out")
      try app.window.tap("Friends")
      await app.expect("User:42 Friends:42 | Loading")
      await app.wait(.seconds(2))
      await app.expect(Shown.annsFriends)
      try app.window.goBack()
      await app.expect(Shown.ann)
    },
    Scenario("a presented person has friends, and can sign out") { app in
      await app.expect(Shown.ann)
      try app.open("User:42", .present)
      await app.expect("User:42 User:42 | Ann Appleseed, Edit name, Friends, Sign Out")
      try app.window.tap("Friends")
      await app.expect("User:42 User:42 Friends:42 | Bob Baker, Cy Young, Dee Dee O'Hara")
      try app.window.goBack()
      try app.window.tap("Sign Out")
      await app.expect(Shown.login)
    },
  ]
}

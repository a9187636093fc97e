import Testing

extension Scenario {
  nonisolated static let notifications = [
    Scenario("a notification that is tapped leads to its screen") { app in
      await app.expect(Shown.ann)
      try app.notify("Bob is here", "User:7")
      await app.expect("User:42 | Bob is here, Ann Appleseed, Edit name, Friends, Sign Out")
      try app.window.tap("Bob is here")
      await app.expect(Shown.bob)
      await app.wait(.seconds(5))
      await app.expect(Shown.bob)
    },
    Scenario("a notification that nobody taps is gone after five seconds") { app in
      try app.notify("Bob is here", "User:7")
      await app.wait(.milliseconds(4_999))
      await app.expect("User:42 | Bob is here, Ann Appleseed, Edit name, Friends, Sign Out")
      await app.wait(.milliseconds(1))
      await app.expect(Shown.ann)
    },
    Scenario("a notification takes the place of the one before it, for its own five seconds") { app in
      try app.notify("Bob is here", "User:7")
      await app.wait(.seconds(3))
      try app.notify("Cy is here", "User:13")
      await app.wait(.seconds(3))
      await app.expect("User:42 | Cy is here, Ann Appleseed, Edit name, Friends, Sign Out")
      await app.wait(.seconds(2))
      await app.expect(Shown.ann)
    },
    Scenario("a notification is over whatever the person does") { app in
      try app.notify("Bob is here", "User:7")
      try app.window.tap("Friends")
      await app.expect("User:42 Friends:42 | Bob is here, Bob Baker, Cy Young, Dee Dee O'Hara")
      try app.window.tap("Bob is here")
      await app.expect("User:42 Friends:42 User:7 | Bob Baker, Friends")
    },
    Scenario("a notification that leads nowhere changes nothing") { app in
      await app.expect(Shown.ann)
      try app.notify("Bob is Rob", "EditName:7")
      try app.window.tap("Bob is Rob")
      await app.expect(Shown.ann)
    },
    Scenario("a notification that is tapped by nobody in particular waits for who signs in", signedIn: nil) { app in
      try app.notify("Bob is here", "User:7")
      try app.window.tap("Bob is here")
      await app.expect(Shown.login)
      try app.signIn(as: "ann")
      await app.expect(Shown.bob)
    },
  ]
}

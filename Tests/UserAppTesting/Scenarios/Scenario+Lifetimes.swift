import Testing

extension Scenario {
  nonisolated static let lifetimes = [
    Scenario("nothing of the signed-in screens outlives its time") { app in
      await app.expect(Shown.ann)
      weak let user = app.window.visibleViewController
      try app.window.tap("Friends")
      await app.expect(Shown.annsFriends)
      weak let friends = app.window.visibleViewController
      try app.window.select(row: "Cy Young")
      await settle()
      weak let friend = app.window.visibleViewController
      try app.open("EditName:42")
      await settle()
      weak let editName = app.window.visibleViewController
      #expect(
        [user, friends, friend, editName].map { $0?.restorationIdentifier } == [
          "User:42", "Friends:42", "User:13", "EditName:42",
        ])

      try app.window.swipeToDismiss()
      #expect(editName == nil)
      try app.window.goBack()
      #expect(friend == nil)
      try app.window.goBack()
      #expect(friends == nil)
      #expect(user != nil)
      try app.window.tap("Sign Out")
      #expect(user == nil)
    },
    Scenario("signing out takes all that is on the stack") { app in
      await app.expect(Shown.ann)
      weak let user = app.window.visibleViewController
      try app.open("Friends:7")
      await settle()
      weak let friends = app.window.visibleViewController
      try app.window.select(row: "Ann Appleseed")
      await settle()
      try app.window.tap("Sign Out")
      #expect(user == nil && friends == nil)
      await app.expect(Shown.login)
    },
    Scenario("a screen that still loads is gone as well") { app in
      app.api.latency = .seconds(5)
      await app.expect("User:42 | Loading, Friends, Sign Out")
      weak let user = app.window.visibleViewController
      try app.window.tap("Sign Out")
      #expect(user == nil)
      await app.wait(.seconds(5))
      await app.expect(Shown.login)
    },
    Scenario("a screen whose load fails when it is gone says nothing") { app in
      app.api.isOffline = true
      await app.expect("User:42 | Loading, Friends, Sign Out")
      try app.window.tap("Sign Out")
      await app.wait(.seconds(5))
      await app.expect(Shown.login)
    },
    Scenario("a person on several screens signs out once") { app in
      try app.open("User:42", .push)
      try app.open("User:42", .push)
      await app.expect("User:42 User:42 User:42 | Ann Appleseed, Edit name, Friends, Sign Out")
      try app.window.tap("Sign Out")
      await app.expect(Shown.login)
      try app.signIn(as: "bob")
      await app.expect("User:7 | Bob Baker, Edit name, Friends, Sign Out")
    },
  ]
}

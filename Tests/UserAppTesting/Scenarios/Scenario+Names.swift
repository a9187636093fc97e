import Testing

extension Scenario {
  nonisolated static let names = [
    Scenario("edit, save, cancel, swipe") { app in
      await app.expect(Shown.ann)
      try app.window.tap("Edit name")
      await app.expect(Shown.annsName)
      try app.window.type(" Anna ", into: "First name")
      await app.expect("User:42 EditName:42 | First name:  Anna , Last name: Appleseed, Cancel, Save")
      try app.window.tap("Save")
      await app.expect(Shown.anna)

      try app.window.tap("Edit name")
      try app.window.type("Zoe", into: "First name")
      try app.window.tap("Cancel")
      await app.expect(Shown.anna)

      try app.window.tap("Edit name")
      try app.window.type("Zoe", into: "First name")
      try app.window.swipeToDismiss()
      await app.expect(Shown.anna)

      try app.window.tap("Edit name")
      await app.expect("User:42 EditName:42 | First name: Anna, Last name: Appleseed, Cancel")
    },
    Scenario("a new name is on every screen that shows it") { app in
      try app.open("Friends:7")
      await app.expect("User:42 Friends:7 | Ann Appleseed")
      try app.window.select(row: "Ann Appleseed")
      await app.expect("User:42 Friends:7 User:42 | Ann Appleseed, Edit name, Friends, Sign Out")
      try app.window.tap("Edit name")
      try app.window.type("Anna", into: "First name")
      try app.window.tap("Save")
      await app.expect("User:42 Friends:7 User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
      try app.window.goBack()
      await app.expect("User:42 Friends:7 | Anna Appleseed")
      try app.window.select(row: "Anna Appleseed")
      await app.expect("User:42 Friends:7 User:42 | Anna Appleseed, Edit name, Friends, Sign Out")
      try app.window.goBack()
      try app.window.goBack()
      await app.expect(Shown.anna)
    },
    Scenario("a name that cannot be saved stays to be saved again") { app in
      await app.expect(Shown.ann)
      try app.window.tap("Edit name")
      try app.window.type("Anna", into: "First name")
      app.api.failuresToCome = 3
      try app.window.tap("Save")
      await app.wait(.seconds(2))
      await app.expect("User:42 EditName:42 | Can't reach the server, Retry, Cancel")
      try app.window.tap("Cancel")
      await app.expect("User:42 EditName:42 | First name: Anna, Last name: Appleseed, Cancel, Save")
      app.api.failuresToCome = 3
      try app.window.tap("Save")
      await app.wait(.seconds(2))
      try app.window.tap("Retry")
      await app.expect(Shown.anna)
    },
    Scenario("who taps twice saves once") { app in
      await app.expect(Shown.ann)
      try app.window.tap("Edit name")
      try app.window.type("Anna", into: "First name")
      app.api.latency = .seconds(2)
      try app.window.tap("Save")
      await app.wait(.seconds(1))
      try app.window.tap("Save")
      await app.wait(.seconds(1))
      await app.expect(Shown.anna)
    },
    leavingWhileSaving("who cancels while a save is under way has changed nothing") { try $0.window.tap("Cancel") },
    leavingWhileSaving("who swipes while a save is under way has changed nothing") {
      try $0.window.swipeToDismiss()
    },
  ]

  private nonisolated static func leavingWhileSaving(
    _ name: String, leave: @escaping @MainActor @Sendable (AppDriver) throws -> Void
  ) -> Scenario {
    Scenario(name) { app in
      await app.expect(Shown.ann)
      try app.window.tap("Edit name")
      try app.window.type("Zoe", into: "First name")
      app.api.latency = .seconds(2)
      try app.window.tap("Save")
      await app.wait(.seconds(1))
      try leave(app)
      await app.wait(.seconds(5))
      await app.expect(Shown.ann)
      app.api.latency = .zero
      try app.open("User:42")
      await app.expect(Shown.ann)
    }
  }
}

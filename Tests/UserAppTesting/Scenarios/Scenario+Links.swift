import StageKit
import Testing

extension Scenario {
  nonisolated static let links =
    [
      leading(to: "User:7", .automatic, Shown.bob),
      leading(to: "User:7", .push, Shown.bob),
      leading(to: "User:7", .present, Shown.bob),
      leading(to: "User:42", .automatic, Shown.ann),
      leading(to: "User:42", .push, "User:42 User:42 | Ann Appleseed, Edit name, Friends, Sign Out"),
      leading(to: "Friends:7", .automatic, "User:42 Friends:7 | Ann Appleseed"),
      leading(to: "Friends:7", .present, "User:42 Friends:7 | Ann Appleseed"),
      leading(to: "EditName:42", .automatic, Shown.annsName),
      leading(to: "EditName:42", .push, Shown.annsName),

      leadingNowhere("EditName:7", "only person 7 may edit the name of person 7"),
      leadingNowhere("Login", "someone is signed in already; sign out first"),
      leadingNowhere("User:ann", "\"ann\" is not the id of a person; ids are numbers"),
    ] + others

  private nonisolated static func leading(
    to urn: String, _ presentation: Link.Presentation, _ screen: String
  ) -> Scenario {
    Scenario("a link leads to \(urn), \(presentation)") { app in
      await app.expect(Shown.ann)
      try app.open(urn, presentation)
      await app.expect(screen)
    }
  }

  private nonisolated static func leadingNowhere(_ urn: String, _ reason: String) -> Scenario {
    Scenario("a link to \(urn) changes nothing") { app in
      await app.expect(Shown.ann)
      try app.window.tap("Edit name")
      let refusal = #expect(throws: (any Error).self) { try app.open(urn) }
      #expect(refusal.map(String.init(describing:)) == reason)
      await app.expect(Shown.annsName)
    }
  }

  private nonisolated static let others = [
    Scenario("a name that is edited through a link is shown at once") { app in
      await app.expect(Shown.ann)
      try app.open("EditName:42")
      try app.window.type("Anna", into: "First name")
      try app.window.tap("Save")
      await app.expect(Shown.anna)
    },
    Scenario("a link closes what is presented before it leads on") { app in
      for presentation in [.automatic, .present] as [Link.Presentation] {
        try app.open("User:42")
        await app.expect(Shown.ann)
        try app.window.tap("Edit name")
        try app.open("User:7", presentation)
        await app.expect(Shown.bob)
        try app.window.tap("Friends")
        await app.expect("User:42 User:7 Friends:7 | Ann Appleseed")
      }
    },
    Scenario("the last link of those that wait is followed after sign-in, once", signedIn: nil) { app in
      try app.open("Friends:42")
      try app.open("User:13")
      await app.expect(Shown.login)
      try app.signIn(as: "ann")
      await app.expect("User:42 User:13 | Cy Young, Friends")
      try app.window.goBack()
      try app.window.tap("Sign Out")
      try app.signIn(as: "ann")
      await app.expect(Shown.ann)
    },
    Scenario("a link that waits and turns out to lead nowhere is forgotten", signedIn: nil) { app in
      try app.open("EditName:7")
      try app.signIn(as: "ann")
      await app.expect(Shown.ann)
    },
    Scenario("a name that is edited as soon as its person is signed in gets filled in", signedIn: nil) { app in
      try app.open("EditName:42")
      try app.signIn(as: "ann")
      await app.expect(Shown.annsName)
    },
  ]
}

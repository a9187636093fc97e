import Testing

struct URNsComeFromFactoriesTests {
  @Test(arguments: [
    """
    final class UserPresenter {
      func go() { router.pushModule(byUrn: "Friends:7", animated: true) }
    }
    """,
    #"""
    final class UserPresenter {
      func go() { router.replaceStack(rootUrn: "User:\(id)") }
    }
    """#,
  ])
  func `what VI-5 forbids is found`(source: String) throws {
    #expect(try found(source, by: "VI-5").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      func go() { router.pushModule(byUrn: FriendsFactory.urn(id: 7)) }
    }
    """,
    """
    final class UserPresenter {
      func go() { router.pushModule(byUrn: urn) }
    }
    """,
    #"""
    final class FriendsFactory {
      static func urn(id: Int) -> String { "Friends:\(id)" }
    }
    """#,
    """
    final class UserPresenter {
      func go() { log(name: "Friends:7") }
    }
    """,
  ])
  func `what VI-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-5") == [])
  }
}

import Testing

struct CoordinatorsUseTheRouterTests {
  @Test(arguments: [
    """
    final class UserCoordinator {
      func f() { navigationController.pushViewController(c, animated: true) }
    }
    """,
    """
    final class UserCoordinator {
      func f() { rootController.present(c, animated: true) }
    }
    """,
    """
    final class UserCoordinator {
      let router: Router
      func f() { router.navigationController.present(c, animated: true) }
    }
    """,
  ])
  func `what FS-6 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FS-6").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserCoordinator {
      func f() { router.push(c) }
    }
    """,
    """
    final class UserCoordinator {
      func f() { router.present(c, animated: true) }
    }
    """,
    """
    final class RouterImp {
      func f() { rootController.pushViewController(c, animated: true) }
    }
    """,
  ])
  func `what FS-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-6") == [])
  }
}

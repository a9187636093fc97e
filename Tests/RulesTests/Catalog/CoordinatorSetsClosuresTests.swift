import Testing

struct CoordinatorSetsClosuresTests {
  @Test(arguments: [
    (
      """
      protocol UserViewModel: AnyObject {
        var onClose: (() -> Void)? { get set }
      }
      struct UserDependency {
        let viewModel: any UserViewModel
        let viewController: UserViewController
      }
      final class UserCoordinator {
        func show() throws {
          let user: UserDependency = try container.resolve()
          user.viewModel.onClose = { self.close() }
          router.push(user.viewController)
        }
      }
      """,
      """
      11:30 the closure of onClose in UserCoordinator holds self strongly
        fix: capture `[weak self]`
      """
    ),
    (
      """
      protocol UserViewModel: AnyObject {
        var onClose: (() -> Void)? { get set }
      }
      struct UserDependency {
        let viewModel: any UserViewModel
        let viewController: UserViewController
      }
      final class UserCoordinator {
        func show() throws {
          let user: UserDependency = try container.resolve()
          router.push(user.viewController)
        }
      }
      """,
      """
      10:9 UserCoordinator shows UserViewModel without setting onClose
        fix: set it before the view controller is handed to the router
      """
    ),
    (
      """
      protocol UserViewModel: AnyObject {
        var onClose: (() -> Void)? { get set }
      }
      struct UserDependency {
        let viewModel: any UserViewModel
        let viewController: UserViewController
      }
      final class UserCoordinator {
        func show() throws {
          let user: UserDependency = try container.resolve()
          router.push(user.viewController)
          user.viewModel.onClose = { [weak self] in self?.close() }
        }
      }
      """,
      """
      12:20 UserCoordinator shows UserViewModel before it sets onClose
        fix: set it before the view controller is handed to the router
      """
    ),
  ])
  func `what FS-4 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-4") == report)
  }

  @Test(arguments: [
    """
    protocol UserViewModel: AnyObject {
      var onClose: (() -> Void)? { get set }
    }
    struct UserDependency {
      let viewModel: any UserViewModel
      let viewController: UserViewController
    }
    final class UserCoordinator {
      func show() throws {
        let user: UserDependency = try container.resolve()
        user.viewModel.onClose = { [weak self] in self?.close() }
        router.push(user.viewController)
      }
    }
    """,
    """
    protocol UserViewModel: AnyObject {
      var onClose: (() -> Void)? { get set }
    }
    struct UserDependency {
      let viewModel: any UserViewModel
      let viewController: UserViewController
    }
    final class UserCoordinator {
      func show() throws {
        let user: UserDependency = try container.resolve()
        user.viewModel.onClose = { [router] in router.popModule() }
        return user.viewController
      }
    }
    """,
    """
    protocol UserViewModel: AnyObject {
      var onClose: (() -> Void)? { get set }
    }
    struct UserDependency {
      let viewModel: any UserViewModel
      let viewController: UserViewController
    }
    final class UserCoordinator {
      func show() throws {
        let user: UserDependency = try container.resolve()
        prepare(user)
      }
    }
    """,
  ])
  func `what FS-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-4") == [])
  }
}

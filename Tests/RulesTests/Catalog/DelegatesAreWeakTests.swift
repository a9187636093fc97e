import Testing

struct DelegatesAreWeakTests {
  @Test(arguments: [
    (
      """
      final class UserViewModel {
        var delegate: (any UserViewModelDelegate)?
      }
      """,
      """
      2:7 UserViewModel holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    (
      """
      final class UserViewModel {
        var loginDelegate: LoginDelegate?
      }
      """,
      """
      2:7 UserViewModel holds its loginDelegate strongly
        fix: declare `weak var loginDelegate`
      """
    ),
  ])
  func `what FC-5 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-5") == report)
  }

  @Test(arguments: [
    """
    final class UserViewModel {
      weak var delegate: (any UserViewModelDelegate)?
    }
    """,
    """
    struct Form {
      var delegate: FormDelegate?
    }
    """,
    """
    final class UserViewModel {
      var delegate: (any UserViewModelDelegate)? { store.delegate }
    }
    """,
    """
    final class UserViewController {
      private let transitioningDelegate = SheetTransitioningDelegate()
    }
    """,
    """
    final class UserViewController {
      private lazy var delegate: TableDelegate = TableDelegate(self)
    }
    """,
    """
    final class UserViewModel {
      @Weak var delegate: UserViewModelDelegate?
    }
    protocol UserViewModelDelegate: AnyObject {}
    """,
  ])
  func `what FC-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-5") == [])
  }
}

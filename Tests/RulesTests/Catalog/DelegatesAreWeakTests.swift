import Testing

struct DelegatesAreWeakTests {
  @Test(arguments: [
    """
    final class UserViewModel {
      var delegate: (any UserViewModelDelegate)?
    }
    """,
    """
    final class UserViewModel {
      var loginDelegate: LoginDelegate?
    }
    """,
  ])
  func `what FC-5 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-5").isEmpty == false)
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

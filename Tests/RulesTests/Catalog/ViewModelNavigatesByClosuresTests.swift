import Testing

struct ViewModelNavigatesByClosuresTests {
  @Test(arguments: [
    """
    final class UserViewModelImpl {
      private let router: any Router
    }
    """,
    """
    final class UserViewModelImpl {
      weak var coordinator: UserCoordinator?
    }
    """,
    """
    final class UserViewModelImpl {
      var onClose: (() -> Void)!
    }
    """,
  ])
  func `what FS-3 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FS-3").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserViewModelImpl {
      var onClose: (() -> Void)?
    }
    """,
    """
    final class UserViewModelImpl {
      private let provider: any UserProvider
    }
    """,
    """
    struct UserViewModel {
      let onSelect: () -> Void
    }
    """,
    """
    final class UserCoordinator {
      private let router: any Router
    }
    """,
  ])
  func `what FS-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-3") == [])
  }
}

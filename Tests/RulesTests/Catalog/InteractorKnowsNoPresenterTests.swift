import Testing

struct InteractorKnowsNoPresenterTests {
  @Test(arguments: [
    """
    final class UserInteractor {
      weak var presenter: UserPresenterProtocol?
    }
    """,
    """
    final class UserInteractor {
      private let router: AppRouterProtocol
    }
    """,
    """
    final class UserInteractor {
      func done() { UserViewController().close() }
    }
    """,
  ])
  func `what VI-4 forbids is found`(source: String) throws {
    #expect(try found(source, by: "VI-4").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserInteractor {
      weak var output: UserInteractorOutput?
    }
    """,
    """
    final class UserInteractor {
      weak var presenter: UserInteractorDelegate?
    }
    """,
    """
    final class UserInteractor {
      private let userService: any UserService
    }
    """,
    """
    final class UserPresenter {
      private let router: AppRouterProtocol
    }
    """,
  ])
  func `what VI-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-4") == [])
  }
}

import Rules
import Testing

struct InteractorKnowsNoPresenterTests {
  @Test(arguments: [
    (
      """
      final class UserInteractor {
        weak var presenter: UserPresenterProtocol?
        func load() { presenter?.didLoad() }
      }
      """,
      """
      2:23 UserInteractor knows the presenter UserPresenterProtocol
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
    (
      """
      final class UserInteractor {
        private let router: AppRouterProtocol
        func signOut() { router.close() }
      }
      """,
      """
      2:23 UserInteractor knows the router AppRouterProtocol
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
    (
      """
      final class UserInteractor {
        func done() { UserViewController().close() }
      }
      """,
      """
      2:17 UserInteractor knows the view controller UserViewController
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
    (
      """
      final class UserInteractor {
        private let wireFrame: UserWireFrameProtocol
        func signOut() { wireFrame.close() }
      }
      """,
      """
      2:26 UserInteractor knows the router UserWireFrameProtocol
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
    // All of the presenter, and no output.
    (
      """
      final class UserInteractor {
        weak var presenter: UserPresenterProtocol?
        func load() { presenter?.didLoad() }
      }
      protocol UserPresenterProtocol: AnyObject {
        var view: UserViewProtocol? { get set }
        var router: UserRouterProtocol? { get set }
      }
      """,
      """
      2:23 UserInteractor knows the presenter UserPresenterProtocol
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
    (
      """
      final class UserInteractor {
        private let coordinator: MainCoordinatorProtocol
        func signOut() { coordinator.signOut() }
      }
      protocol MainCoordinatorProtocol {
        func signOut()
      }
      """,
      """
      2:28 UserInteractor knows the coordinator MainCoordinatorProtocol
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
    // Once for each line.
    (
      """
      final class UserInteractor {
        var presenter: UserPresenter { other as! UserPresenter }
      }
      final class UserPresenter {
        let interactor: UserInteractor
      }
      """,
      """
      2:18 UserInteractor knows the presenter UserPresenter
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
    // A type and the cast below it are one thing.
    (
      """
      final class UserInteractor: Interactor {
        func load() {
          presenter.show()
        }
      }

      extension UserInteractor {
        private var presenter: UserPresenter {
          _presenter as! UserPresenter
        }
      }

      final class UserPresenter: Presenter {
        func show() {}
      }
      """,
      """
      8:26 UserInteractor knows the presenter UserPresenter
        fix: answer with a completion or through an output protocol of the interactor's own
      """
    ),
  ])
  func `what VI-4 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-4") == report)
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
    """
    enum APIRouter: URLRequestConvertible {
      case users
    }
    final class UserInteractor {
      func load() { client.request(APIRouter.users) }
    }
    """,
    """
    final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
      weak var controller: UIViewController?
    }
    """,
    """
    final class UserInteractor {
      private let session: NSFileCoordinator
      private let alerts: AlertPresenterProtocol
    }
    """,
    """
    final class UserInteractor {
      weak var presenter: UserPresenterProtocol?
    }
    protocol UserPresenterProtocol: AnyObject {}
    """,
    """
    final class UserInteractor {
      private var rows: [RowForView] = []
    }
    struct RowForView {}
    """,
    // A framework's types: VI-14.
    """
    import UIKit

    final class UserInteractor {
      func load(for view: UIView, in controller: UIViewController) {}
    }
    """,
    // A value that a presenter declares is not the presenter.
    """
    final class FeeInteractor {
      func state() -> FeePresenter.State { FeePresenter.State(isVisible: true) }
    }
    final class FeePresenter {
      struct State { let isVisible: Bool }
    }
    """,
    // The addresses of a network.
    // A base class holds it.
    """
    final class UserInteractor: BaseInteractor {
      private lazy var userPresenter = presenter as? UserPresenterProtocol
      init(presenter: UserPresenterProtocol) { super.init(presenter: presenter) }
    }
    protocol UserPresenterProtocol {
      func show(_ user: User)
    }
    """,
    """
    final class UserInteractor {
      func load() { network.send(UserEndpoints.user(id: 1).request()) }
    }
    protocol APIRouter {
      var path: String { get }
    }
    enum UserEndpoints: APIRouter {
      case user(id: Int)
      var path: String { "users" }
    }
    """,
    // What a view says for everybody.
    """
    final class UserInteractor {
      func f() -> Int { min(UserView.maximum, 3) }
    }
    final class UserView: UIView {
      static let maximum: Int = 10
    }
    """,
    // What a server answers.
    """
    final class UserInteractor {
      func user(handle: String) -> String? { cache.first(ofType: UserProfileView.self, handle: handle)?.name }
    }
    """,
    // By another name within the interactor.
    """
    final class UserInteractor {
      typealias Presenter = UserInteractorOutput
      weak var output: Presenter!
    }
    protocol UserInteractorOutput: AnyObject {}
    """,
    // By the naming of a template.
    """
    protocol UserInteractorToPresenterProtocol: AnyObject {
      func show(_ name: String)
    }
    final class UserInteractor {
      weak var userPresenter: UserInteractorToPresenterProtocol?
    }
    """,
    // What a template writes into each module, and nobody uses.
    """
    final class UserInteractor: Interactor {}

    extension UserInteractor {
      private var presenter: UserPresenter { _presenter as! UserPresenter }
    }

    final class UserPresenter: Presenter {}
    """,
    // Who coordinates services leads to no screen.
    """
    final class TabsInteractor {
      private let coordinator: any ServiceCoordinatorProtocol
    }

    protocol ServiceCoordinatorProtocol {
      func setUp()
    }

    final class ServiceCoordinator: ServiceCoordinatorProtocol {
      private let accounts: Accounts

      func setUp() {}
    }

    final class TabsPresenter {
      var interactor: TabsInteractor?
    }
    """,
    // A template writes it, and nobody uses it.
    """
    final class UserInteractor: UserInteractorInput {
      weak var presenter: UserPresenterProtocol?
    }
    protocol UserPresenterProtocol: AnyObject {
      var view: UserView? { get set }
    }
    """,
    // Its initialiser sets what nobody uses.
    """
    final class UserInteractor: UserInteractorInput {
      weak var presenter: UserPresenterProtocol?
      init(presenter: UserPresenterProtocol) { self.presenter = presenter }
    }
    protocol UserPresenterProtocol: AnyObject {}
    """,
    // A service, whatever it inherits from.
    """
    final class WebServices: UIViewController {
      static let shared = WebServices()
      func load() {}
    }
    final class HomeInteractor {
      func load() { WebServices.shared.load() }
    }
    """,
    // It keeps the presenter, and tells it nothing.
    """
    final class UserInteractor {
      private let presenter: UserPresenter
      let answers = Subject<String>()
      init(presenter: UserPresenter) { self.presenter = presenter }
      func load() { answers.send("Ann") }
    }
    """,
    // The same of one that it is given.
    """
    final class UserInteractor {
      weak var presenter: UserPresenter!
      init(presenter: UserPresenter) { self.presenter = presenter }
    }
    """,
    // A parameter of its types is not a presenter.
    """
    final class UserInteractor {
      private let output: any UserOutput

      init<Presenter: UserOutput>(output: Presenter) { self.output = output }
    }
    final class Presenter {}
    """,
  ])
  func `what VI-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-4") == [])
  }

  private let called = """
    final class UserInteractor {
      func signOut() {
        navigator.replaceStack()
      }
    }
    final class AppRouterImpl {}
    final class UserPresenter {}
    """

  @Test func `an interactor that calls a router by another name is found in a run`() throws {
    let calls = [call(0, "UserInteractor", "signOut()", line: 2), call(1, "AppRouterImpl", "replaceStack()")]

    #expect(
      try found(calls, in: called, .viper) == [
        "VI-4 App.swift:2 UserInteractor.signOut called AppRouterImpl.replaceStack; "
          + "answer the presenter, and let it decide what is shown next"
      ])
  }

  @Test func `an interactor that answers its presenter is not found in a run`() throws {
    let calls = [
      call(0, "UserInteractor", "signOut()", line: 2), call(1, "UserPresenter", "didSignOut()"),
      call(2, "AppRouterImpl", "replaceStack()"), call(1, "AppRouterImpl", "popCurrent()"),
    ]

    #expect(try found(calls, in: called, .viper) == [])
  }
}

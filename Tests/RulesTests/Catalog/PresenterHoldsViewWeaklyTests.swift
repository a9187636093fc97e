import Testing

struct PresenterHoldsViewWeaklyTests {
  @Test(arguments: [
    (
      """
      final class UserPresenter {
        var view: (any UserViewInput)?
      }
      """,
      """
      2:7 UserPresenter holds its view, a UserViewInput, strongly
        fix: declare `weak var view`
      """
    ),
    (
      """
      final class UserPresenter {
        private let viewController: UserViewController
      }
      """,
      """
      2:15 UserPresenter holds its viewController, a UserViewController, strongly
        fix: declare `weak var viewController`
      """
    ),
    (
      """
      final class UserPresenter {
        var view: UserPresenterDelegate?
      }
      """,
      """
      2:7 UserPresenter holds its view, a UserPresenterDelegate, strongly
        fix: declare `weak var view`
      """
    ),
    (
      """
      final class UserPresenter: UserViewOutput {
        let view: UserViewInput
      }
      protocol UserViewOutput {}
      protocol UserViewInput {}
      final class UserScreen: UIViewController, UserViewInput {
        var output: (any UserViewOutput)?
      }
      """,
      """
      2:7 UserPresenter holds its view, a UserViewInput, strongly
        fix: declare `weak var view`, and bind UserViewInput to AnyObject
      """
    ),
    (
      """
      final class UserPresenter {
        private var quiz: QuizViewController?
      }
      final class QuizViewController: UIViewController {
        var presenter: UserPresenter?
      }
      """,
      """
      2:15 UserPresenter holds its quiz, a QuizViewController, strongly
        fix: declare `weak var quiz`
      """
    ),
    // What only views conform to is a view, whatever it is called.
    (
      """
      final class SignInPresenter {
        private let contract: (any SignInContract)?

        init(contract: any SignInContract) {
          self.contract = contract
        }
      }

      protocol SignInContract: AnyObject {
        func showError(_ text: String)
      }

      final class SignInViewController: UIViewController, SignInContract {
        var presenter: SignInPresenter?

        func showError(_ text: String) {}
      }
      """,
      """
      2:15 SignInPresenter holds its contract, a SignInContract, strongly
        fix: declare `weak var contract`
      """
    ),
    // The view holds it weakly, but its interactor keeps it.
    (
      """
      final class SignInPresenter: SignInOutput {
        var view: SignInView?
        var interactor: SignInInteractor?
      }
      final class SignInInteractor {
        var presenter: SignInOutput?
      }
      final class SignInViewController: UIViewController, SignInView {
        weak var presenter: SignInOutput?
      }
      protocol SignInView: AnyObject {}
      protocol SignInOutput: AnyObject {}
      """,
      """
      2:7 SignInPresenter holds its view, a SignInView, strongly
        fix: declare `weak var view`
      """
    ),
    // What would let go of the view is called by its end, which never comes.
    (
      """
      final class UserPresenter {
        private var view: UserView?
        func attach(_ view: UserView) { self.view = view }
        func detachView() { view = nil }
      }
      final class UserViewController: UIViewController, UserView {
        private let presenter = UserPresenter()
        deinit { presenter.detachView() }
      }
      protocol UserView: AnyObject {}
      """,
      """
      2:15 UserPresenter holds its view, a UserView, strongly
        fix: declare `weak var view`
      """
    ),
  ])
  func `what VI-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-3") == report)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      weak var view: (any UserViewInput)?
    }
    """,
    """
    final class UserPresenter {
      unowned let view: any UserViewInput
    }
    """,
    """
    final class UserPresenter {
      var current: UserViewInput? { nil }
    }
    """,
    """
    final class UserRouter {
      var view: UserViewController?
    }
    """,
    """
    struct UserPresenter {
      let view: UserViewInput
    }
    """,
    // What it shows is VI-2's, as long as that does not hold the presenter.
    """
    final class UserPresenter {
      private var notice: UIView?
      private var results: UIViewController?
      private var quiz: QuizViewController?
    }
    final class QuizViewController: UIViewController {
      weak var delegate: UserPresenter?
    }
    """,
    """
    final class UserPresenter {
      @Weak var view: UserViewInput?
      @WeakReference private var controller: UserViewController?
    }
    """,
    """
    final class RootPresenter {
      var view: UIWindow!
    }
    """,
    """
    final class LocksPresenter {
      let input: LocksViewInput
    }
    struct LocksViewInput {}
    """,
    """
    final class TabsPresenter {
      let controllers: [UINavigationController]
    }
    """,
    """
    final class SignPresenter {
      let view: ScreenView
    }
    protocol ScreenView {}
    final class UserScreen: UIViewController, ScreenView {
      let output: UserPresenter
    }
    final class UserPresenter {}
    """,
    // Every view is one of these, and what a library's base class holds is not this presenter.
    """
    final class SignPresenter {
      let view: ScreenView
    }
    protocol ScreenView {}
    protocol UserView: ScreenView {}
    final class UserScreen: UIViewController, UserView {
      let output: LibraryPresenter
    }
    """,
    // A part of the screen that it makes.
    """
    final class CardPresenter {
      var quizViewController: QuizViewController?
      func show(_ kind: Kind) {
        switch kind {
        case .choice: quizViewController = ChoiceQuizViewController()
        case .text: quizViewController = TextQuizViewController()
        }
      }
    }
    """,
    // A list without a written type may not hold the presenter.
    """
    protocol UserOutput: AnyObject {}
    final class UserPresenter: UserOutput {
      let view: UserViewController
      init(view: UserViewController) { self.view = view }
    }
    final class UserViewController: UIViewController {
      weak var output: UserOutput?
      var names = [String]()
      var ages = [String: Int]()
    }
    """,
    // A library's view holds no presenter of the app.
    """
    final class ChartPresenter {
      weak var view: (any ChartViewInput)?
      private var chart: CandleStickChartView?
      private var page: WKWebView?
    }
    """,
    // In an app, what nobody conforms to is no view.
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    final class UserPresenter {
      var view: (any UserView)?
    }

    protocol UserView {
      func show(_ name: String)
    }
    """,
    // A protocol that names the module, `MainView`, behind the part for which it is.
    """
    final class MainViewPresenter: ViewToPresenterMainViewProtocol {
      weak var mainView: PresenterToViewMainViewProtocol?
      var mainInteractor: PresenterToInteractorMainViewProtocol?
    }
    final class MainViewInteractor: PresenterToInteractorMainViewProtocol {
      weak var mainPresenter: InteractorToPresenterMainViewProtocol?
    }
    final class MainViewController: UIViewController, PresenterToViewMainViewProtocol {
      var mainPresenter: ViewToPresenterMainViewProtocol?
    }
    protocol ViewToPresenterMainViewProtocol {}
    protocol PresenterToInteractorMainViewProtocol {}
    protocol InteractorToPresenterMainViewProtocol: AnyObject {}
    protocol PresenterToViewMainViewProtocol: AnyObject {}
    """,
    // A screen has its presenter let go of it.
    """
    final class UserPresenter {
      private var view: UserView?
      func attach(_ view: UserView) { self.view = view }
      func detachView() { view = nil }
    }
    final class UserViewController: UIViewController, UserView {
      private let presenter = UserPresenter()
      override func viewDidDisappear(_ animated: Bool) { presenter.detachView() }
    }
    protocol UserView: AnyObject {}
    """,
    // A proxy that holds the view weakly.
    """
    protocol UserView { func show(_ name: String) }
    final class UserPresenter {
      var view: UserView?
    }
    final class UserViewController: UIViewController, UserView {
      var presenter: UserPresenter?
      func show(_ name: String) {}
    }
    final class WeakProxy<Object: AnyObject> {
      private weak var object: Object?
      init(_ object: Object) { self.object = object }
    }
    extension WeakProxy: UserView where Object: UserView {
      func show(_ name: String) { object?.show(name) }
    }
    """,
    // What is shown may be anything.
    """
    open class Presenter<ViewController> {
      public let viewController: ViewController
      public init(viewController: ViewController) { self.viewController = viewController }
    }
    final class HomeInteractor {
      private let presenter: Presenter<HomeViewController>
    }
    final class HomeViewController: UIViewController {}
    """,
    // In an app, one of a module that nobody makes.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    protocol UserViewInput: AnyObject {}
    final class UserPresenter {
      var view: UserViewInput?
    }
    final class UserInteractor {}
    enum UserModule {
      static func createModule(_ view: UserViewInput) {
        let presenter = UserPresenter()
        presenter.view = view
      }
    }
    """,
  ])
  func `what VI-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-3") == [])
  }

  @Test(arguments: [
    ("App", "AppPresenter holds its view, an AppViewInput, strongly"),
    ("User", "UserPresenter holds its view, a UserViewInput, strongly"),
  ])
  func `a view is named as one speaks`(module: String, words: String) throws {
    let source = "final class \(module)Presenter {\n  var view: \(module)ViewInput?\n}"
    #expect(try findings(in: ["App.swift": source], by: "VI-3").map(\.what) == [words])
  }

  @Test func `a presenter of no architecture is asked, too`() throws {
    let source = """
      final class UserPresenter {
        var screen: UserViewController?
      }
      final class UserViewController: UIViewController {
        let presenter = UserPresenter()
      }
      """
    #expect(
      try lint(["App.swift": source]).findings.map { "\($0.rule) \($0.what)" } == [
        "VI-3 UserPresenter holds its screen, a UserViewController, strongly",
        "VI-2 UserPresenter names UserViewController, a view controller",
      ])
  }
}

import Testing

/// Local objects and screens that a closure holds, and that keep it.
struct StrongLocalsTests {
  @Test(arguments: [
    // A local object that a closure of its own keeps.
    (
      """
      final class Child {
        var onClose: (() -> Void)?
        func close() {}
      }
      final class Menu {
        func f() {
          let child = Child()
          child.onClose = { child.close() }
          show(child)
        }
      }
      """,
      """
      8:21 a closure of child holds child strongly, kept in its onClose
        fix: capture `[weak child]`
      """
    ),
    // A local object that its own closure holds, by the type that it is cast to.
    (
      """
      final class MenuViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let list = segue.destination as? ListViewController {
            list.onSelect = { list.close() }
          }
        }
      }
      final class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
      }
      """,
      """
      4:23 a closure of list holds list strongly, kept in its onSelect
        fix: capture `[weak list]`
      """
    ),
    // A screen that a coordinator has shown stays in its bag.
    (
      """
      import RxSwift

      final class UserCoordinator {
        private let bag = DisposeBag()
        private let navigation: UINavigationController
        func start() {
          let screen = UserViewController()
          screen.viewModel.closed.subscribe(onNext: { screen.dismiss() }).disposed(by: bag)
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class UserViewController: UIViewController {
        let viewModel = UserViewModel()
      }
      final class UserViewModel {
        let closed = PublishSubject<Void>()
      }
      """,
      """
      8:47 a closure of UserCoordinator holds screen strongly, a screen that it shows, which subscribe keeps
        fix: capture `[weak screen]`
      """
    ),
    // A screen that holds the controller of which it is the root.
    (
      """
      final class UserCoordinator {
        private let navigation: UINavigationController

        init(navigation: UINavigationController) {
          self.navigation = navigation
        }

        func showTerms() {
          let terms = TermsViewController()
          let flow = UINavigationController(rootViewController: terms)
          terms.onClose = { flow.dismiss(animated: true) }
          navigation.present(flow, animated: true)
        }
      }

      final class TermsViewController: UIViewController {
        var onClose: (() -> Void)?
      }
      """,
      """
      11:21 a closure of terms holds flow strongly, which keeps terms
        fix: capture `[weak flow]`
      """
    ),
    // Two locals, one of which keeps the other.
    (
      """
      final class LoginCoordinator {
        func start() {
          let model = LoginViewModel()
          let screen = LoginViewController(model: model)
          model.onFailed = { screen.present(AlertController(), animated: true) }
        }
      }

      final class LoginViewModel {
        var onFailed: (() -> Void)?
      }

      final class LoginViewController: UIViewController {
        private let model: LoginViewModel

        init(model: LoginViewModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      """,
      """
      5:22 a closure of model holds screen strongly, which keeps model
        fix: capture `[weak screen]`
      """
    ),
    // It is made by its initialiser's name.
    (
      """
      final class Child {
        var onClose: (() -> Void)?
      }
      final class Menu {
        func f() {
          let child = Child.init()
          child.onClose = { child.close() }
        }
      }
      """,
      """
      7:21 a closure of child holds child strongly, kept in its onClose
        fix: capture `[weak child]`
      """
    ),
    // A subscription in the bag of a local object, which is not emptied.
    (
      """
      final class ListViewController: UIViewController {
        func cell(at place: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "cell", for: place) as! UserCell
          cell.button.rx.tap.subscribe(onNext: { cell.close() }).disposed(by: cell.bag)
          let reused = list.dequeueReusableCell(withIdentifier: "reused", for: place) as! ReusedCell
          reused.button.rx.tap.subscribe(onNext: { reused.close() }).disposed(by: reused.bag)
          return cell
        }
      }
      final class UserCell: UITableViewCell {
        let bag = DisposeBag()
      }
      final class ReusedCell: UITableViewCell {
        private(set) var bag = DisposeBag()
        override func prepareForReuse() { bag = DisposeBag() }
      }
      """,
      """
      4:42 a closure of cell holds cell strongly, kept in its bag
        fix: capture `[weak cell]`
      """
    ),
    // What a function is given holds itself as well.
    (
      """
      final class DownloadView: UIView {
        var onTap: (() -> Void)?
        func text() -> String? { nil }
      }
      final class DownloadPresenter {
        func bind(_ child: DownloadView) {
          child.onTap = { [weak self] in self?.load(child.text()) }
        }
        func load(_ text: String?) {}
      }
      """,
      """
      7:19 a closure of child holds child strongly, kept in its onTap
        fix: capture `[weak child]`
      """
    ),
    // A stream of a local object, in the bag of who makes that.
    (
      """
      final class AuthFlow {
        let finished = PassthroughSubject<Void, Never>()
      }
      final class AppFlow {
        private var flows: [AuthFlow] = []
        private var subscriptions = Set<AnyCancellable>()
        func begin() {
          let flow = AuthFlow()
          flows.append(flow)
          flow.finished.sink { [unowned self] in remove(flow) }.store(in: &subscriptions)
          flow.finished.first().sink { [unowned self] in remove(flow) }.store(in: &subscriptions)
        }
        func remove(_ flow: AuthFlow) {}
      }
      """,
      """
      10:24 a closure of flow holds flow strongly, which sink keeps
        fix: capture `[weak flow]`
      """
    ),
    // A stream of what a function is given, in the bag of the object.
    (
      """
      final class Panel: UIView {
        let tap = PassthroughSubject<Void, Never>()
      }
      final class UserViewController: UIViewController {
        private var subscriptions = Set<AnyCancellable>()
        func bind(_ panel: Panel) { panel.tap.sink { panel.removeFromSuperview() }.store(in: &subscriptions) }
      }
      """,
      """
      6:46 a closure of panel holds panel strongly, which sink keeps
        fix: capture `[weak panel]`
      """
    ),
  ])
  func `a local object is held by its own closure`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }
}

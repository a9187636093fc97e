import Rules
import Testing

struct ViewModelNavigatesByClosuresTests {
  @Test(arguments: [
    (
      """
      final class UserViewModelImpl {
        private let router: any Router
      }
      """,
      """
      2:27 UserViewModelImpl knows the router Router
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    (
      """
      final class UserViewModelImpl {
        weak var coordinator: UserCoordinator?
      }
      """,
      """
      2:25 UserViewModelImpl knows the coordinator UserCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // Several screens know it.
    (
      """
      protocol UserNavigationCoordinator {
        func showFriends()
      }
      final class UserViewModel {
        let coordinator: any UserNavigationCoordinator
      }
      final class FriendsViewModel {
        var coordinator: (any UserNavigationCoordinator)?
      }
      """,
      """
      5:24 UserViewModel knows the coordinator UserNavigationCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      8:25 FriendsViewModel knows the coordinator UserNavigationCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // A struct leads its screen elsewhere as well.
    (
      """
      struct UserViewModel {
        let coordinator: UserCoordinator
      }
      """,
      """
      2:20 UserViewModel knows the coordinator UserCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // It moves screens, whatever it is called.
    (
      """
      final class UserViewModel {
        var coordinator: StoreCoordinator?
      }
      final class StoreCoordinator {
        private let navigation: UINavigationController
      }
      """,
      """
      2:20 UserViewModel knows the coordinator StoreCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    (
      """
      final class UserViewModel {
        #if DEBUG
          let mock = 1
        #else
          let router: UserRouter
        #endif
      }
      """,
      """
      5:17 UserViewModel knows the router UserRouter
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // It can start a coordinator.
    (
      """
      protocol FlowCoordinator: AnyObject {
        func start()
      }
      final class UserViewModel {
        private let coordinator: FlowCoordinator
      }
      """,
      """
      5:28 UserViewModel knows the coordinator FlowCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // Several coordinators are one.
    (
      """
      protocol Coordinator: AnyObject {
        func show(_ screen: String)
      }
      final class UserCoordinator: Coordinator {}
      final class FriendsCoordinator: Coordinator {}
      final class UserViewModel {
        weak var coordinator: Coordinator?
      }
      """,
      """
      7:25 UserViewModel knows the coordinator Coordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // What is asked for is the one coordinator.
    (
      """
      final class UserCoordinator {
        static let main = UserCoordinator()
        static let names = ["Ann"]
      }
      final class UserViewModel {
        func open() { UserCoordinator.main.open() }
      }
      """,
      """
      6:17 UserViewModel knows the coordinator UserCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    (
      """
      final class UserViewModelImpl {
        var onClose: (() -> Void)!
      }
      """,
      """
      2:7 UserViewModelImpl.onClose is not optional
        fix: declare it `(…)?`, so that a screen without a coordinator goes nowhere instead of ending the app
      """
    ),
    (
      """
      final class UserViewModel {
        @Dependency(\\.toastCoordinator) var toastCoordinator
      }
      """,
      """
      2:39 UserViewModel knows the coordinator toastCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // It is given the coordinator beside a value that this declares.
    (
      """
      final class SendViewModel {
        init(source: SendCoordinator.Source, coordinator: SendCoordinator) {}
      }
      final class SendCoordinator {
        enum Source { case main, link }
      }
      """,
      """
      2:53 SendViewModel knows the coordinator SendCoordinator
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // What is declared in the view controller is an object.
    (
      """
      final class HistoryViewController: UIViewController {
        final class Header {}
      }
      final class HistoryViewModel {
        var didUpdate: ((HistoryViewController.Header) -> Void)?
        let header = HistoryViewController.Header()
      }
      """,
      """
      5:20 HistoryViewModel knows the view controller HistoryViewController.Header
        fix: say what happened through an optional closure, and let the coordinator set it
      6:16 HistoryViewModel knows the view controller HistoryViewController.Header
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // A subclass hands it to the one that keeps it.
    (
      """
      class BaseViewModel {
        let router: UserRouter
        init(router: UserRouter) { self.router = router }
      }
      final class UserViewModel: BaseViewModel {
        override init(router: UserRouter) { super.init(router: router) }
      }
      final class UserRouter {
        weak var viewController: UIViewController?
      }
      """,
      """
      2:15 BaseViewModel knows the router UserRouter
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // A protocol of coordinators, whatever it is called.
    (
      """
      protocol Coordinator: AnyObject {
        func start()
      }
      protocol FriendsMoves: Coordinator {
        func showFriends()
      }
      final class ProfileViewModel {
        var coordinator: FriendsMoves
      }
      """,
      """
      8:20 ProfileViewModel knows the coordinator FriendsMoves
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
    // A coordinator behind a protocol of another name.
    (
      """
      final class ListViewModel {
        private let coordinator: any TabNavigation
      }

      final class DetailViewModel {
        private let coordinator: any TabNavigation
      }

      protocol TabNavigation: AnyObject {
        func showDetail()
      }

      final class TabCoordinator: TabNavigation {
        func start() {}
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """,
      """
      2:32 ListViewModel knows the coordinator TabNavigation
        fix: say what happened through an optional closure, and let the coordinator set it
      6:32 DetailViewModel knows the coordinator TabNavigation
        fix: say what happened through an optional closure, and let the coordinator set it
      """
    ),
  ])
  func `what FS-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-3") == report)
  }

  @Test(arguments: [
    // Coordinators of data lead to no screen.
    """
    final class UserViewModel {
      private let data: CoreDataCoordinator
      private let sync: SyncingCoordinatorProtocol
    }
    final class CoreDataCoordinator {
      private let container: NSPersistentContainer
    }
    """,
    // Only a debug build has it.
    """
    final class UserViewModel {
      init(users: [User]) {}
      #if DEBUG
        static let preview = UserViewModel(users: [], router: PreviewRouter())
      #endif
    }
    #if DEBUG
      final class LooseUserViewModel: UserViewModel {
        let router: UserRouter
      }
    #endif
    """,
    // A framework's types: FS-12.
    """
    import UIKit

    final class UserViewModel {
      func show(_ screen: UIViewController) {}
    }
    """,
    """
    final class UserViewModelImpl {
      var onClose: (() -> Void)?
    }
    """,
    """
    final class UserViewModelImpl {
      var onClose: () -> Void = {}
    }
    """,
    """
    final class UserViewModelImpl {
      private let provider: any UserProvider
    }
    """,
    // What a screen declares for its data, by a name or by an alias.
    """
    final class UserViewModel {
      var onChange: ((UserViewController.Rows, _ isAnimated: Bool) -> Void)?
      func rows() -> [UserViewController.State] {
        let first: UserViewController.State.Kind<Int> = .open
        onChange?(UserViewController.Rows(), true)
        return []
      }
    }
    final class UserViewController: UIViewController {
      typealias Rows = NSDiffableDataSourceSnapshot<Int, Int>
      enum State {
        enum Kind<Value> { case open }
      }
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
    """
    class Coordinator {}
    final class UserViewModel {
      struct Coordinator {
        var showFriends: (() -> Void)?
      }
      let coordinator: Coordinator = .init()
    }
    """,
    // The protocol is the view model's own, as a delegate's is.
    """
    protocol UserCoordinatorProtocol {
      func showFriends()
    }
    final class UserCoordinator: UserCoordinatorProtocol {
      func showFriends() {}
    }
    final class UserViewModel {
      private let coordinator: UserCoordinatorProtocol
      init(coordinator: UserCoordinatorProtocol) { self.coordinator = coordinator }
    }
    """,
    """
    final class ThemesCoordinator {
      static let allThemes = ["light", "dark"]
    }
    final class SettingsViewModel {
      var themes: [String] { ThemesCoordinator.allThemes.filter(isKnown) }
      var first: [String] { ThemesCoordinator.allThemes }
    }
    """,
    // A question that a type answers for everybody.
    """
    final class ThemesCoordinator {
      static func isKnown(_ theme: String) -> Bool { true }
    }
    final class SettingsViewModel {
      func isKnown(_ theme: String) -> Bool { ThemesCoordinator.isKnown(theme) }
    }
    """,
    // Who only listens to a web view leads nowhere.
    """
    final class WebCoordinator: NSObject, WKNavigationDelegate {
      var isLoading = false
    }
    final class PageViewModel {
      private let coordinator: WebCoordinator
    }
    """,
    """
    final class UserViewModel {
      private static let id = "\\(UserCoordinator.self)"
    }
    final class UserCoordinator {}
    """,
    // A value that a coordinator declares is what the screen is given.
    """
    final class SendViewModel {
      private let source: SendCoordinator.Source
      init(source: SendCoordinator.Source) { self.source = source }
      func isOpen() -> Bool { source == SendCoordinator.Source.main }
    }
    final class SendCoordinator {
      enum Source { case main, link }
    }
    """,
    // A value that the view controller has from its superclass.
    """
    class ListViewController: UIViewController {
      enum State { case empty, full }
    }
    final class HistoryViewController: ListViewController {}
    final class HistoryViewModel {
      var didUpdate: ((HistoryViewController.State) -> Void)?
      func load() { didUpdate?(HistoryViewController.State.empty) }
    }
    """,
    // Most view models are handed one.
    """
    final class LoginViewModel {
      init(router: Router) {}
    }
    final class UserViewModel {
      init(router: Router) {}
    }
    final class MenuViewModel {
      init(router: Router) {}
    }
    """,
    // It is told what happened, as a delegate is.
    """
    protocol UserFlowCoordinator: AnyObject {
      func start()
      func showFriends()
    }
    final class UserViewModel {
      private weak var coordinator: UserFlowCoordinator?
      init(coordinator: UserFlowCoordinator) { self.coordinator = coordinator }
    }
    """,
    // It coordinates a session, and leads to no screen.
    """
    final class LoginViewModel {
      private var coordinator: RemoteSessionCoordinator?
    }
    protocol RemoteSessionCoordinator: Sendable {
      func initialize() async
    }
    """,
    // An initialiser takes it.
    """
    protocol UserViewModel {
      var onClose: () -> Void { get }
    }
    """,
    // They lead to no screen.
    """
    final class MessagesViewModel {
      let focus: FocusCoordinator
      let pairing: PairingCoordinator
      let links: LinkRouter
    }
    final class FocusCoordinator {
      var current: Field?
      func moveFocus(to field: Field) { current = field }
    }
    actor PairingCoordinator {
      func start() {}
    }
    struct LinkRouter {
      var links: [Link]
      func match(_ url: URL) -> Link? { nil }
    }
    """,
    // One coordinator for all, which is handed in: a router by another name.
    """
    protocol SceneCoordinatorType {
      func transition()
    }
    final class SceneCoordinator: SceneCoordinatorType {
      static let shared = SceneCoordinator()
      func transition() {}
    }
    final class UserViewModel {
      private let coordinator: SceneCoordinatorType
      init(coordinator: SceneCoordinatorType = SceneCoordinator.shared) { self.coordinator = coordinator }
    }
    """,
    // A value that a view controller declares in itself, which is nested as well.
    """
    enum Calls {}
    extension Calls {
      final class CodeViewController: UIViewController {
        struct Props {}
      }
    }
    extension Calls {
      final class CodeViewModel {
        func props() -> CodeViewController.Props { .init() }
      }
    }
    """,
    // What is kept weakly, as who is told what happened, may be given as what it is.
    """
    final class SplashViewModel {
      private weak var coordinator: (any SplashCoordinating)?

      init(coordinator: SplashCoordinator) {
        self.coordinator = coordinator
      }
    }

    protocol SplashCoordinating: Coordinator {
      func splashEnded()
    }

    final class SplashCoordinator: SplashCoordinating {
      func start() {}
      func splashEnded() { start() }
    }

    protocol Coordinator: AnyObject {
      func start()
    }
    """,
    // One that the initialiser takes is there from the beginning.
    """
    final class CodeViewModel {
      var onResult: (Bool) -> Void

      init(onResult: @escaping (Bool) -> Void) {
        self.onResult = onResult
      }
    }
    """,
    // What a system's framework tells its delegate is no screen of the app.
    """
    final class RankViewModel: NSObject {}

    extension RankViewModel: GKGameCenterControllerDelegate {
      func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {}
    }
    """,
    // Most view models are injected with a router.
    """
    final class UserViewModel {
      @Injected(\\.router) private var router
    }
    final class FriendsViewModel {
      private let router = resolve(\\Container.router)
    }
    final class MenuViewModel {
      private let router = resolve(\\Container.router)
    }
    """,
    // What several coordinators conform to as delegates.
    """
    final class NameViewModel {
      weak var delegate: (any NameViewModelDelegate)?
    }

    protocol NameViewModelDelegate: AnyObject {
      func nameEntered()
    }

    final class StartCoordinator: NameViewModelDelegate {
      func start() {}
      func nameEntered() {}
    }

    final class SettingsCoordinator: NameViewModelDelegate {
      func start() {}
      func nameEntered() {}
    }
    """,
    // A view model's own protocol, which that of the view model names as well.
    """
    protocol FeedNavigation: AnyObject {
      func show(_ breed: String)
    }

    protocol FeedViewModelType {
      var coordinator: (any FeedNavigation)? { get set }
    }

    final class FeedViewModel: FeedViewModelType {
      weak var coordinator: (any FeedNavigation)?
    }

    final class FeedCoordinator: FeedNavigation {
      func start() {}
      func show(_ breed: String) {}
    }
    """,
    // What shows toasts, and is started as a coordinator.
    """
    protocol ToastsType: Coordinator {
      func show(_ text: String)
    }

    final class Toasts: ToastsType {
      func start() {}
      func show(_ text: String) {}
    }

    final class UserViewModel {
      private let toasts: any ToastsType
    }

    final class FriendsViewModel {
      private let toasts: any ToastsType
    }

    protocol Coordinator: AnyObject {
      func start()
    }
    """,
    // Several coordinators lead to the screen, whose protocol it is.
    """
    protocol UserRouting {
      func route(to user: Int)
    }
    final class HomeCoordinator: UserRouting {
      func start() { push(UserViewModel(coordinator: self)) }
      func route(to user: Int) { push(user) }
    }
    final class FriendsCoordinator: UserRouting {
      func start() { push(UserViewModel(coordinator: self)) }
      func route(to user: Int) { push(user) }
    }
    final class UserViewModel {
      private let coordinator: UserRouting
    }
    """,
    // Its own protocol, whose start it does not call.
    """
    protocol WalletCoordinatorProtocol: Coordinator {
      func start()
      func showUser()
    }
    protocol Coordinator {}
    final class WalletCoordinator: WalletCoordinatorProtocol {
      func start() { push(WalletViewModel(coordinator: self)) }
    }
    final class WalletViewModel {
      private let coordinator: WalletCoordinatorProtocol
      func open() { coordinator.showUser() }
    }
    """,
    // An example for previews has all.
    """
    final class HomeViewModel {
      var onClose: (() -> Void)?
    }
    extension HomeViewModel {
      static var preview: HomeViewModel {
        let coordinator = HomeCoordinator()
        return coordinator.makeHome()
      }
    }
    final class HomeCoordinator {
      func start() { push(HomeViewModel()) }
    }
    """,
    // What it starts is another coordinator, of the same name.
    """
    protocol HomeCoordinatorProtocol { func close() }
    final class HomeViewModel {
      private let coordinator: HomeCoordinatorProtocol
      init(coordinator: HomeCoordinatorProtocol) { self.coordinator = coordinator }
      func setUp() {
        let coordinator = makeChats()
        coordinator.start()
      }
    }
    """,
    // A coordinator that leads nowhere, nor does the protocol of such.
    """
    final class QuizViewModel {
      private let coordinator: ScoreCoordinator
      private let game: any GameCoordinatorProtocol
    }
    final class ScoreCoordinator: ScoreCoordinatorProtocol {
      private(set) var score = 0
      func record(_ points: Int) { score += points }
    }
    protocol ScoreCoordinatorProtocol { func record(_ points: Int) }
    protocol GameCoordinatorProtocol { func check(_ answer: Int) }
    final class NumbersCoordinator: GameCoordinatorProtocol { func check(_ answer: Int) { answers.append(answer) } }
    final class ColoursCoordinator: GameCoordinatorProtocol { func check(_ answer: Int) { answers.append(answer) } }
    """,
  ])
  func `what FS-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-3") == [])
  }

  private let called = """
    final class UserViewModelImpl {
      func handle() {
        navigation.runFriends()
        onFriends?(42)
      }
    }
    final class UserCoordinator {}
    """

  @Test func `a view model that calls a coordinator by another name is found in a run`() throws {
    let calls = [
      call(0, "UserViewModelImpl", "handle(.friendsTapped)", line: 2), call(1, "UserCoordinator", "runFriends()"),
    ]

    #expect(
      try found(calls, in: called, .mvvmc) == [
        "FS-3 App.swift:2 UserViewModelImpl.handle called UserCoordinator.runFriends; "
          + "say what happened through an optional closure, and let the coordinator set it"
      ])
  }

  @Test func `a view model that goes by its closure is not found in a run`() throws {
    let calls = [
      call(0, "UserViewModelImpl", "handle(.friendsTapped)", line: 2),
      call(1, "UserCoordinator", "onFriends", isClosure: true),
      call(2, "UserCoordinator", "runFriends()"),
    ]

    #expect(try found(calls, in: called, .mvvmc) == [])
  }
}

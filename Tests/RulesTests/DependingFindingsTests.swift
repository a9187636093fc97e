import Foundation
import Rules
import Testing

/// What is found in a file that has not changed follows what has: each way in which a rule can ask about other files.
struct DependingFindingsTests {
  /// A project in which one file changes, and with that what is found in the others.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: String
    /// The file that stays as it is.
    let kept: String
    /// The other, before and after; `nil` if it is not there.
    let before: String?
    let after: String?
    /// What is found in the file that stays, before and after.
    let found: (before: [String], after: [String])
  }

  private static let list = """
    final class ListPresenter {
      let loader = ImageLoader()
      func begin() { loader.keep { self.end() } }
      func end() {}
    }
    """

  private static let ring = ["a closure of ListPresenter holds self strongly, which ImageLoader.keep(_:) keeps"]

  static let changes: [Change] = [
    Change(
      testDescription: "a function's body", rule: "SM-3", kept: list,
      before: "final class ImageLoader {\n  func keep(_ done: @escaping () -> Void) { done() }\n}",
      after:
        "final class ImageLoader {\n  var done: (() -> Void)?\n  func keep(_ done: @escaping () -> Void) { self.done = done }\n}",
      found: ([], ring)),
    Change(
      testDescription: "who makes an object, and how often", rule: "SM-3",
      kept: """
        final class AppDelegate: UIResponder, UIApplicationDelegate { let home = HomeViewController() }
        final class HomeViewController: UIViewController {}
        final class Card {
          var onTap: (() -> Void)?
          func begin() { onTap = { self.end() } }
          func end() { begin() }
        }
        """,
      before: "extension HomeViewController {\n  func setUpCard() { card = Card() }\n}",
      after: "extension HomeViewController {\n  func add() { cards.append(Card()) }\n}",
      found: ([], ["a closure of Card holds self strongly, kept in onTap"])),
    Change(
      testDescription: "a function's name", rule: "SM-3", kept: list,
      before:
        "final class ImageLoader {\n  var done: (() -> Void)?\n  func hold(_ done: @escaping () -> Void) { self.done = done }\n}",
      after:
        "final class ImageLoader {\n  var done: (() -> Void)?\n  func keep(_ done: @escaping () -> Void) { self.done = done }\n}",
      found: ([], ring)),
    Change(
      testDescription: "an alias", rule: "SM-1", kept: "final class Menu {\n  var onEnd: Done!\n}",
      before: "typealias Done = Int", after: "typealias Done = () -> Void",
      found: ([], ["Menu.onEnd is an implicitly unwrapped function"])),
    Change(
      testDescription: "a role", rule: "VI-4",
      kept: "final class UserInteractor {\n  func leave(to place: Place) {}\n}",
      before: "class Place {}", after: "class Place: UIViewController {}",
      found: ([], ["UserInteractor knows the view controller Place"])),
    Change(
      testDescription: "a superclass that is called by its module", rule: "VI-4",
      kept: "final class UserInteractor {\n  func leave(to place: Place) {}\n}\nfinal class Place: App.Base {}",
      before: nil, after: "class Base: UIViewController {}",
      found: ([], ["UserInteractor knows the view controller Place"])),
    Change(
      testDescription: "a library's protocol that the project has itself", rule: "VI-4",
      kept: """
        final class UserInteractor {
          func leave(to flow: UserFlow) {}
        }
        final class UserFlow: Flow {}
        """,
      before: "protocol Flow {}", after: nil,
      found: ([], ["UserInteractor knows the coordinator UserFlow"])),
    Change(
      testDescription: "who conforms to a protocol", rule: "VI-12",
      kept: """
        protocol Listener: AnyObject {}
        final class UserInteractor {
          var output: Listener?
        }
        """,
      before: "final class UserPresenter: Listener {\n  let interactor = UserInteractor()\n}",
      after: "final class UserPresenter: Listener {\n  var name = 1\n}",
      found: (["UserInteractor holds its output strongly"], [])),
    Change(
      testDescription: "that anybody conforms to a protocol", rule: "VI-12",
      kept: """
        protocol Listener: AnyObject {}
        final class UserInteractor {
          var output: Listener?
        }
        """,
      before: nil, after: "final class UserPresenter: Listener {}",
      found: (["UserInteractor holds its output strongly"], [])),
    Change(
      testDescription: "who inherits from a class", rule: "SM-6",
      kept: """
        class BaseFlowController {
          func user() { UserFactory.make() }
          func list() { ListFactory.make() }
        }
        struct UserFactory {}
        struct ListFactory {}
        """,
      before: "final class UserFlowController {}", after: "final class UserFlowController: BaseFlowController {}",
      found: (
        [],
        [
          "BaseFlowController, which all share, knows UserFactory",
          "BaseFlowController, which all share, knows ListFactory",
        ]
      )),
    Change(
      testDescription: "that there is a type of a role", rule: "FC-8",
      kept: """
        enum UserFactory {
          static func createUser() -> UserViewController { UserViewController() }
        }
        """,
      before: nil, after: "final class AppDependencyManager {}",
      found: ([], ["UserFactory.createUser is not given the dependency manager"])),
    Change(
      testDescription: "what is noted of all files", rule: "VI-11",
      kept: """
        final class UserAssembly {
          static let shared = UserAssembly()
          func setup() {}
        }
        """,
      before: "func begin() { UserAssembly.shared.setup() }", after: nil,
      found: ([], ["nobody calls UserAssembly.setup"])),
    Change(
      testDescription: "a nested type of the same name", rule: "SM-7",
      kept: "final class UserRouter {\n  var last: [Sheet: Int] = [:]\n}",
      before: "enum Menu {\n  final class Sheet {}\n}",
      after: "enum Menu {\n  final class Sheet: UIViewController {}\n}",
      found: ([], ["UserRouter.last keeps every Sheet that was not taken out"])),
    Change(
      testDescription: "which file is the first to name a type", rule: "CC-6",
      kept: "struct UserContext: UserHolder {}\nprotocol UserHolder {}",
      before: "extension UserContext {}", after: "struct Other {}",
      found: (
        ["UserContext is visible outside of its composition"], ["UserContext is visible outside of its composition"]
      )),
    Change(
      testDescription: "an alias of what a type inherits from", rule: "VI-4",
      kept: "final class UserInteractor {\n  func leave(to place: Place) {}\n}\nclass Place: Base {}",
      before: "typealias Base = NSObject", after: "typealias Base = UIViewController",
      found: ([], ["UserInteractor knows the view controller Place"])),
    Change(
      testDescription: "what the ancestors of a type inherit from", rule: "VI-4",
      kept:
        "final class UserInteractor {\n  func leave(to place: Place) {}\n}\nclass Place: Base {}\nclass Base: Root {}",
      before: "class Other {}\nclass Root {}",
      after: "class First {}\nclass Other {}\nextension Root: Named {}\nclass Root: UIViewController {}",
      found: ([], ["UserInteractor knows the view controller Place"])),
    Change(
      testDescription: "which of two nested types of one name comes first", rule: "SM-7",
      kept: "final class UserRouter {\n  var last: [Sheet: Int] = [:]\n}",
      before: "enum Menu {\n  class Sheet {}\n}\nenum Page {\n  class Sheet: UIViewController {}\n}",
      after: "enum Page {\n  class Sheet: UIViewController {}\n}\nenum Menu {\n  class Sheet {}\n}",
      found: ([], ["UserRouter.last keeps every Sheet that was not taken out"])),
    Change(
      testDescription: "what the types of a presenter's properties inherit from", rule: "VI-2",
      kept: """
        final class CardPresenter {
          let front = Panel()
          let back = Panel()
          let label = UILabel()
        }
        """,
      before: "class Panel {}", after: "class Panel: UIView {}",
      found: (["CardPresenter names UILabel, a type of UIKit"], [])),
    Change(
      testDescription: "what properties a presenter has", rule: "VI-4",
      kept: "final class UserInteractor {\n  func leave(to card: CardPresenter) {}\n}",
      before: "final class CardPresenter {}",
      after: "final class CardPresenter {\n  let front = UILabel()\n  let back = UILabel()\n}",
      found: (["UserInteractor knows the presenter CardPresenter"], [])),
    Change(
      testDescription: "that a coordinator is one of SwiftUI's", rule: "FS-3",
      kept: "final class UserViewModel {\n  func end() { MapCoordinator().start() }\n}\nfinal class MapCoordinator {}",
      before: nil, after: "extension Map {\n  func makeCoordinator() -> MapCoordinator { MapCoordinator() }\n}",
      found: (["UserViewModel knows the coordinator MapCoordinator"], [])),
    Change(
      testDescription: "that a stream is finished", rule: "SM-3",
      kept: """
        final class UserViewModel {
          let client: Client
          func listen() { Task { for await status in client.statuses() { self.show(status) } } }
          func show(_ status: Int) {}
        }
        """,
      before: "final class Client {\n  func statuses() -> AsyncStream<Int> { AsyncStream { $0.finish() } }\n}",
      after: "final class Client {\n  func statuses() -> AsyncStream<Int> { AsyncStream { $0.yield(1) } }\n}",
      found: ([], ["a closure of UserViewModel holds self strongly, which a task keeps until its loop ends"])),
    Change(
      testDescription: "that a view takes itself off the screen", rule: "SM-3",
      kept: """
        final class UserViewController: UIViewController {
          func ask() {
            let popup = Popup()
            popup.action = { self.open() }
            view.addSubview(popup)
          }
          func open() {}
        }
        """,
      before: "final class Popup: UIView {\n  var action: (() -> Void)?\n}",
      after: "final class Popup: UIView {\n  var action: (() -> Void)?\n  func end() { removeFromSuperview() }\n}",
      found: (["a closure of UserViewController holds self strongly, kept in action"], [])),
    Change(
      testDescription: "what a superclass declares", rule: "SM-9",
      kept: """
        final class MenuView: BaseView {}
        final class UserViewController: UIViewController {
          private let menu = MenuView()
          override func viewDidLoad() { menu.screen = self }
        }
        """,
      before: "class BaseView: UIView {\n  weak var screen: UIViewController?\n}",
      after: "class BaseView: UIView {\n  var screen: UIViewController?\n}",
      found: ([], ["UserViewController keeps its menu, whose screen keeps it in turn"])),
    Change(
      testDescription: "who makes an heir", rule: "SM-9",
      kept: "class Manager {\n  let trade: Trade\n  init(trade: Trade) { self.trade = trade }\n}",
      before: "final class BuyManager: Manager {}\nfinal class Trade {\n  var manager: BuyManager?\n}",
      after: """
        final class BuyManager: Manager {}
        final class Trade {
          var manager: BuyManager?
          func enter() { manager = BuyManager(trade: self) }
        }
        """,
      found: ([], ["Manager holds its trade strongly, and Trade keeps it in turn"])),
    Change(
      testDescription: "that an heir alone is the app's", rule: "SM-3",
      kept: """
        class BaseCoordinator {
          private let screen = BaseController()
          init() { screen.onBack = { self.goBack() } }
          func goBack() {}
        }
        final class BaseController: UINavigationController { var onBack: (() -> Void)? }
        """,
      before: "final class HomeCoordinator: BaseCoordinator {}",
      after: """
        final class HomeCoordinator: BaseCoordinator {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var home: HomeCoordinator? }
        """,
      found: (["a closure of BaseCoordinator holds self strongly, kept in onBack"], [])),
  ]

  @Test(arguments: changes, ["A.swift", "Z.swift"])
  func `what changes elsewhere changes what is found`(change: Change, other: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Depending-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = LintCache(folder: folder, program: "1")
    let linter = try Linter(configuration: Configuration(architecture: .viper), only: [change.rule])
    func found(_ text: String?) -> [String] {
      let files = [("Kept.swift", change.kept)] + (text.map { [(other, $0)] } ?? [])
      let sources = files.sorted { $0.0 < $1.0 }.map { SourceText(name: $0.0, bytes: Array($0.1.utf8)) }
      let report = linter.lint(sources, cache: cache)
      #expect(report == linter.lint(sources))
      return report.findings.filter { $0.file == "Kept.swift" }.map(\.what)
    }

    #expect(found(change.before) == change.found.before)
    #expect(found(change.after) == change.found.after)
    #expect(found(change.before) == change.found.before)
  }
}

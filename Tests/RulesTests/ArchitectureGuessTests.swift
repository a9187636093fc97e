import Foundation
import Rules
import Testing

/// What a project's architecture is taken for, and why.
struct ArchitectureGuessTests {
  @Test func `an architecture is taken for what only it has`() throws {
    let files = [
      "A.swift": "final class UserPresenter {}", "B.swift": "final class UserInteractor {}",
      "C.swift": "final class FriendsInteractor {}",
    ]
    let report = try lint(files)

    #expect(report.architecture == .viper)
    #expect(report.reason == "2 interactors, 1 presenter")
    #expect(try lint(["A.swift": "struct Point {}"]).reason == "no architecture's parts are there")
  }

  @Test(arguments: [
    ("class UserViewModel {}; class UserCoordinator {}", "mvvmc", "1 view model, 1 coordinator"),
    (
      "class UserCoordinator {}; class RouterImp {}", "mvvmc", "1 coordinator, 1 router"
    ),
    (
      "protocol UserPresenterProtocol {}; class UserPresenter {}; class UserInteractor {}", "viper",
      "1 interactor, 1 presenter"
    ),
    (
      "class AlertPresenter { let alert = UIAlertController() }; class UserInteractor {}", nil,
      "only 1 interactor; viper wants presenters, too; --architecture names one"
    ),
    (
      """
      class UserPresenter {}; class FriendsPresenter {}; class UserInteractor {}; class FriendsInteractor {}
      struct RowViewModel {}; struct TitleViewModel {}; struct CellViewModel {}; class AppCoordinator {}
      class AppRouter {}
      """, "viper", "2 interactors, 2 presenters"
    ),
    (
      """
      class UserPresenter {}; class FriendsPresenter {}; class UserInteractor {}; class FriendsInteractor {}
      class UserCoordinator {}; class FriendsCoordinator {}
      protocol TableViewModel: UITableViewDataSource {}
      class UserTableViewModel: NSObject {}; class FriendsTableViewModel: NSObject, UITableViewDataSource {}
      extension UserTableViewModel: TableViewModel {}
      struct UserCellViewModel { func configure(_ cell: UserCell) {} }
      struct FriendsCellViewModel { static func configure(_ cell: UITableViewCell) {} }
      """, "viper", "2 interactors, 2 presenters"
    ),
    (
      "class UserPresenter {}; class FriendsPresenter {}; class UserRouter {}; class FriendsRouter {}", "viper",
      "2 presenters, 2 routers"
    ),
    (
      """
      class UserPresenter {}; class FriendsPresenter {}; class UserRouter {}; class FriendsRouter {}
      class UserViewModel {}; class FriendsViewModel {}
      """, nil,
      "only 2 presenters, 2 view models, 2 routers; mvvmc wants coordinators, too; --architecture names one"
    ),
    (
      """
      class UserPresenter {}; class FriendsPresenter {}; class UserInteractor {}
      class UserCoordinator {}; class FriendsCoordinator {}; class ModuleFactory {}
      class UserRouter {}; class FriendsRouter {}
      """, "viper", "1 interactor, 2 presenters"
    ),
    (
      """
      class UserPresenter {}; class FriendsPresenter {}
      class UserCoordinator {}; class FriendsCoordinator {}; class ModuleFactory {}
      """, "mvpcf", "2 presenters, 2 coordinators, 1 factory"
    ),
    // Whoever makes the modules.
    (
      """
      class UserPresenter {}; class FriendsPresenter {}; class UserModuleBuilder {}
      class UserCoordinator {}; class FriendsCoordinator {}
      """, "mvpcf", "2 presenters, 2 coordinators"
    ),
    // What presents most of the screens counts.
    (
      """
      class UserPresenter {}; class FriendsPresenter {}; class MenuPresenter {}; class RowViewModel {}
      class UserCoordinator {}; class FriendsCoordinator {}; class RouterImp {}
      """, "mvpcf", "3 presenters, 2 coordinators"
    ),
    // One coordinator leads to the first of many modules.
    (
      """
      class UserPresenter {}; class FriendsPresenter {}; class AppCoordinator { func start() {} }
      class UserRouter {}; class FriendsRouter {}; class EditRouter {}; class LoginRouter {}
      """, "viper", "2 presenters, 4 routers"
    ),
    (
      """
      struct PhotoPicker: UIViewControllerRepresentable {
        class Coordinator {}
        func makeCoordinator() -> Coordinator { Coordinator() }
      }
      struct MailSheet: UIViewControllerRepresentable {
        func makeCoordinator() -> MailCoordinator { MailCoordinator() }
      }
      class MailCoordinator {}
      class PhotosViewModel {}
      enum APIRouter: URLRequestConvertible {}
      struct PhotosView_Previews: PreviewProvider {}
      """, nil,
      "only 1 view model; mvvmfc wants flow controllers, mvvmc wants coordinators, too; --architecture names one"
    ),
    (
      "class HistoryCoordinator { func addVisit() {} }; class UserViewModel {}", nil,
      "only 1 view model; mvvmfc wants flow controllers, mvvmc wants coordinators, too; --architecture names one"
    ),
    (
      "class AppFlowController: UIViewController {}; class UserViewModel {}", "mvvmfc",
      "1 flow controller, 1 view model"
    ),
    // One object works for all modules, each of which says by a protocol what it needs.
    (
      """
      protocol UserInteractor {}; protocol MenuInteractor {}
      class CoreInteractor: UserInteractor, MenuInteractor {}; class UserPresenter {}; class MenuPresenter {}
      """, "viper", "2 interactors, 2 presenters"
    ),
    // Modules with a router each, and a few coordinators and factories beside them.
    (
      """
      class UserPresenter {}; class MenuPresenter {}; class CardPresenter {}; class ListPresenter {}; class UserRouter {}
      class MenuRouter {}; class CardRouter {}; class ListRouter {}; class CardFactory {}
      class CardCoordinator { func start() {} }
      """, "viper", "4 presenters, 4 routers"
    ),
    // In VIP a presenter tells its view controller, and knows no interactor.
    (
      """
      class UserInteractor { var presenter: UserPresenter? }
      class UserPresenter { weak var viewController: UserViewController? }; class UserViewController: UIViewController {}
      """, nil, "only 1 interactor, 1 presenter that knows no interactor; --architecture names one"
    ),
    // What shows the controllers that it is given is the presenter of none.
    (
      """
      class SessionInteractor {}; class UserInteractor {}
      class SidebarPresenter { func present(_ controller: UIViewController, animated: Bool) {} }
      """, nil, "only 2 interactors, 1 presenter that knows no interactor; --architecture names one"
    ),
    // Some write `VM`.
    (
      "class AppCoordinator { func start() {} }; class UserVM { func load() {} }", "mvvmc",
      "1 view model, 1 coordinator"
    ),
    // They lead through screens of any kind.
    (
      "class AppFlowController {}; class MenuFlowController {}; class MenuPresenter {}", "mvvmfc",
      "2 flow controllers"
    ),
    (
      "class AppFlowController {}; class MenuPresenter {}", nil,
      "only 1 presenter, 1 flow controller; viper wants interactors, mvvmfc wants view models, too; --architecture names one"
    ),
    (
      "class AppFlowController {}; class MenuFlowController {}; class AppCoordinator { func start() {} }", nil,
      "only 2 flow controllers, 1 coordinator; mvvmfc wants view models, too; --architecture names one"
    ),
  ])
  func `the parts of screens are counted, and all of an architecture's must be there`(
    source: String, name: String?, reason: String
  ) throws {
    let report = try lint(["A.swift": source])

    #expect(report.architecture?.rawValue == name)
    #expect(report.reason == reason)
  }

  @Test func `what is missing is said of the architecture that has use for most of what is there`() throws {
    let screens = (1...50).map { ("\($0).swift", "class Screen\($0)ViewModel {}") }
    let files = screens + [("Router.swift", "class UserRouter {}"), ("Old.swift", "class UserInteractor {}")]

    #expect(
      try lint(Dictionary(uniqueKeysWithValues: files)).reason
        == "only 1 interactor, 50 view models, 1 router; mvvmc wants coordinators, too; --architecture names one")
  }

  @Test func `view models that know a coordinator are led by it, however many screens have none`() throws {
    let names = ["Home", "User", "Friends", "Menu"]
    let models = names.map { ("\($0).swift", "class \($0)ViewModel { weak var coordinator: MainCoordinator? }") }
    let screens = (1...30).map { ("Screen\($0).swift", "class Screen\($0)ViewController {}") }
    let flows = [
      ("Flows.swift", "class MainCoordinator { func start() {} }; class LoginCoordinator { func start() {} }")
    ]
    let report = try lint(Dictionary(uniqueKeysWithValues: models + screens + flows))

    #expect(report.architecture?.rawValue == "mvvmc")
    #expect(report.reason == "4 view models, 2 coordinators; not sure, as that is 13 % of the screens")
  }

  @Test func `presenters that tell a view controller, and know no interactor, are not VIPER's`() throws {
    let names = ["Home", "User", "Friends", "Menu"]
    let modules = names.map { name in
      let members = "weak var viewController: \(name)ViewController?; private let context: Context"
      return (
        "\(name).swift",
        "class \(name)Presenter { \(members) }; class \(name)Interactor { var presenter: \(name)Presenter? }"
      )
    }
    #expect(try lint(Dictionary(uniqueKeysWithValues: modules)).architecture == nil)
  }

  @Test func `one coordinator leads view models nearly all of which know it`() throws {
    let names = ["Home", "User", "Friends", "Menu"]
    func architecture(ofThoseWhoKnowIt known: Int) throws -> String? {
      let models = names.enumerated().map { place, name in
        let members = place < known ? "weak var coordinator: MainCoordinator?" : "func load() {}"
        return ("\(name).swift", "class \(name)ViewModel { \(members) }")
      }
      let screens = (1...30).map { ("Screen\($0).swift", "class Screen\($0)ViewController {}") }
      let flow = [("Flow.swift", "class MainCoordinator { func start() {} }")]
      return try lint(Dictionary(uniqueKeysWithValues: models + screens + flow)).architecture?.rawValue
    }
    #expect(try architecture(ofThoseWhoKnowIt: 4) == "mvvmc")
    #expect(try architecture(ofThoseWhoKnowIt: 3) == nil)
  }

  @Test func `many whole modules are VIPER's, however many screens each of them has`() throws {
    let names = ["Home", "User", "Friends", "Menu"]
    let modules = names.map {
      ("\($0).swift", "class \($0)Interactor {}; class \($0)Presenter {}; class \($0)Router {}")
    }
    let screens = (1...30).map { ("Screen\($0).swift", "class Screen\($0)ViewController {}") }
    let report = try lint(Dictionary(uniqueKeysWithValues: modules + screens))

    #expect(report.architecture?.rawValue == "viper")
    #expect(report.reason == "4 interactors, 4 presenters, 4 routers; not sure, as that is 13 % of the screens")
  }

  @Test func `whole modules of one folder make an architecture of that, if few of an app's screens have any`() throws {
    let modules = ["Home", "User", "Friends", "Menu"].map {
      ("Bank/\($0).swift", "class \($0)Interactor {}; class \($0)Presenter {}; class \($0)Router {}")
    }
    let screens = (1...50).map { ("Shop/Screen\($0).swift", "class Screen\($0)ViewController {}") }
    let report = try lint(Dictionary(uniqueKeysWithValues: modules + screens))

    #expect(report.architecture == nil)
    #expect(
      report.reason
        == "only 4 interactors, 4 presenters, 4 routers; --architecture names one; "
        + "Bank/ looks like viper (4 interactors, 4 presenters)")
  }

  @Test func `a typing error in a name tells its role all the same`() throws {
    #expect(try lint(["A.swift": "class UserInterector {}; class UserPresentor {}"]).architecture?.rawValue == "viper")
  }

  @Test func `one of each makes an architecture of a small project, and not of a large one`() throws {
    func files(_ count: Int) -> [String: String] {
      let parts = [("Task.swift", "class TaskCoordinator { func start() {} }; class TaskViewModel { func run() {} }")]
      return Dictionary(uniqueKeysWithValues: parts + (1...count).map { ("\($0).swift", "struct Value\($0) {}") })
    }

    #expect(try lint(files(10)).reason == "1 view model, 1 coordinator")
    #expect(try lint(files(100)).reason == "only 1 view model, 1 coordinator; --architecture names one")
  }

  @Test func `one coordinator or flow controller alone leads through no large project`() throws {
    func files(_ count: Int, _ lead: String) -> [String: String] {
      let models = ["Home", "User", "Friends"].map { "class \($0)ViewModel { func run() {} }" }.joined(separator: "\n")
      let leading = "class App\(lead) { func start() { push(HomeViewModel()) } }"
      let parts = [("Models.swift", models), ("Lead.swift", leading)]
      return Dictionary(uniqueKeysWithValues: parts + (1...count).map { ("\($0).swift", "struct Value\($0) {}") })
    }

    for lead in ["Coordinator", "FlowController"] {
      #expect(try lint(files(10, lead)).architecture != nil)
      #expect(try lint(files(100, lead)).architecture == nil)
    }
  }

  @Test func `where few of the screens have an architecture's parts, that is said`() throws {
    let names = ["Home", "User", "Friends"]
    let files = Dictionary(
      uniqueKeysWithValues: names.map { ("\($0).swift", "class \($0)ViewModel {}; class \($0)ViewController {}") })
    let parts = "class UserPresenter {}; class UserInteractor {}"

    #expect(
      try lint(files.merging(["Parts.swift": parts]) { $1 }).reason
        == "1 interactor, 1 presenter; not sure, as that is 33 % of the screens")
  }

  @Test func `a folder has an architecture of its own if it has more than one of each part`() throws {
    func files(_ count: Int) -> [String: String] {
      let screens = (1...11).map { ("App/\($0).swift", "class Screen\($0)ViewModel {}") }
      let modules = (1...count).map { ("Old/\($0).swift", "class Old\($0)Presenter {}; class Old\($0)Interactor {}") }
      return Dictionary(uniqueKeysWithValues: screens + modules)
    }
    let (one, two) = (try lint(files(1)), try lint(files(2)))
    let nearest = "--architecture names one"

    #expect(one.reason == "only 1 interactor, 1 presenter, 11 view models; \(nearest)")
    #expect(
      two.reason
        == "only 2 interactors, 2 presenters, 11 view models; \(nearest); Old/ looks like viper (2 interactors, 2 presenters)"
    )
  }
}

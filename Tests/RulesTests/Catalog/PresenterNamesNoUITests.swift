import Testing

struct PresenterNamesNoUITests {
  @Test(arguments: [
    (
      """
      final class UserPresenter {
        func fail() { view?.show(UIAlertController()) }
      }
      """,
      """
      2:28 UserPresenter names UIAlertController, a type of UIKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      import Foundation
      import UIKit
      final class UserPresenter {
        var name = ""
      }
      """,
      """
      2:1 UserPresenter imports UIKit
        fix: delete the import; what needs it belongs to the view controller
      """
    ),
    (
      """
      final class UserPresenter {
        private let colour: NSColor?
      }
      """,
      """
      2:23 UserPresenter names NSColor, a type of AppKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      import SwiftUI
      final class UserPresenter {
        var text: Text?
      }
      """,
      """
      3:13 UserPresenter names Text, a type of SwiftUI
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      extension UserPresenter {
        func cell() -> UITableViewCell? { nil }
      }
      """,
      """
      2:18 UserPresenter names UITableViewCell, a type of UIKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      final class UserPresenter {
        weak var view: UIViewController?
        var router: UserRouter?
      }
      """,
      """
      2:18 UserPresenter names UIViewController, a type of UIKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      final class AlertPresenter {
        private let interactor: AlertInteractorInput
        func fail() { view?.show(UIAlertController()) }
      }
      """,
      """
      3:28 AlertPresenter names UIAlertController, a type of UIKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      final class UserPresenter {
        func fail() { view?.show(AlertController()) }
      }
      """,
      """
      2:28 UserPresenter names AlertController, a type of ScreenKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      import ScreenKit
      import UIKit
      final class UserPresenter {
        func fail() { view?.show(AlertController()) }
      }
      """,
      """
      4:28 UserPresenter names AlertController, a type of ScreenKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      final class PagePresenter {
        weak var page: WKWebView?
      }
      """,
      """
      2:18 PagePresenter names WKWebView, a type of WebKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      protocol UserPresenterProtocol {
        func show(in navigation: UINavigationController)
      }
      final class UserPresenter: UserPresenterProtocol {}
      """,
      """
      2:28 UserPresenterProtocol names UINavigationController, a type of UIKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    (
      """
      import Foundation
      import UIKit
      protocol LoadablePresenter {
        var isLoading: Bool { get }
      }
      """,
      """
      2:1 LoadablePresenter imports UIKit
        fix: delete the import; what needs it belongs to the view controller
      """
    ),
    (
      """
      import SwiftUI

      final class UserPresenter {
        private let router: UserRouter
        func friends() -> some View { VStack { router.makeFriendsView() } }
        func name() -> some View { Text("Ann") }
      }
      """,
      """
      5:33 UserPresenter names VStack, a type of SwiftUI
        fix: tell the view through its input what to show, and let the view controller use the framework
      6:23 UserPresenter names View, a type of SwiftUI
        fix: tell the view through its input what to show, and let the view controller use the framework
      6:30 UserPresenter names Text, a type of SwiftUI
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    // One import is one finding, and not that of the stand-in for a preview.
    (
      """
      import Foundation
      import UIKit
      protocol UserPresenter {}
      class UserPresenterPreview: UserPresenter {}
      class UserPresenterImp: UserPresenter {}
      """,
      """
      2:1 UserPresenterImp imports UIKit
        fix: delete the import; what needs it belongs to the view controller
      """
    ),
    // A view of the project.
    (
      """
      final class UserPresenter {
        func configure(_ cell: FriendCell) {}
      }
      final class FriendCell: UITableViewCell {}
      """,
      """
      2:26 UserPresenter names FriendCell, a view
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    // A screen of another framework.
    (
      """
      final class UserPresenter {
        private let mail = MFMailComposeViewController()
      }
      """,
      """
      2:22 UserPresenter names MFMailComposeViewController, a type of MessageUI
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
    // A presenter of views that has a coordinator is one of a screen.
    (
      """
      final class ListPresenter {
        weak var coordinator: ListCoordinator?
        private var table: UITableView?
        private let header = UIView()
      }
      """,
      """
      3:22 ListPresenter names UITableView, a type of UIKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      4:24 ListPresenter names UIView, a type of UIKit
        fix: tell the view through its input what to show, and let the view controller use the framework
      """
    ),
  ])
  func `what VI-2 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-2") == report)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      var count: UInt8 = 0
    }
    """,
    """
    import UIKit
    final class UserPresenter {
      var name = ""
    }
    final class UserViewController: UIViewController {}
    """,
    """
    struct Label {}
    final class UserPresenter {
      var label: Label?
    }
    """,
    """
    final class UserPresenter {
      var action: Action?
      var view: UserViewInput?
    }
    """,
    """
    import UIKit
    final class UserViewController {
      let label = UILabel()
    }
    """,
    """
    final class AlertPresenter {
      weak var viewController: UIViewController?
      func show() { viewController?.present(UIAlertController(), animated: true) }
    }
    """,
    // Where there is no view of a module, a helper presents from whatever is on the screen.
    """
    final class SigningPresenter {
      weak var view: UIViewController?
      func sign() { view?.present(UINavigationController(), animated: true) }
    }
    """,
    """
    final class ErrorToastPresenter: ErrorToastPresenterProtocol {
      private let label = UILabel()
    }
    """,
    """
    import WebKit
    final class PagePresenter {
      private let cookies: WKHTTPCookieStore
    }
    """,
    """
    import UIKit
    final class UserViewController: UIViewController {}
    final class UserPresenter {
      weak var list: ListView?
    }
    """,
    """
    final class UserPresenter {
      private let clock: NSDate
    }
    """,
    """
    import UIKit
    protocol SheetPresenterProtocol {
      var background: UIView { get }
    }
    final class Sheet: UIPresentationController, SheetPresenterProtocol {
      let background = UIView()
    }
    """,
    """
    import UIKit
    protocol UserPresenterProtocol {}
    protocol UserViewProtocol {}
    """,
    """
    final class StatusPresenter {
      private let label = UILabel()
      private let colour: UIColor = .red
      func show(in view: UIView) {}
    }
    """,
    """
    import SwiftUI

    final class UserPresenter {
      private let router: UserRouter
      func friends() -> some View { router.makeFriendsView() }
    }
    """,
    // It is told where to show something, and has no screen of its own.
    """
    final class InputSheetPresenter: NSObject {
      func present(from controller: UIViewController) { controller.present(UIAlertController(), animated: true) }
    }
    """,
    """
    final class LoadingViewPresenter {
      func show(in superview: UIView?) { superview?.addSubview(UIActivityIndicatorView()) }
    }
    """,
    // What a screen declares for its data.
    """
    final class UserPresenter {
      private var mode: UserViewController.Mode = .view
      func edit() { mode = UserViewController.Mode.edit }
    }
    final class UserViewController: UIViewController {
      enum Mode { case view, edit }
    }
    """,
    // What it has from the import is not seen: it may be what Foundation has.
    """
    import UIKit

    final class UserPresenter {
      func load() { DispatchQueue.main.async {} }
    }
    """,
    // What Combine has by way of SwiftUI.
    """
    import Foundation
    import SwiftUI

    final class UserPresenter: ObservableObject {
      @Published var name = ""
    }
    """,
    // What the import is for shows nothing.
    """
    import Foundation
    import UIKit

    final class UserPresenter {
      func load(completion: (UIBackgroundFetchResult) -> Void) { UIPasteboard.general.string = "" }
    }
    """,
    // It needs the import for what it may name.
    """
    import Foundation
    import UIKit

    final class UserPresenter {
      func openSettings() { UIApplication.shared.open(url) }
    }
    """,
    // In SwiftUI it hands on the next view within a link.
    """
    import SwiftUI

    final class HomePresenter {
      private let router = HomeRouter()
      func link<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        NavigationLink(destination: router.friendsView()) { content() }
      }
    }
    """,
    // It hands on the next screen as a view controller.
    """
    final class UserPresenter {
      private let router: UserRouter
      func screen(at page: Int) -> UIViewController? { router.screen(at: page) }
    }
    """,
    // What stands for its screen hands that on.
    """
    final class TabsPresenter: Presentable {
      private let tabs: TabsController

      func toPresent() -> UIViewController { tabs }
    }
    """,
    // A preview is no part.
    """
    struct UserCellPresenter: PreviewProvider {
      static var previews: some View { UIViewPreview { UserCell() } }
    }
    final class UserCell: UITableViewCell {}
    """,
    // What SwiftUI takes for a view is one, whatever it is called.
    """
    struct ScreenshotPresenter: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
    }
    """,
    // It shows the controllers that it is given, and is the presenter of no screen.
    """
    final class SidebarPresenter {
      private let presentingViewController: UIViewController
      init(presentingViewController: UIViewController) { self.presentingViewController = presentingViewController }
      func present(_ viewController: UIViewController, animated: Bool) {
        presentingViewController.present(viewController, animated: animated)
      }
    }
    """,
    // One that draws on whatever view it is given is the presenter of none.
    """
    final class BadgePresenter {
      func add(_ view: UIView, number: Int) {}
      func addDot(_ view: UIView, color: UIColor) { view.addSubview(dot()) }
      func remove(from view: UIView) {}
      private func dot() -> UIView { UIView() }
    }
    """,
    // What a screen has as a constant.
    """
    final class UserPresenter {
      weak var view: UserViewInput?
      func read(_ context: [String: String]) { view?.show(context[UserViewController.nameKey]) }
    }
    final class UserViewController: UIViewController {
      static let nameKey = "NAME"
    }
    """,
    // One that moves a screen in is not the presenter of one.
    """
    final class UserPresenter: NSObject, UIViewControllerAnimatedTransitioning {
      func animateTransition(using context: UIViewControllerContextTransitioning) {}
    }
    """,
    // What fills cells by static functions is not the presenter of a screen.
    """
    struct UserCellPresenter {
      static func configure(_ cell: UserCell, user: User) { cell.label.text = user.name }
    }
    final class UserCell: UITableViewCell {}
    """,
    // The kind of cell that shows a value.
    """
    final class TextCellPresenter {
      let cell: Reusable.Type = TextCell.self
      let text: String
    }
    final class TextCell: UITableViewCell {}
    """,
    // The kind of cell, also of the system's.
    """
    final class UserPresenter {
      weak var view: UserViewInput?
      let router: UserRouter
      func setUp(list: List) { list.register(UITableViewCell.self) }
    }
    """,
    // An import for the sake of rows, which only UIKit counts in an index path.
    """
    import Foundation
    import UIKit

    final class ListPresenter {
      weak var view: ListViewInput?
      private let router: ListRouter
      private var names: [String] = []
      func name(at indexPath: IndexPath) -> String { names[indexPath.row] }
    }
    """,
    // The name of a screen, for those who count what is looked at.
    """
    final class UserPresenter {
      weak var view: UserViewInput?
      func didAppear() { analytics.report(String(describing: UserViewController.self)) }
    }
    final class UserViewController: UIViewController {}
    """,
    // The name of a resource, which is a text.
    """
    final class WeatherPresenter {
      weak var view: WeatherViewInput?
      private let router: WeatherRouter
      var background: String { R.image.sunny.name }
    }
    """,
    // In an app, one that is made by nobody but who is used by nobody.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    enum FriendsAssembly {
      static func build() -> UIViewController { FriendsBuilder().screen }
    }
    final class FriendsBuilder {
      let screen = FriendsViewController()
      init() { screen.presenter = FriendsPresenter() }
    }
    final class FriendsPresenter {
      weak var view: FriendsViewInput?
      private let label = UILabel()
    }
    """,
    // What a library's presenter wants.
    """
    final class UserPresenter: ViperPresenter {
      weak var view: UserViewInput?
      override func viewIsReady(_ controller: UIViewController) { view?.show(names) }
    }
    """,
  ])
  func `what VI-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-2") == [])
  }
}

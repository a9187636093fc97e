import Testing

struct ViewModelHasNoUITests {
  @Test(arguments: [
    (
      """
      final class UserViewModel {
        var portrait: UIImageView?
      }
      """,
      """
      2:17 UserViewModel names UIImageView, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    (
      """
      import SwiftUI

      final class UserViewModel {
        var title: Text { Text("Ann") }
      }
      """,
      """
      4:14 UserViewModel names Text, a type of SwiftUI
        fix: put a value with a meaning into its input data, and let the view translate it
      """
    ),
    (
      """
      final class UserViewModel {
        func call() {
          let app = UIApplication.shared
          show(UIScreen.main.scale)
        }
      }
      """,
      """
      3:15 UserViewModel names UIApplication, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      4:10 UserViewModel names UIScreen, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    (
      """
      final class UserViewModel {
        let nib = R.nib.userCell
        let mark = R.image.star()
      }
      """,
      """
      2:13 UserViewModel names R.nib, a resource of the UI
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    // What is given by default is not what must be given, nor what a function does.
    (
      """
      final class UserViewModel {
        init(view: UIView, scale: CGFloat = UIScreen.main.scale) { show(UIScreen.main.scale) }
      }
      """,
      """
      2:14 UserViewModel names UIView, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      2:67 UserViewModel names UIScreen, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    // The app's windows are those of its screens.
    (
      """
      final class UserViewModel {
        func open() { let scenes = UIApplication.shared.connectedScenes }
      }
      """,
      """
      2:30 UserViewModel names UIApplication, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    // What a protocol asks for is said there; what is done with it beside is not.
    (
      """
      protocol ErrorViewModel {
        func tap(in viewController: UIViewController?)
      }
      final class LoginErrorViewModel: ErrorViewModel {
        func tap(in viewController: UIViewController?) { show(UIAlertController()) }
      }
      """,
      """
      2:31 ErrorViewModel names UIViewController, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      5:57 LoginErrorViewModel names UIAlertController, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    // What goes in and out is the view model's as well.
    (
      """
      final class UserViewModel {
        struct Input {
          let button: UIButton
        }
      }
      """,
      """
      3:17 UserViewModel.Input names UIButton, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    // What a view does by itself is no value.
    (
      """
      final class UserViewModel {
        func fade() { UIView.animate(withDuration: 1) {} }
      }
      """,
      """
      2:17 UserViewModel names UIView, a type of UIKit
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
    // A view that a function of all views makes.
    (
      """
      final class FilterViewModel {
        private(set) var levels: Any?
        func setUp() { levels = LevelsView.fromNib() }
      }
      final class LevelsView: UIView {}
      extension UIView {
        static func fromNib() -> Self { fatalError() }
      }
      """,
      """
      3:27 FilterViewModel names LevelsView, a view
        fix: put a value with a meaning into its input data, and let the view controller translate it
      """
    ),
  ])
  func `what FS-12 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-12") == report)
  }

  @Test(arguments: [
    """
    import UIKit

    final class UserViewModel {
      var portrait: Data?
    }
    """,
    // The project's own screens: FS-3.
    """
    final class UserViewModel {
      func show(_ screen: UserViewController) {}
    }
    class UserViewController: UIViewController {}
    """,
    // Values, which a test can compare.
    """
    import UIKit

    final class UserViewModel {
      @Published var portrait: UIImage?
      let nameColor: UIColor = .black
      var insets: UIEdgeInsets { .zero }
      var nameFont: UIFont { .systemFont(ofSize: 17) }
      var accessory: UITableViewCell.AccessoryType { .none }
      var onStyle: ((UIAlertAction.Style, Int) -> Void)?
      var height: CGFloat { UITableView.automaticDimension }
      var traits: UIAccessibilityTraits { .link }
      var keyboard: UIKeyboardType = .default
      func settings() -> URL? { URL(string: UIApplication.openSettingsURLString) }
      func style(of row: Int) -> UITableViewCell.EditingStyle { .delete }
    }
    """,
    """
    final class UserViewModel {
      var refresh: UIBackgroundRefreshStatus = .available
      let name = UIDevice.current.name
      init(opener: URLOpener = UIApplication.shared, scale: CGFloat = UIScreen.main.scale) {}
    }
    """,
    // What a superclass is given is not what a class is.
    """
    final class UserViewModel {
      func next() { (way as? UserCoordinator)?.goOn() }
    }
    final class UserCoordinator: Coordinator<UserScreen> {}
    final class UserScreen: UIViewController {}
    class Coordinator<Screen> {}
    """,
    // What the system does for an app.
    """
    final class UserViewModel {
      func open() {
        if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
        if UIApplication.shared.applicationState == .active { UIPasteboard.general.string = name }
        let settings = URL(string: UIApplication.openSettingsURLString)
      }
    }
    """,
    // A library's protocol asks for it.
    """
    import MapboxMaps

    final class UserViewModel: ObservableObject {
      let name: String
    }
    extension UserViewModel: AnnotationInteractionDelegate {
      func annotation(in view: UIView) {}
    }
    """,
    // What one feels is not seen, and a coordinator of SwiftUI makes screens.
    """
    import SwiftUI
    import UIKit

    final class UserViewModel {
      func tap() { UISelectionFeedbackGenerator().selectionChanged() }
    }
    final class UserCoordinatorViewModel {
      func friends() -> AnyView { AnyView(FriendsView()) }
    }
    """,
    // An image is a value, and so is the kind of cell that shows one.
    """
    import SwiftUI
    import UIKit

    final class UserViewModel {
      var mark: Image { Image(systemName: "star") }
    }
    struct UserCellViewModel {
      func size() -> CGSize { .zero }
      var type: UIView.Type { UserCell.self }
    }
    final class UserCell: UIView {}
    """,
    // Its own type of a view's name, what a watch feels, and a URL that is opened.
    """
    final class CallViewModel {
      func buttons() -> [CallButton] { [] }
      func fail() { WKInterfaceDevice.current().play(.failure) }
      func showSettings() {
        let app = UIApplication.shared
        if app.canOpenURL(url) { app.open(url) }
      }
    }
    extension CallViewModel {
      enum CallButton { case chat }
    }
    final class CallButton: UIView {}
    """,
    // A scheduler of a library, and kinds of views.
    """
    final class UserViewModel {
      static var kinds: [UITableViewHeaderFooterView.Type] { [] }
      func bind() { names.observe(on: UIScheduler()) }
    }
    """,
    // What only its file knows is a part of the view there.
    """
    final class DiagramView: UIView {
      private var segments: [SegmentViewModel] = []
    }

    fileprivate final class SegmentViewModel {
      let layer = UIView()
    }
    """,
    // What a type of a UI has or does by itself, and says in other words.
    """
    final class RuleViewModel {
      func isFloating(_ bundle: String) -> Bool { UIApplication.isFloating(bundle) }
      let mark = RuleCell.mark
    }

    extension UIApplication {
      static func isFloating(_ bundle: String) -> Bool { bundle.hasSuffix(".panel") }
    }

    final class RuleCell: UITableViewCell {
      static let mark: String = "x"
    }
    """,
    // On a Mac, no name is one of UIKit.
    """
    import AppKit

    final class BrowserViewModel {
      private var address: UIElement?
    }
    """,
    // A value that a view declares in itself, and that is made.
    """
    final class MapViewModel {
      let zoom = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 1_000)
    }
    """,
    // A condition of the build names a module.
    """
    final class ReceiptViewModel {
      func process() {
        #if canImport(UIKit)
          scan()
        #endif
      }
    }
    """,
    // A static function that makes a screen for the view model.
    """
    final class ReceiptViewModel {
      static func screen(in controller: UINavigationController? = nil) -> UIViewController {
        UIHostingController(rootView: ReceiptView(viewModel: ReceiptViewModel()))
      }
    }
    """,
    // The version of the app, which an extension of the project reads.
    """
    final class SettingsViewModel {
      let version = "Version \\(UIApplication.shared.version)"
    }
    extension UIApplication {
      var version: String { "1" }
    }
    """,
    // A function of the app's own that opens a URL.
    """
    final class SettingsViewModel {
      func openSettings() { UIApplication.shared.redirectToSettings() }
    }
    extension UIApplication {
      func redirectToSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        open(url)
      }
    }
    """,
    // A value of the system.
    """
    final class LinksViewModel {
      func items() -> [UIApplicationShortcutItem] { [] }
    }
    """,
    // A list of what a view shows is not a view model, whatever its elements make it conform to.
    """
    extension Array: ViewModel where Element == Action {}
    extension Array where Element: UIView {
      func before(_ view: Element) -> UIView? { nil }
    }
    """,
    // To read something out shows nothing.
    """
    final class UserViewModel {
      func done() { UIAccessibility.post(notification: .announcement, argument: "Done") }
    }
    """,
    // A static function that answers how large or of what colour a view is.
    """
    final class UserCell: UITableViewCell {
      static func size(for user: UserViewModel) -> CGSize { .zero }
      static func color(of value: Int) -> UIColor { .red }
    }
    final class UserViewModel {
      var size: CGSize { UserCell.size(for: self) }
      var color: UIColor { UserCell.color(of: 1) }
    }
    """,
    // What a type around it declares is its own.
    """
    enum Table {
      struct Scroll {}
      enum Rows {
        final class RowsViewModel { var target: Scroll? }
      }
    }
    final class Scroll: UIScrollView {}
    """,
    // It leads a flow, and hands on its screens.
    """
    final class SearchFlowViewModel {
      @Published var path = NavigationPath()

      func screen() -> AnyView { AnyView(SearchView()) }
    }
    """,
    // What a kind of cell inherits.
    """
    final class CityViewModel {
      let cellID = CityCell.cellID()
    }
    final class CityCell: Cell {}
    class Cell: UITableViewCell {
      class func cellID() -> String { "cell" }
    }
    """,
    // The next screen, which its factory makes.
    """
    import SwiftUI
    final class ChatViewModel: ObservableObject {
      private let factory: any ScreenFactory
      func next() -> AnyView { factory.makeChat() }
    }
    protocol ScreenFactory {
      func makeChat() -> AnyView
    }
    """,
    // What the home screen offers for the app.
    """
    final class LanguageViewModel {
      func change() {
        let icon = UIApplicationShortcutIcon(type: .favorite)
        UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "x", localizedTitle: "y", icon: icon)]
      }
    }
    """,
    // What a presenter hands to its view, in a namespace of a use of its own.
    """
    enum PlaybackModels {
      enum Seek {
        struct ViewModel { let cell: PlaybackCell }
      }
    }
    final class PlaybackCell: UICollectionViewCell {}
    """,
    // Where the system is to show its sheet, the app by a property, and a stand-in of a preview.
    """
    extension AuthViewModel: ASAuthorizationControllerPresentationContextProviding {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { UIWindow() }
    }
    final class AuthViewModel {
      private var app: UIApplication { UIApplication.shared }
      func icon() -> String? { app.alternateIconName }
    }
    struct ProfilePreviews: PreviewProvider {
      final class PreviewsViewModel { func signOut(from screen: UIViewController) {} }
    }
    """,
    // Where an animation stands, which is a value, and the app that is put in the background.
    """
    final class PlayerViewModel {
      func end(at position: UIViewAnimatingPosition) {}
      func leave() { UIApplication.shared.perform(suspend) }
    }
    """,
    // A choice that was once declared beside its type.
    """
    final class PlayerViewModel {
      let style = UITableViewCellStyle.default
    }
    """,
    // The next screen, which static functions make.
    """
    import SwiftUI
    enum MenuScreens {
      static func makeMenuView() -> some View { MenuView() }
    }
    struct MenuView: View { let body = Text("Menu") }
    final class HomeViewModel: ObservableObject {
      func menuView() -> some View { MenuScreens.makeMenuView() }
    }
    """,
    // The same by a class that has no others, in UIKit.
    """
    import UIKit
    final class Composer {
      static func screen(for user: User) -> UIViewController? { nil }
    }
    final class HomeViewModel {
      func didSelect(_ user: User) -> UIViewController? { Composer.screen(for: user) }
    }
    """,
    // The cell that each view model fills in.
    """
    import UIKit
    protocol CellViewModel {
      associatedtype Cell: UIView
      func setup(cell: Cell)
    }
    struct ButtonsCellViewModel: CellViewModel {
      func setup(cell: ButtonsCell) { cell.title = "Buttons" }
    }
    final class ButtonsCell: UITableViewCell { var title = "" }
    """,
    // The same for a library's protocol.
    """
    import ReactiveCollections
    import UIKit
    struct CategoryCellViewModel: CellViewModel {
      typealias Cell = CategoryCell
      func configure(cell: CategoryCell) { cell.title = "Bikes" }
    }
    final class CategoryCell: UICollectionViewCell { var title = "" }
    """,
    // A view that is called after the view model that it does without.
    """
    import SwiftUI
    struct ListWithoutVM: View {
      var body: some View { VStack { Text("List") } }
    }
    final class MenuViewModel: ObservableObject {}
    """,
    // The key of what a notification tells.
    """
    final class KeyboardViewModel {
      func height(_ info: [String: Any]) -> Any? { info[UIKeyboardFrameEndUserInfoKey] }
    }
    """,
    // A cell that a protocol wants to be filled in, which is called after view models of some kind.
    """
    protocol CellViewModelFaceless {
      associatedtype CellType: UIView
      func configure(cell: CellType)
    }
    final class UserCellViewModel: CellViewModelFaceless {
      typealias CellType = UserCell
      func configure(cell: UserCell) { cell.title = "Ann" }
    }
    final class UserCell: UITableViewCell { var title = "" }
    """,
  ])
  func `what FS-12 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-12") == [])
  }

  @Test func `view models of no architecture are asked, where there are as many as screens`() throws {
    let viewModel = "final class UserViewModel {\n  var portrait: UIImageView?\n}\n"
    let screens = (1...4).map { "final class Screen\($0): UIViewController {}\n" }.joined()
    #expect(try lint(["App.swift": viewModel]).findings.map(\.rule) == ["FS-12"])
    #expect(try lint(["App.swift": viewModel + screens]).findings.map(\.rule) == [])
    #expect(
      try lint(["App.swift": viewModel + "final class UserInteractor {}\nfinal class UserPresenter {}\n"]).findings.map(
        \.rule) == [])
  }
}

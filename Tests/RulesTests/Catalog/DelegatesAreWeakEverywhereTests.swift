import Testing

struct DelegatesAreWeakEverywhereTests {
  @Test(arguments: [
    (
      """
      final class Cell {
        var delegate: (any CellDelegate)?
      }
      """,
      """
      2:7 Cell holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    (
      """
      protocol PasswordDelegate: AnyObject {}
      final class KeyViewModel {
        private let passwordDelegate: any PasswordDelegate
        init(service: Service = Service(), passwordDelegate: any PasswordDelegate, name: String = title()) {}
      }
      """,
      """
      3:15 KeyViewModel holds its passwordDelegate strongly
        fix: declare `weak var passwordDelegate`
      """
    ),
    (
      """
      final class CityCell {
        var tableDelegate: UITableViewDelegate?
      }
      """,
      """
      2:7 CityCell holds its tableDelegate strongly
        fix: declare `weak var tableDelegate`
      """
    ),
    // As some write it.
    (
      """
      final class Field: UITextField {
        var smdelegate: UITextFieldDelegate?
      }
      final class Screen {
        var menudelegate: MenuDelegate?
      }
      final class Form {
        var delegate2: FormDelegate?
      }
      """,
      """
      2:7 Field holds its smdelegate strongly
        fix: declare `weak var smdelegate`
      5:7 Screen holds its menudelegate strongly
        fix: declare `weak var menudelegate`
      8:7 Form holds its delegate2 strongly
        fix: declare `weak var delegate2`
      """
    ),
    // A factory that hands it to nobody.
    (
      """
      protocol CellEvents {}
      final class CellFactory {
        var delegate: CellEvents?
      }
      """,
      """
      3:7 CellFactory holds its delegate strongly
        fix: declare `weak var delegate`, and bind CellEvents to AnyObject
      """
    ),
    // It is handed on, and asked as well.
    (
      """
      final class PreviewController: UIViewController {
        var previewDelegate: PreviewDelegate?
        func load() { bar.previewDelegate = previewDelegate }
        func send() { previewDelegate?.send() }
      }
      protocol PreviewDelegate: AnyObject {}
      """,
      """
      2:7 PreviewController holds its previewDelegate strongly
        fix: declare `weak var previewDelegate`
      """
    ),
    // A cell tells several of what was tapped.
    (
      """
      final class AddressCell: UITableViewCell {
        var cancelDelegate: CancelDelegate?
        var donationDelegate: DonationDelegate?
      }
      protocol CancelDelegate: AnyObject {}
      protocol DonationDelegate: AnyObject {}
      """,
      """
      2:7 AddressCell holds its cancelDelegate strongly
        fix: declare `weak var cancelDelegate`
      3:7 AddressCell holds its donationDelegate strongly
        fix: declare `weak var donationDelegate`
      """
    ),
    // Two delegates of a child that is kept are no services.
    (
      """
      final class Settings {
        var settingsDelegate: SettingsDelegate?
        var surveyDelegate: SurveyDelegate?
      }
      protocol SettingsDelegate: AnyObject {}
      protocol SurveyDelegate: AnyObject {}
      final class Tabs: SettingsDelegate {
        private var children: [Settings] = []
        func start() {
          let settings = Settings()
          settings.settingsDelegate = self
          children.append(settings)
        }
      }
      """,
      """
      2:7 Settings holds its settingsDelegate strongly
        fix: declare `weak var settingsDelegate`
      """
    ),
    // Others add themselves to a list, and stay there.
    (
      """
      final class Settings {
        private var delegates: [SettingsDelegate] = []
        func add(_ delegate: SettingsDelegate) { delegates.append(delegate) }
      }
      protocol SettingsDelegate: AnyObject {}
      final class Menu: SettingsDelegate {
        init(settings: Settings) { settings.add(self) }
      }
      """,
      """
      2:15 Settings holds its delegates strongly
        fix: keep them in an `NSHashTable.weakObjects()`, or in a list of values that refer to them weakly
      """
    ),
    // Either of two cells of one name.
    (
      """
      final class ListViewController: UIViewController {
        func cell(at index: Int) -> UITableViewCell {
          if index == 0 {
            let cell = UserCell()
            cell.delegate = self
            return cell
          }
          let cell = MenuCell()
          cell.delegate = self
          return cell
        }
      }
      final class UserCell: UITableViewCell {
        var delegate: ListDelegate?
      }
      final class MenuCell: UITableViewCell {
        var delegate: ListDelegate?
      }
      protocol ListDelegate: AnyObject {}
      extension ListViewController: ListDelegate {}
      """,
      """
      14:7 UserCell holds its delegate strongly
        fix: declare `weak var delegate`
      17:7 MenuCell holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    // A coordinator tells its parent by this name.
    (
      """
      protocol LoginCoordinatorDelegate: AnyObject {}
      final class LoginCoordinator {
        var delegate: LoginCoordinatorDelegate?
      }
      final class AppCoordinator: LoginCoordinatorDelegate {
        func f(login: LoginCoordinator) { login.delegate = self }
      }
      """,
      """
      3:7 LoginCoordinator holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    // The same, of one that is made with its delegate, and of a part whose owner is made elsewhere.
    (
      """
      protocol PartDelegate: AnyObject {}
      final class Part {
        var delegate: PartDelegate?
      }
      final class Child {
        var delegate: PartDelegate?
        init(delegate: PartDelegate) { self.delegate = delegate }
      }
      final class Owner: PartDelegate {
        let part = Part()
        private var children: [Child] = []
        func f() {
          let child = Child(delegate: self)
          children.append(child)
        }
      }
      final class Assembly {
        func makeOwner() -> Owner {
          let owner = Owner()
          owner.part.delegate = owner
          return owner
        }
      }
      """,
      """
      3:7 Part holds its delegate strongly
        fix: declare `weak var delegate`
      6:7 Child holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    // A delegate whose name begins with that.
    (
      """
      protocol UserDelegate { func close() }
      final class UserViewController: UIViewController {
        var delegateUser: UserDelegate?
      }
      """,
      """
      3:7 UserViewController holds its delegateUser strongly
        fix: declare `weak var delegateUser`, and bind UserDelegate to AnyObject
      """
    ),
    // What makes the cells of a list.
    (
      """
      protocol UserDelegate: AnyObject { func close() }
      final class UserSectionController: ListSectionController {
        var delegate: UserDelegate?

        init(delegate: UserDelegate) { self.delegate = delegate }
      }
      """,
      """
      3:7 UserSectionController holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    // Values keep what they are made with.
    (
      """
      protocol UserShowing {}
      struct UserPresenter { var screen: UserShowing? }
      struct UserInteractor { var presenter: UserPresenter? }
      final class UserViewController: UIViewController, UserShowing {
        var interactor: UserInteractor?
      }
      enum UserScene {
        static func make() -> UIViewController {
          let viewController = UserViewController()
          let presenter = UserPresenter(screen: viewController)
          let interactor = UserInteractor(presenter: presenter)
          viewController.interactor = interactor
          return viewController
        }
      }
      """,
      """
      2:28 UserPresenter holds its screen strongly, whose interactor.presenter keeps it in turn
        fix: declare `weak var screen`, and bind UserShowing to AnyObject
      """
    ),
    // A value that a screen keeps, and that has that screen as its delegate.
    (
      """
      protocol EntryDelegate: AnyObject {}
      struct Entry { var delegate: EntryDelegate? }
      final class EntriesViewController: UIViewController, EntryDelegate {
        private var entry = Entry()
        override func viewDidLoad() { entry.delegate = self }
      }
      """,
      """
      2:20 Entry holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    // An initialiser without a label gives the delegate.
    (
      """
      protocol ListDelegate: AnyObject { func open() }
      final class ListSource: NSObject, UITableViewDelegate {
        var delegate: ListDelegate
        init(_ delegate: ListDelegate) { self.delegate = delegate }
      }
      final class ListViewController: UIViewController, ListDelegate {
        private var source: ListSource?
        override func viewDidLoad() { source = ListSource(self) }
        func open() {}
      }
      """,
      """
      3:7 ListSource holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    // The second of two that have no label.
    (
      """
      final class HomeCoordinator {
        private var children: [DetailCoordinator] = []
        private let navigation = UINavigationController()
        func open() { children.append(DetailCoordinator(navigation, self)) }
      }
      final class DetailCoordinator {
        private let navigation: UINavigationController
        private let parent: HomeCoordinator
        init(_ navigation: UINavigationController, _ parent: HomeCoordinator) {
          self.navigation = navigation
          self.parent = parent
        }
      }
      """,
      """
      8:15 DetailCoordinator holds its parent strongly, and HomeCoordinator keeps it in turn
        fix: declare `weak var parent`
      """
    ),
    // A cell that is given its screen by a function which keeps it.
    (
      """
      final class ChartViewController: UIViewController {
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "Chart", for: path) as! ChartCell
          cell.show("Chart", in: self)
          return cell
        }
      }
      final class ChartCell: UITableViewCell {
        var screen: UIViewController?
        func show(_ name: String, in screen: UIViewController) { self.screen = screen }
      }
      """,
      """
      9:7 ChartViewController shows a ChartCell, whose screen keeps it in turn
        fix: declare `weak var screen` in ChartCell
      """
    ),
  ])
  func `what SM-9 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-9") == report)
  }

  @Test(arguments: [
    // It is one of its parts' delegate.
    """
    final class Editor {
      private let textViewDelegate: TextDelegate
      func setUp() { textView.textDelegate = textViewDelegate }
    }
    """,
    // It makes its delegate itself, and nobody else keeps it.
    """
    class TableHandler {}
    final class List {
      var handlerDelegate: TableHandler?
      init() {
        let handler = TableHandler()
        table.delegate = handler
        handlerDelegate = handler
      }
    }
    """,
    """
    final class Cell {
      var delegate: WeakBox<CellDelegate>?
    }
    """,
    """
    final class Cell {
      weak var delegate: (any CellDelegate)?
    }
    """,
    """
    final class Cell {
      private let tableDelegate = TableDelegate()
    }
    """,
    """
    struct Cell {
      let delegate: any CellDelegate
    }
    """,
    """
    final class Cell {
      var delegate: ((Int) -> Void)?
    }
    """,
    """
    final class AmountField: UITextField {
      override var delegate: UITextFieldDelegate? {
        didSet { check() }
      }
    }
    """,
    """
    final class ListManager {
      private let tableDelegate: ListTableDelegate
    }
    final class ListTableDelegate: NSObject, UITableViewDelegate {}
    """,
    """
    final class Cities {
      private var tableViewDelegate: UITableViewDelegate?
    }
    """,
    """
    final class Connection {
      private let networkingDelegate: NetworkingDelegate
    }
    protocol NetworkingDelegate {
      func response(for request: URLRequest) -> Data
    }
    """,
    """
    final class Policies {
      var policyDelegate: PolicyDelegateImpl?
    }
    """,
    """
    final class Policies {
      var policyDelegate: PolicyGuard?
      func set() { policyDelegate = PolicyGuard(for: self) }
    }
    final class PolicyGuard: PolicyDelegate {}
    """,
    // It is for the presenter that the configurator makes.
    """
    protocol BookPresenterDelegate: AnyObject {}
    final class BookConfigurator {
      var bookPresenterDelegate: BookPresenterDelegate?
    }
    """,
    // Services that are called delegates, and what an operation has while it runs.
    """
    protocol IdentityDelegate: AnyObject {}
    protocol ChannelDelegate: AnyObject {}
    final class ProtocolStep {
      let identityDelegate: any IdentityDelegate
      let channelDelegate: any ChannelDelegate
    }
    final class PingOperation: Operation {
      private let identityDelegate: any IdentityDelegate
    }
    """,
    """
    final class Pages {
      private var ignoresDelegate: Bool
    }
    """,
    """
    final class PlayerAssembly {
      private var delegate: (any PlayerDelegate)?
    }
    """,
    // It makes one where nobody gives it one.
    """
    protocol PasswordDelegate: AnyObject {}
    final class KeyViewModel {
      private let passwordDelegate: any PasswordDelegate
      init(service: Service, passwordDelegate: any PasswordDelegate = AskingDelegate(), name: String = title()) {}
    }
    """,
    """
    final class MockMenu {
      var delegate: (any MenuDelegate)?
    }
    """,
    """
    final class Cities {
      var tableDelegate: UITableViewDelegate? {
        didSet { table.delegate = tableDelegate }
      }
    }
    """,
    // The presenter of the screen, which nobody else keeps.
    """
    protocol SendViewDelegate: AnyObject {}
    final class SendPresenter: SendViewDelegate {
      weak var view: SendView?
    }
    final class SendViewController: UIViewController, SendView {
      private let delegate: SendViewDelegate
    }
    """,
    // All its delegates are values.
    """
    protocol WebDelegate {}
    struct WebView: WebDelegate {}
    final class WebHandler {
      var delegate: WebDelegate?
    }
    """,
    // The interactor of the presenter, which nobody else keeps.
    """
    protocol UserInteractorDelegate: AnyObject {}
    final class UserPresenter {
      var interactorDelegate: UserInteractorDelegate?
    }
    final class UserInteractor: UserInteractorDelegate {
      weak var presenter: UserPresenter?
    }
    """,
    // It makes one where it is given none.
    """
    final class Formatter {
      private let maskedDelegate: MaskDelegate
      init(delegate: MaskDelegate?) { maskedDelegate = delegate ?? MaskDelegate(mask: "0") }
    }
    class MaskDelegate: NSObject {}
    """,
    // Nobody makes one, and sets this delegate; others of the name are set.
    """
    final class FilterButton {
      var delegate: FilterDelegate?
    }
    protocol FilterDelegate: AnyObject {}
    final class Menu {
      private let list = List()
      func setUp() { list.delegate = self }
    }
    final class List {
      weak var delegate: Menu?
    }
    """,
    // The app itself, which a delegate of another language keeps.
    """
    public class Application {
      private lazy var router = Navigation(application: self)
    }
    final class Navigation {
      private let application: Application
      init(application: Application) { self.application = application }
    }
    """,
    // Both stay, or there may be a value.
    """
    final class Login {
      static let shared = Login()
      var delegate: LoginDelegate?
    }
    protocol LoginDelegate: AnyObject {}
    final class Account: LoginDelegate {
      static let shared = Account()
      func setUp() { Login.shared.delegate = self }
    }
    protocol TextProviding {}
    struct PhraseText: TextProviding {}
    final class WordText: TextProviding {}
    final class TextScreen: UIViewController {
      var delegate: TextProviding?
    }
    """,
    // In an app, nobody else sets what the app does not set.
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    final class Drawer: UIView {
      var delegate: (any DrawerDelegate)?
      func close() { delegate?.drawerClosed() }
    }

    protocol DrawerDelegate: AnyObject {
      func drawerClosed()
    }
    """,
    // Who has a delegate made for it is to keep it.
    """
    final class Player {
      private var loaderDelegate: (any LoaderDelegate)?

      func play(_ asset: Asset) {
        loaderDelegate = Loaders.makeDelegate(user: "ada")
        asset.loader.setDelegate(loaderDelegate)
      }
    }
    """,
    // A part of its own that tells it what was chosen.
    """
    final class CalendarViewController: UIViewController {
      private var calendar: CalendarView?
      var categoryDelegate: (any CategoryDelegate)?

      override func viewDidLoad() {
        calendar = CalendarView(frame: .zero)
        categoryDelegate = calendar
      }
    }
    """,
    // It is made where it is given, and nobody else keeps it.
    """
    final class Zone {
      var delegate: ZoneDelegate?
    }
    protocol ZoneDelegate {}
    final class AccountZoneDelegate: ZoneDelegate {}
    final class Account: MenuDelegate {
      let zone: Zone
      let store = Store(delegate: AccountZoneDelegate())
      func open() { zone.delegate = AccountZoneDelegate() }
      func show(_ menus: [Menu]) { menus[0].delegate = self }
    }
    final class Store {
      private var delegate: ZoneDelegate
      init(delegate: ZoneDelegate) { self.delegate = delegate }
    }
    protocol MenuDelegate: AnyObject {}
    final class Menu {
      weak var delegate: MenuDelegate?
    }
    """,
    // Nobody in the app can be the delegate, and an outlet is an object of the nib.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class Pool {
      var delegate: PoolDelegate?
      init(delegate: PoolDelegate?) { self.delegate = delegate }
    }
    protocol PoolDelegate: AnyObject {}
    final class PoolDelegateMock: PoolDelegate {}
    final class Sidebar: NSOutlineView {
      @IBOutlet var keyboardDelegate: KeyboardDelegate!
    }
    final class KeyboardDelegate: NSObject {}
    """,
    // They are taken out of the list, or it holds them weakly.
    """
    final class Settings {
      private var delegates: [SettingsDelegate] = []
      private var weakDelegates: [Weak<AnyObject>] = []
      func add(_ delegate: SettingsDelegate) { delegates.append(delegate) }
      func remove(_ delegate: SettingsDelegate) { delegates.removeAll { $0 === delegate } }
    }
    protocol SettingsDelegate: AnyObject {}
    """,
    // It is made as a local constant, and set somewhere that does not keep it.
    """
    final class VideoCell: UICollectionViewCell {
      private var loaderDelegate: LoaderDelegate?
      func show(_ asset: Asset) {
        if let loaderDelegate = try? LoaderDelegate(asset) {
          self.loaderDelegate = loaderDelegate
          asset.loader.setDelegate(loaderDelegate, queue: .main)
        }
      }
    }
    protocol LoaderDelegate: AnyObject {}
    """,
    // Who gives itself, to something of which nothing else is known, is another delegate.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class Events {
      var delegate: EventsDelegate?
    }
    protocol EventsDelegate: AnyObject {}
    final class EventLog: EventsDelegate {}
    final class MenuViewController: UIViewController, MenuDelegate {
      func show() { menus.first.delegate = self }
    }
    protocol MenuDelegate: AnyObject {}
    """,
    // A service by such a name, and what is nothing but a delegate.
    """
    final class MessageStore {
      private let processorDelegate: ProcessorDelegate
      init(processorDelegate: ProcessorDelegate) { self.processorDelegate = processorDelegate }
    }
    protocol ProcessorDelegate: AnyObject {}
    final class Messenger: ProcessorDelegate {
      private let store: MessageStore
      init(store: MessageStore) { self.store = store }
    }
    final class SignInModel {
      var delegate: SignInDelegates?
    }
    final class SignInDelegates: NSObject {}
    """,
    // The app's delegate, by whatever type.
    """
    final class ImageView: UIView {
      var appDelegate: Engine?
    }
    protocol Engine: AnyObject {}
    final class SteamEngine: Engine {
      func show() { image.appDelegate = self }
    }
    """,
    // Nobody knows whether they are the delegates of what belongs to no screen, or what it works with.
    """
    protocol ZoneDelegate: AnyObject {}
    final class Zone {
      var delegate: ZoneDelegate?
    }
    final class AppCoordinator {
      var finishDelegate: ZoneDelegate?
    }
    final class Owner: ZoneDelegate {
      func f(zone: Zone, other: AppCoordinator) { zone.delegate = self; other.finishDelegate = self }
    }
    """,
    // Who makes the screens of the app, and is kept by those who ask for them.
    """
    final class UserRouter {
      var builderDelegate: BuilderDelegate!
      func show() { screen.push(builderDelegate.friends()) }
    }
    protocol BuilderDelegate {
      func friends() -> FriendsViewController
      func cart(_ id: Int) -> UIViewController
    }
    final class Builder: BuilderDelegate {
      func start(router: UserRouter) { router.builderDelegate = self }
    }
    """,
    // Delegates of the same name are given to others.
    """
    final class SignOutService {
      var answerDelegate: SignOutServiceDelegate?
    }
    final class UserService {
      weak var answerDelegate: UserServiceDelegate?
    }
    final class UserViewModel {
      let service: UserService
    }
    final class Assembly {
      func f(_ model: UserViewModel) {
        let model = UserViewModel()
        model.service.answerDelegate = model
      }
    }
    """,
    // A managed object cannot hold weakly, and its store lets go.
    """
    final class Draft: NSManagedObject {
      @NSManaged var delegate: TalkDelegate?
      @NSManaged private(set) var talk: Talk
    }
    final class Talk: NSManagedObject {
      @NSManaged private(set) var draft: Draft
      func f() { draft = Draft(talk: self); draft.delegate = self }
    }
    """,
    // It keeps itself until its work is done.
    """
    final class Loader {
      private var owner: AnyObject?
      static func load(then done: @escaping () -> Void) {
        let loader = Loader()
        loader.owner = loader
        loader.start { [weak loader] in
          loader?.owner = nil
          done()
        }
      }
    }
    """,
    // The object lets go of whom it tells, once it is laid out.
    """
    final class DetailsViewController: UIViewController {
      var owner: ContainerViewController?

      override func viewDidLayoutSubviews() {
        owner?.resize()
        owner = nil
      }
    }
    final class ContainerViewController: UIViewController {
      private var details: DetailsViewController?

      func embed(_ details: DetailsViewController) {
        self.details = details
        details.owner = self
      }
    }
    """,
    // A coordinator that nobody but its screen keeps, though there is a list for some.
    """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
    protocol Coordinator { var children: [Coordinator] { get } }
    protocol UserFlow { func close() }
    final class UserCoordinator: Coordinator, UserFlow {
      var children: [Coordinator] = []

      func start() {
        let screen = UserViewController()
        screen.flowDelegate = self
        navigation.pushViewController(screen, animated: true)
      }

      func close() {}
    }
    final class UserViewController: UIViewController {
      var flowDelegate: UserFlow?
    }
    """,
    // The coordinator of a view of SwiftUI, which keeps it.
    """
    struct ScannerView: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> ScannerViewController {
        let screen = ScannerViewController()
        screen.delegate = context.coordinator
        return screen
      }
    }
    final class ScannerCoordinator: NSObject {}
    final class ScannerViewController: UIViewController {
      var delegate: ScannerCoordinator?
    }
    """,
    // Only others are set, whose types a call or a library names.
    """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
    protocol PopupDelegate { func close() }
    final class PopupViewController: UIViewController {
      var delegate: PopupDelegate?
    }
    final class PinViewController: UIViewController {
      weak var delegate: PinDelegate?
    }
    final class MapViewController: UIViewController, PopupDelegate {
      @IBOutlet private weak var map: MKMapView!

      override func viewDidLoad() {
        map.delegate = self
        let pin = storyboard.screen(PinViewController.self)
        pin.delegate = self
      }

      func close() {}
    }
    """,
    // What stands in a preview is not a part of the app.
    """
    protocol UserDelegate {}

    #Preview {
      final class UserViewController: UIViewController {
        var delegate: UserDelegate?
      }
      return UserViewController()
    }
    """,
    // A header of its own list.
    """
    final class UserViewController: UICollectionViewController {
      private var headerDelegate: (any HeaderDelegate)?
      override func collectionView(
        _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at place: IndexPath
      ) -> UICollectionReusableView {
        let header = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: place) as! Header
        headerDelegate = header
        return header
      }
    }
    final class Header: UICollectionReusableView, HeaderDelegate {}
    protocol HeaderDelegate {}
    """,
    // What is set to nil on something else says nothing.
    """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class MenuBar: UIView {
      var delegate: MenuBarDelegate?
    }
    final class FeedViewController: UIViewController, MenuBarDelegate {
      override func viewDidLoad() { navigationController?.interactivePopGestureRecognizer?.delegate = nil }
    }
    protocol MenuBarDelegate: AnyObject {}
    """,
    // One that the system has for a transition, and holds weakly itself.
    """
    final class BrowserViewController: UIViewController {
      var zoomDelegate: ZoomDelegate? {
        didSet { transitioningDelegate = zoomDelegate }
      }
    }
    protocol ZoomDelegate: UIViewControllerTransitioningDelegate {}
    final class MenuViewController: UIViewController, ZoomDelegate {
      private let browser = BrowserViewController()
      override func viewDidLoad() { browser.zoomDelegate = self }
    }
    """,
    // One that is taken out by a function.
    """
    final class Receiver {
      private var connectionDelegate: ConnectionDelegate?
      func addConnectionDelegate(_ delegate: ConnectionDelegate) { connectionDelegate = delegate }
      func removeConnectionDelegate() { connectionDelegate = nil }
    }
    protocol ConnectionDelegate {}
    final class Sensor: ConnectionDelegate {
      private let receiver = Receiver()
      init() { receiver.addConnectionDelegate(self) }
    }
    """,
    // A proxy that holds another weakly.
    """
    final class ListView: UIView {
      var delegate: ListDelegate?
    }
    protocol ListDelegate {}
    final class ListViewController: UIViewController, ListDelegate {
      private let list = ListView()
      override func viewDidLoad() { list.delegate = WeakProxy(self) }
    }
    final class WeakProxy<Object: AnyObject>: ListDelegate {
      private weak var object: Object?
      init(_ object: Object) { self.object = object }
    }
    """,
    // A delegate that is made where a function is given it.
    """
    final class PlayerView: UIView {
      private var loaderDelegate: LoaderDelegate?
      func prepare(loaderDelegate: LoaderDelegate? = nil) { self.loaderDelegate = loaderDelegate }
    }
    protocol LoaderDelegate: AnyObject {}
    final class Loader: LoaderDelegate {}
    final class PlayerCell: UICollectionViewCell {
      private let player = PlayerView()
      func show() { player.prepare(loaderDelegate: Loader()) }
    }
    """,
    // A delegate that nobody sets: it is somebody else's whom a function is given.
    """
    protocol TimeChooserDelegate: AnyObject {}
    final class TimeChooser: UIView, UIPickerViewDelegate, TimeChooserDelegate {
      var delegate: TimeChooserDelegate?
      func show(_ picker: UIPickerView) { picker.delegate = self }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    """,
    // The window's root and the one child that it makes.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = ContainerViewController()
      }
    }

    protocol CenterDelegate: AnyObject { func toggle() }
    final class CenterViewController: UIViewController { var delegate: CenterDelegate? }
    final class ContainerViewController: UIViewController, CenterDelegate {
      private let center = CenterViewController()
      override func viewDidLoad() { center.delegate = self }
      func toggle() {}
    }
    """,
    // What is called a view controller and is none: nobody keeps it.
    """
    protocol AlertDelegate: AnyObject { func confirm() }
    final class CommonAlertViewController: NSObject {
      var delegate: AlertDelegate?
      func show(on screen: UIViewController) { delegate?.confirm() }
    }
    final class PostViewController: UIViewController, AlertDelegate {
      func ask() {
        let alert = CommonAlertViewController()
        alert.delegate = self
        alert.show(on: self)
      }
      func confirm() {}
    }
    """,
    // A list out of which a protocol takes who has ended.
    """
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
    extension Coordinator {
      func remove(_ child: Coordinator) { children = children.filter { $0 !== child } }
    }
    final class HomeCoordinator: Coordinator {
      var children: [Coordinator] = []
      func open() {
        let detail = DetailCoordinator(parent: self)
        children.append(detail)
      }
    }
    final class DetailCoordinator: Coordinator {
      var children: [Coordinator] = []
      private let parent: HomeCoordinator
      init(parent: HomeCoordinator) { self.parent = parent }
    }
    """,
    // What the app makes once, and a preview beside.
    """
    import SwiftUI
    @main
    struct MenuApp: App {
      @StateObject var flow = AppFlow()
      var body: some Scene { WindowGroup { AppView(flow: flow) } }
    }
    final class AppFlow: ObservableObject {
      @Published var menu: MenuCoordinator!
      init() { menu = MenuCoordinator() }
    }
    final class MenuCoordinator: ObservableObject {
      private var viewModel: MenuViewModel!
      init() { viewModel = MenuViewModel(coordinator: self) }
    }
    final class MenuViewModel: ObservableObject {
      private let coordinator: MenuCoordinator
      init(coordinator: MenuCoordinator) { self.coordinator = coordinator }
    }
    struct MenuView_Previews: PreviewProvider {
      static var previews: some View { MenuView(viewModel: MenuViewModel(coordinator: MenuCoordinator())) }
    }
    """,
    // A child that it makes, or that a segue embeds, and what it lets go of as its screen goes.
    """
    final class HomeViewController: UIViewController {
      var delegate: HomeDelegate?
      override func viewDidLoad() {
        let cards = CardsViewController()
        addChild(cards)
        delegate = cards
      }
    }
    final class MapViewController: UIViewController {
      var delegate: HomeDelegate?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cards = segue.destination as? CardsViewController { delegate = cards }
      }
    }
    final class PickerViewController: UIViewController {
      var delegate: HomeDelegate?
      override func viewDidDisappear(_ animated: Bool) { delegate = nil }
    }
    final class CardsViewController: UIViewController, HomeDelegate {
      func open() { show(PickerViewController()) }
      func ask(_ picker: PickerViewController) { picker.delegate = self }
    }
    protocol HomeDelegate {}
    """,
    // That of a recogniser is set, and nobody sets this one's.
    """
    final class ListViewController: UIViewController {
      var delegate: ListDelegate?
    }
    protocol ListDelegate {}
    final class UserViewController: UIViewController, ListDelegate {}
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class PagesViewController: UIViewController {
      private var earlier: UIGestureRecognizerDelegate?
      override func viewWillDisappear(_ animated: Bool) {
        navigationController?.interactivePopGestureRecognizer?.delegate = earlier
      }
    }
    """,
    // Another conforms to the protocol that knows nothing of it; of two that stay it is no matter.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeViewController()
      }
    }
    protocol LessonDelegate {}
    final class HomeViewController: UIViewController, LessonDelegate {
      private var plan = PlanViewController()
      override func viewDidLoad() { plan.setUp(lessonDelegate: self) }
    }
    final class PlanViewController: UIViewController {
      private var lessonDelegate: LessonDelegate?
      func setUp(lessonDelegate: LessonDelegate) { self.lessonDelegate = lessonDelegate }
    }
    final class LessonViewController: UIViewController, LessonDelegate {}
    """,
    // The first screen stays anyway.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = TasksViewController()
      }
    }
    protocol EditDelegate {}
    final class TasksViewController: UIViewController, EditDelegate {
      func edit() {
        let editor = EditViewController()
        editor.delegate = self
        present(editor, animated: true)
      }
    }
    final class EditViewController: UIViewController {
      var delegate: EditDelegate?
    }
    """,
  ])
  func `what SM-9 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-9") == [])
  }

  /// Somebody who keeps it gives itself to it.
  @Test func `a delegate that keeps its object is an error`() throws {
    let menu = "final class MenuView: UIView { var delegate: MenuDelegate? }\n"
    for (given, severity) in [
      ("menu.delegate = self", "error"), ("let menu = make(); menu.delegate = self", "warning"),
    ] {
      let source = menu + "final class User: MenuDelegate { let menu = MenuView(); func f() { \(given) } }"
      #expect(try findings(in: ["Menu.swift": source], by: "SM-9").map(\.severity.rawValue) == [severity])
    }
  }
}

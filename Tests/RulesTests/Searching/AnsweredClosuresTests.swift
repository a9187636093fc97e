import Testing

/// Closures that run once, or as long as a request takes: the matter of SM-8.
struct AnsweredClosuresTests {
  @Test(arguments: [
    // An operation lets go of it.
    """
    final class Menu {
      func f() { operation.completionBlock = { self.show() } }
    }
    """,
    // It is made anew each time.
    """
    final class Menu {
      func menu() -> UIMenu { UIMenu(children: [UIAction(title: "Delete") { _ in self.delete() }]) }
    }
    """,
    // It runs once: SM-8.
    """
    final class MenuViewModel {
      func f() { api.fetch(page: 1, completion: { self.show($0) }) }
    }
    """,
    """
    final class MenuCoordinator {
      func f() -> () -> Void {
        return { self.close() }
      }
    }
    """,
    """
    final class Menu {
      func f() { model.onChange = { [weak self] in self?.render() } }
    }
    """,
    """
    final class Menu {
      func f() { model.onChange = { [unowned self] in self.render() } }
    }
    """,
    """
    final class Menu {
      func f() { names.map { self.name($0) }.forEach { self.add($0) } }
    }
    """,
    """
    final class Menu {
      func f() { queue.sync { self.count += 1 } }
    }
    """,
    """
    final class Menu {
      lazy var view: View = { self.makeView() }()
    }
    """,
    """
    final class Menu {
      func f() { container.onMake = { print(Menu.self) } }
    }
    """,
    """
    final class Menu {
      func f() { store.each { self.show($0) } }
    }
    final class Store {
      func each(_ body: (Int) -> Void) {}
    }
    """,
    """
    final class Menu {
      func f() { DispatchQueue.main.async { self.render() } }
    }
    """,
    """
    struct Menu {
      func f() { model.onChange = { self.render() } }
    }
    """,
    #"""
    final class Menu {
      func f() { model.names = names.sorted(by: { $0.count < $1.count }).map(\.self) }
    }
    """#,
    """
    final class Menu {
      func f() { stream.sink { [weak self] in
        guard let self else { return }
        names.forEach { self.add($0) }
      } }
    }
    """,
    """
    final class Menu {
      func f() { onClose = close }
      init(close: @escaping () -> Void) { self.onClose = close }
    }
    """,
    """
    struct Menu {
      func f() { viewModel.onClose = close }
      func close() {}
    }
    """,
    """
    final class Menu {
      static func f() { window.onClose = close }
      static func close() {}
    }
    """,
    """
    final class Menu {
      func f() { model.$title.assign(to: &$title) }
    }
    """,
    """
    final class Menu {
      private var items: [Item] = []
      func f() {
        items = names.map { self.item($0) }
        taps.map { [weak self] in self?.items.map { $0.name } }.subscribe().disposed(by: bag)
      }
    }
    """,
    // Libraries have a form that says how the object is held.
    #"""
    final class Menu {
      func f() { model.$title.assign(to: \.title, on: self, ownership: .weak).store(in: &bag) }
    }
    """#,
    """
    final class Menu {
      func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() } }
    }
    """,
    """
    final class Menu {
      func f() { alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.close() }) }
    }
    """,
    """
    final class Menu {
      func f() { UIContextualAction(style: .destructive, title: nil) { _, _, done in self.delete() } }
    }
    """,
    """
    final class Menu {
      func menu() -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Delete") { _ in self.delete() }])
        }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        UIView.animate(withDuration: 1, animations: { self.fade() }, completion: { _ in self.end() })
        UIView.animateKeyframes(withDuration: 1, delay: 0) { self.fade() }
        animator.addCompletion { _ in self.end() }
        label.snp.makeConstraints { $0.edges.equalTo(self.view) }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        present(alert, animated: true) { self.end() }
        dismiss(animated: true, completion: { self.end() })
      }
    }
    """,
    """
    final class UserRepository {
      func f(completion: @escaping (User) -> Void) {
        client.request(endpoint) { self.cache($0) }
        storage.load(completion: { self.cache($0) })
      }
    }
    """,
    """
    final class Pool {
      func take() -> () -> Void {
        return { self.release() }
      }
    }
    """,
    """
    final class UserStorage {
      func f() { stack.perform(completion: { self.save() }) }
    }
    """,
    """
    final class Reachability {
      static let shared = Reachability()
      private init() { monitor.pathUpdateHandler = { self.update($0) } }
    }
    """,
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func f() { center.onPush = { self.open($0) } }
    }
    """,
    // Streams that end by themselves: who waits for their one value, or their end, is SM-8's.
    """
    final class Menu {
      func f() { api.user().subscribe(onSuccess: { self.show($0) }, onFailure: { self.fail($0) }).disposed(by: bag) }
    }
    """,
    """
    final class Menu {
      func f() { api.save().subscribe(onCompleted: { self.close() }, onError: { self.fail($0) }).disposed(by: bag) }
    }
    """,
    """
    final class Menu {
      func f() { users.take(1).filter(isKnown).subscribe(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    """
    final class Menu {
      func f() { session.dataTaskPublisher(for: url).replaceError(with: nil).sink { self.show($0) }.store(in: &bag) }
    }
    """,
    // A promise of a library, and not the project's own.
    """
    final class AnimationPromise {
      private var action: (() -> Void)?
      func done(_ action: @escaping () -> Void) { self.action = action }
    }
    final class Menu {
      private let service: any Service
      func f() {
        service.load(page: 1).done { self.render() }
        promise.done { self.render() }
      }
    }
    protocol Service {
      func load(page: Int) -> Promise<AnimationPromise>
    }
    """,
    // What a service answers is a request, whether one subscribes to it or observes it.
    """
    final class Manager {
      private let client: any Client
      func logOut() { client.logOut().observe { _ in self.clear() }.dispose(in: bag) }
    }
    protocol Client {
      func logOut() -> Signal<Void, any Error>
    }
    """,
    // By its name, too, a stream of one value ends.
    """
    final class Menu {
      private let store: Store
      func f() {
        let first = store.list.take(1)
        first.subscribe(onNext: { self.show($0) }).disposed(by: bag)
      }
    }
    """,
    // A property that is given one request after another is done with each answer.
    """
    final class NewsPresenter {
      private weak var view: NewsView?
      var news: Observable<News>!
      private let bag = DisposeBag()

      func receive(_ request: Observable<News>) {
        news = request
      }

      func show() {
        news.subscribe(onNext: { self.view?.show($0) }).disposed(by: bag)
      }
    }
    """,
    // An operation that a queue runs lets go of what it was given.
    """
    final class BookmarksViewController: UIViewController {
      private var bookmarks: [Bookmark] = []
      private let queue = OperationQueue()

      func load() {
        let fetch = BookmarksRequest()
        fetch.success = { self.bookmarks = $0 }
        queue.addOperation(fetch)
      }
    }

    final class BookmarksRequest: Operation {
      var success: (([Bookmark]) -> Void)?
    }
    """,
    // The options of a request tell how far it is.
    """
    final class MediaLoader {
      private var progress = 0.0

      func load(_ asset: PHAsset) {
        let options = PHImageRequestOptions()
        options.progressHandler = { progress, _, _, _ in self.progress = progress }
        PHImageManager.default().requestImageData(for: asset, options: options)
      }
    }
    """,
    // Somebody else keeps it until something is over.
    """
    final class SplashViewController: UIViewController {
      func start() {
        Connector.shared.waitForSession(onSuccess: { self.open() }, onFailure: { self.fail() })
      }
      func open() {}
      func fail() {}
    }
    final class Connector {
      static let shared = Connector()
      private var onSuccess: (() -> Void)?
      private var onFailure: (() -> Void)?
      func waitForSession(onSuccess: @escaping () -> Void, onFailure: @escaping () -> Void) {
        self.onSuccess = onSuccess
        self.onFailure = onFailure
      }
    }
    """,
    // What a list publishes ends with its last element.
    """
    final class UserViewModel {
      func upload() {
        let parts = values.split(by: 100)
        parts.publisher.sink { self.upload($0) }.store(in: &subscriptions)
      }
      private var subscriptions = Set<AnyCancellable>()
    }
    """,
    // A property that asks anew each time it is read.
    """
    final class UserViewModel {
      private var subscriptions = Set<AnyCancellable>()
      private var names: AnyPublisher<[String], Never> { api.request(.names) }
      func load() { names.sink { self.show($0) }.store(in: &subscriptions) }
    }
    """,
    // What a closure in the function hands out is not what that does.
    """
    final class UserViewController: UIViewController {
      private var bag: Set<AnyCancellable> = []
      private let folder = CurrentValueSubject<URL, Never>(.home)

      func load() -> AnyPublisher<URL, Error> {
        URLSession.shared.dataTaskPublisher(for: address)
          .tryMap { data in
            return self.folder.value
          }
          .eraseToAnyPublisher()
      }

      override func viewDidLoad() {
        load().sink { url in self.show(url) }.store(in: &bag)
      }
    }
    """,
    // What waits for its time may be called off.
    """
    final class CropViewController: UIViewController {
      private var action: (() -> Void)?

      func waitAndRun(_ action: @escaping () -> Void) { self.action = action }

      func cancelWaiting() { action = nil }

      func scrollViewDidEndDragging(_ view: UIScrollView) { waitAndRun { self.blur() } }

      func scrollViewWillBeginDragging(_ view: UIScrollView) { cancelWaiting() }
    }
    """,
    // A preview that is shown while something is dragged.
    """
    final class TextView: UITextView {
      func items() -> [UIDragItem] {
        var items: [UIDragItem] = []
        let item = UIDragItem(itemProvider: provider)
        item.previewProvider = { self.preview() }
        items.append(item)
        return items
      }
    }
    """,
    // What an alert is to show is there as long as that.
    """
    final class EventsModel {
      private(set) var alert: EventAlert?
      func ask() { show(EventAlert { self.add() }) }
      private func show(_ new: EventAlert) { alert = new }
    }
    struct EventAlert {
      var completion: (() -> Void)?
    }
    """,
    // Works that the end of each takes out of the list.
    """
    final class CameraViewController: UIViewController {
      private var inProgress: [Int: Capture] = [:]
      func take() {
        let capture = Capture(onFlash: { self.flash() }, completionHandler: { self.inProgress[$0.id] = nil })
        inProgress[capture.id] = capture
      }
    }
    final class Capture {
      private let onFlash: () -> Void
      private let completionHandler: (Capture) -> Void
      init(onFlash: @escaping () -> Void, completionHandler: @escaping (Capture) -> Void) {
        self.onFlash = onFlash
        self.completionHandler = completionHandler
      }
    }
    """,
    // A stream that ends, made of one value.
    """
    final class RegisterViewController: UIViewController {
      private var print: Observable<String>!
      private let bag = DisposeBag()
      override func viewDidLoad() { print = Observable.just(url).map { read($0) }.share(replay: 1) }
      func issue() { print.subscribe(onNext: { _ in self.show() }).disposed(by: bag) }
    }
    """,
    // A stream made of one that ends.
    """
    final class DayModel {
      private lazy var day = Observable.just(1)
      lazy var words: Observable<String> = { day.map { String($0) } }()
    }
    final class DayViewController: UIViewController {
      private let model = DayModel()
      private let bag = DisposeBag()
      override func viewDidLoad() { model.words.subscribe(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    // A subscription that is bought, and not one that listens.
    """
    final class Store {
      static let shared = Store()
      private var onReceive: (([Int]) -> Void)?
      func getSubscriptionProducts(withHandler handler: @escaping ([Int]) -> Void) { onReceive = handler }
    }
    final class ShopViewModel {
      private var products: [Int] = []
      func load() { Store.shared.getSubscriptionProducts { self.products = $0 } }
    }
    """,
    // The button of an alert that a value describes.
    """
    struct ActionModel { let title: String; let action: () -> Void }
    struct AlertModel { let message: String; var plus: ActionModel? }
    final class AccountViewModel: ObservableObject {
      @Published var alert: AlertModel?
      func delete() { alert = AlertModel(message: "?", plus: ActionModel(title: "OK", action: { self.go() })) }
      func go() {}
    }
    """,
    // A request by way of a property, and a bag that a function is given.
    """
    final class LoginViewModel: ObservableObject {
      private let client: Client
      private var page: AnyPublisher<String, Error>?
      private var subscription: AnyCancellable?
      private var token = ""
      func logIn() {
        page = client.post("login").receive(on: DispatchQueue.main)
        subscription = page?.sink(receiveCompletion: { _ in }, receiveValue: { self.token = $0 })
      }
    }
    final class BarView: UIView {
      var width: CGFloat = 0
      func bind(in bag: inout Set<AnyCancellable>) {
        publisher(for: \\.bounds).map(\\.width).assign(to: \\.width, on: self).store(in: &bag)
      }
    }
    """,
  ])
  func `what is answered is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }
}

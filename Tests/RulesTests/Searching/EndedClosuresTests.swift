import Testing

/// Closures that somebody lets go of before the object goes.
struct EndedClosuresTests {
  @Test(arguments: [
    // A token is for those who asked for the observation.
    """
    final class Menu {
      func observe() -> NSKeyValueObservation { model.observe(\\.title) { _, _ in self.render() } }
      func observeAll() -> [NSKeyValueObservation] {
        print(1)
        return model.observe(\\.title) { _, _ in self.render() }
      }
    }
    """,
    // A timer that is ended when the screen goes, or the work is done.
    """
    final class Menu {
      private var timer: Timer?
      func f() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
      func tick() { if isFull { timer?.invalidate() } }
    }
    """,
    """
    final class Menu {
      private var token: NSObjectProtocol?
      func f() { token = center.addObserver(forName: name, object: nil, queue: nil) { _ in self.render() } }
      func viewWillDisappear() { center.removeObserver(token) }
    }
    """,
    // A timer that the closure ends.
    """
    final class Menu {
      func f() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          if self.isFull { timer.invalidate() } else { self.tick() }
        }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        operation.queryResultBlock = { self.show($0) }
        stream.onTermination = { self.end() }
      }
    }
    """,
    // What keeps it is let go by itself, or when it is called.
    """
    final class Menu {
      private var export: Export?
      func f() { export!.handler = { self.export = nil } }
    }
    """,
    """
    final class Menu {
      private var next: (() -> Void)?
      func f() { next = { self.save() } }
      func go() {
        if let next {
          self.next = nil
          next()
        }
      }
    }
    """,
    // The tokens are handed out, in something that is made of them.
    """
    final class Item: NSObject {
      @objc dynamic var title = ""
      func observe(observer: @escaping (Item) -> Void) -> Observer {
        let observers = [
          observe(\\.title, changeHandler: { _, _ in observer(self) }),
          observe(\\.title, changeHandler: { _, _ in observer(self) }),
        ]
        return Observer(observers: observers)
      }
    }
    struct Observer {
      let observers: [NSKeyValueObservation]
    }
    """,
    """
    final class Menu {
      func f() -> NSObjectProtocol {
        let token = center.addObserver(forName: .saved, object: nil, queue: nil) { _ in self.render() }
        return token
      }
    }
    """,
    // Observers that are removed when the screen goes.
    """
    final class Observer {
      private let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      func removeObserver() {}
    }
    final class MenuViewController: UIViewController {
      private var observer: Observer?
      private var tokens: [Any] = []
      override func viewWillAppear(_ animated: Bool) {
        observer = Observer(action: { self.render() })
        tokens.append(center.addObserver(forName: .saved, object: nil, queue: nil) { _ in self.render() })
      }
      override func viewWillDisappear(_ animated: Bool) {
        observer?.removeObserver()
        tokens.forEach { center.removeObserver($0) }
      }
    }
    """,
    // A token that is made of what ends the work, and handed out.
    """
    final class Clock {
      func start() -> AnyCancellable {
        return AnyCancellable { [self] in stop() }
      }
    }
    """,
    // A local object that is held weakly, or let go of.
    """
    final class Child {
      var onClose: (() -> Void)?
      func close() {}
    }
    final class Menu {
      func f() {
        let child = Child()
        child.onClose = { [weak child] in child?.close() }
        let other = Child()
        other.onClose = {
          other.close()
          other.onClose = nil
        }
        let third = Child()
        third.onClose = { third in third.close() }
      }
    }
    """,
    // What the object lets go of itself.
    """
    final class MenuViewController: UIViewController {
      private var cancellables: Set<AnyCancellable> = []
      private var token: AnyCancellable?
      override func viewWillAppear(_ animated: Bool) {
        model.onChange = { self.render() }
        model.$title.sink { self.show($0) }.store(in: &cancellables)
      }
      func f() {
        token = model.$title.sink {
          self.show($0)
          self.token?.cancel()
        }
      }
      override func viewWillDisappear(_ animated: Bool) {
        model.onChange = nil
        cancellables = []
      }
    }
    """,
    // Each of them is ended, or the bag is somebody else's.
    """
    final class Menu {
      private var subscriptions: Set<AnyCancellable> = []
      func f() { model.$title.sink { self.show($0) }.store(in: &subscriptions) }
      func close() { subscriptions.forEach { $0.cancel() } }
      func bind(bag: DisposeBag) { list.items.bind(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    // A timer that is ended before the object goes, or fires once.
    """
    final class Menu {
      private var timer: Timer?
      func f() {
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
      }
      func close() { timer?.invalidate() }
    }
    """,
    // A superclass has the subscriptions, and the screen empties them; a timer that it stops.
    """
    class BaseViewController: UIViewController {
      var subscriptions: Set<AnyCancellable> = []
    }
    final class MenuViewController: BaseViewController {
      private var token: AnyCancellable?
      private var gestureTimer: RepeatingTimer?
      func f() {
        model.$title.sink { self.show($0) }.store(in: &subscriptions)
        token = model.$title.sink { self.show($0) }
        gestureTimer = RepeatingTimer(handler: { self.tick() })
      }
      override func viewWillDisappear(_ animated: Bool) {
        subscriptions.removeAll()
        token = nil
        gestureTimer = nil
      }
    }
    final class RepeatingTimer {
      private let handler: () -> Void
      init(handler: @escaping () -> Void) { self.handler = handler }
    }
    """,
    // A handler that is taken out of its list once it was called is gone then.
    """
    final class Connection {
      private var handlers: [String: (Data) -> Void] = [:]

      func request(_ id: String, handler: @escaping (Data) -> Void) {
        handlers[id] = handler
      }

      private func receive(_ data: Data, for id: String) {
        guard let handler = handlers[id] else { return }
        handlers[id] = nil
        handler(data)
      }
    }

    final class PlansViewController: UIViewController {
      private let connection = Connection()
      private var plans: Data?

      func load() {
        connection.request("plans") { self.plans = $0 }
      }
    }
    """,
    // What the object lets go of when it was called.
    """
    final class Picture {
      private var captured: ((Data) -> Void)?
      private var data: Data?
      private var isSingle = true

      func capture() {
        captured = { self.data = $0 }
      }

      private func receive(_ data: Data) {
        if let captured = captured {
          captured(data)
          if isSingle { self.captured = nil }
        }
      }
    }
    """,
    // A countdown that ends itself.
    """
    final class LoginView: UIView {
      private var seconds = 60

      func count() {
        let source = DispatchSource.makeTimerSource()
        source.setEventHandler {
          self.seconds -= 1
          if self.seconds == 0 { source.cancel() }
        }
        source.resume()
      }
    }
    """,
    // A method that the object takes back by itself.
    """
    final class Saver {
      private var reachability: Reachability?

      func start() {
        reachability?.whenReachable = self.resume
      }

      private func resume() {}

      func cleanUp() {
        reachability?.whenReachable = nil
        reachability = nil
      }
    }
    """,
    // What waits in a list until the object empties it.
    """
    final class Updates {
      private var pending: [() -> Void]? = []
      private var found: [String] = []

      func check(_ app: String) {
        pending?.append { self.found.append(app) }
      }

      func finish() {
        pending?.forEach { $0() }
        pending = nil
      }
    }
    """,
    // A stream that something else ends.
    """
    final class CardViewController: UIViewController {
      private let gone = PublishSubject<Void>()
      private let reader = CardReader()
      private let bag = DisposeBag()
      private var status = ""

      override func viewDidLoad() {
        reader.status.takeUntil(gone).subscribe(onNext: { self.status = $0 }).disposed(by: bag)
      }

      override func viewWillDisappear(_ animated: Bool) { gone.onNext(()) }
    }

    final class CardReader {
      let status = PublishSubject<String>()
    }
    """,
    // A timer out of a dictionary, and a listener, which it ends itself.
    """
    final class KeysViewController: UIViewController {
      private var timers: [Key: Timer] = [:]
      private var handle: Handle?
      func press(_ key: Key) {
        timers[key] = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.type(key) }
      }
      func release(_ key: Key) {
        if let timer = timers[key] { timer.invalidate() }
      }
      func viewWillAppear() { handle = auth.addStateDidChangeListener { self.show($0) } }
      func viewWillDisappear() { auth.removeStateDidChangeListener(handle!) }
    }
    """,
    // A list that is emptied as its closures are called.
    """
    final class Connection {
      private var callbacks: [Callback] = []
      private var requests: [Request] = []
      func send(_ request: Request) { execute { self.write(request) } }
      func execute(work: @escaping () -> Void) {
        let callback = Callback { queue.async(execute: work) }
        callbacks.append(callback)
      }
      func run() {
        let open = callbacks.filter { $0.isOpen }
        callbacks.removeAll(where: { $0.isOpen })
        open.forEach { $0.work() }
      }
    }
    struct Callback {
      let work: () -> Void
    }
    """,
    // It takes itself out of what it gave a closure to, or what it gave it to ends with a list.
    """
    final class Sender {
      private let wallet: Wallet
      private let names = Set<String>()
      private var bag = Set<AnyCancellable>()
      func send() {
        wallet.subscribe(self) { self.finish() }
        names.publisher.sink { self.add($0) }.store(in: &bag)
      }
      func finish() { wallet.unsubscribe(self) }
    }
    final class Wallet {
      private var callbacks: [Int: () -> Void] = [:]
      func subscribe(_ owner: AnyObject, callback: @escaping () -> Void) { callbacks[1] = callback }
    }
    """,
    // What the deactivation of a module ends.
    """
    final class FlowController: UIViewController {
      private let closed = PublishSubject<Void>()
      func start() {
        closed.asObservable().subscribe(onNext: { _ in self.close() }).disposeOnDeactivate(interactor: self)
      }
    }
    """,
    // A local object that lets go of its closure.
    """
    final class KeyViewController: UIViewController {
      func unlock() {
        let pin = PinViewController()
        pin.completion = { pin.dismiss(animated: true) }
        present(pin, animated: true)
      }
    }
    final class PinViewController: UIViewController {
      var completion: (() -> Void)?
      func reset() { completion = nil }
    }
    """,
    // A superclass lets go of it, and the bag of what is assigned is emptied.
    """
    final class ChatViewController: BaseChatViewController {
      override func viewDidLoad() { toolbar.onSend = { self.send() } }
      func send() {}
    }
    class BaseChatViewController: UIViewController {
      let toolbar = Toolbar()
      override func viewDidDisappear(_ animated: Bool) { toolbar.onSend = nil }
    }
    final class Toolbar { var onSend: (() -> Void)? }
    final class GroupViewController: UIViewController {
      private var cancellables: Set<AnyCancellable> = []
      private let group = CurrentValueSubject<String, Never>("")
      override func viewWillAppear(_ animated: Bool) {
        group.assign(to: \\.name, on: self).store(in: &cancellables)
      }
      override func viewDidDisappear(_ animated: Bool) { cancellables.removeAll() }
      var name = ""
    }
    """,
    // Another closure, that does nothing, takes its place.
    """
    final class UserViewController: UIViewController {
      private let picker = Picker()
      func show() { picker.onPick = { self.close($0) } }
      override func viewDidDisappear(_ animated: Bool) { picker.onPick = { _ in } }
    }
    """,
    // Others stop it, too.
    """
    final class Monitor {
      private var link: CADisplayLink?
      func start() { link = CADisplayLink(target: self, selector: #selector(tick)) }
      func stop() { link?.invalidate() }
      deinit { stop() }
    }
    """,
    // It sets the place to nil itself, which a shared object has.
    """
    final class UserViewController: UIViewController {
      func f() {
        Center.shared.onChange = {
          self.close()
          Center.shared.onChange = nil
        }
      }
    }
    """,
    // All callbacks of a list are called and dropped.
    """
    final class Database {
      private var callbacks: [() -> Void] = []

      func whenReady(_ callback: @escaping () -> Void) { callbacks.append(callback) }

      func open() {
        for callback in self.callbacks { callback() }
        self.callbacks = []
      }
    }
    final class UserViewController: UIViewController {
      private let database = Database()

      override func viewDidLoad() { database.whenReady { self.title = "Ready" } }
    }
    """,
    // The timer ends when the menu closes.
    """
    final class MenuController {
      private var clock: Clock?

      func open() {
        let clock = Clock.make()
        clock.setEventHandler { self.update() }
        self.clock = clock
      }

      func close() {
        self.clock!.cancel()
        self.clock = nil
      }
    }
    """,
    // The superclass keeps the subscription until the screen goes.
    """
    class BaseViewController: UIViewController {
      private var bag: Set<AnyCancellable> = []

      override func viewWillDisappear(_ animated: Bool) { bag.removeAll() }

      func keep(_ subscription: AnyCancellable) { subscription.store(in: &bag) }
    }
    final class UserViewController: BaseViewController {
      override func viewDidLoad() {
        let subscription = NotificationCenter.default.publisher(for: .changed).sink { _ in self.title = "" }
        self.keep(subscription)
      }
    }
    """,
    // The superclass empties its bag before the screen goes.
    """
    class BaseViewController: UIViewController {
      var bag: Set<AnyCancellable> = []

      override func viewWillDisappear(_ animated: Bool) { bag.removeAll() }
    }
    final class UserViewController: BaseViewController {
      override func viewDidLoad() {
        NotificationCenter.default.publisher(for: .changed).sink { _ in self.title = "" }.store(in: &bag)
      }
    }
    """,
    // Others let go of the source of events by a function.
    """
    final class EventSource {
      private var onOpen: () -> Void = {}

      func onOpen(_ action: @escaping () -> Void) { onOpen = action }
    }
    final class Listener {
      private var eventSource: EventSource?

      func listen() { eventSource?.onOpen { self.tell() } }

      func destroy() { eventSource = nil }
    }
    """,
    // Whoever keeps it is dropped when the screen goes.
    """
    final class ImportViewController: UIViewController {
      private var server: Server?

      override func viewDidLoad() { server?.addHandler { self.show() } }

      override func viewWillDisappear(_ animated: Bool) { server = nil }
    }
    """,
    // A source of events that others have it cancel.
    """
    final class FolderMonitor {
      private var source: DispatchSourceFileSystemObject?

      func start() { source?.setEventHandler { self.tell() } }

      func pause() { source?.cancel() }
    }
    """,
    // The last event empties the bag of both.
    """
    final class CommandRunner {
      private var bag: Set<AnyCancellable> = []

      func run() {
        NotificationCenter.default.publisher(for: .hasOutput).sink { _ in self.read() }.store(in: &bag)
        NotificationCenter.default.publisher(for: .hasEnded).sink { [self] _ in
          finish()
          bag.removeAll()
        }.store(in: &bag)
      }
    }
    """,
    // Others have the timer end, though its own end does so, too.
    """
    final class Polling {
      private var timer: DispatchSourceTimer?

      deinit { invalidate() }

      func start() {
        timer = DispatchSource.makeTimerSource()
        guard let timer = timer else { return }
        timer.setEventHandler { self.poll() }
      }

      func invalidate() {
        guard let timer = timer else { return }
        timer.cancel()
        self.timer = nil
      }
    }
    """,
    // A database's query that is ended when the screen goes.
    """
    final class RoomViewController: UIViewController {
      private var messages: DatabaseQuery!
      override func viewDidLoad() {
        messages.observe(.childAdded, with: { snapshot in self.add(snapshot.key) })
      }
      override func willMove(toParent parent: UIViewController?) {
        if parent == nil { messages?.removeAllObservers() }
      }
    }
    """,
    // A text's characters.
    """
    final class SearchModel {
      private var text: String = ""
      private var token: AnyCancellable?
      func f() { token = text.publisher.sink { _ in self.show() } }
    }
    """,
    // A timer that another object is given, and ends.
    """
    final class HomeViewController: UIViewController {
      var timer: Timer?
      override func viewWillDisappear(_ animated: Bool) { timer?.invalidate() }
    }
    final class SigningCell: UITableViewCell {
      weak var home: HomeViewController?
      func start() {
        home?.timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(fire), userInfo: nil, repeats: true)
      }
    }
    """,
    // A message handler that is taken out, and a session that is invalidated.
    """
    final class PageViewController: UIViewController {
      private let web = WKWebView()
      override func viewDidLoad() { web.configuration.userContentController.add(self, name: "log") }
      override func viewWillDisappear(_ animated: Bool) {
        web.configuration.userContentController.removeScriptMessageHandler(forName: "log")
      }
    }
    final class DownloadViewController: UIViewController {
      lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
      func close() { session.finishTasksAndInvalidate() }
    }
    """,
    // What is told to stop, and a command whose target is taken away.
    """
    final class MotionViewController: UIViewController {
      private let motion = CMMotionManager()
      override func viewDidLoad() {
        motion.startGyroUpdates(to: .main) { data, _ in self.show(data) }
        MPRemoteCommandCenter.shared().playCommand.addTarget { _ in self.play() }
      }
      override func viewWillDisappear(_ animated: Bool) {
        motion.stopGyroUpdates()
        MPRemoteCommandCenter.shared().playCommand.removeTarget(nil)
      }
      func show(_ data: CMGyroData?) {}
      func play() -> MPRemoteCommandHandlerStatus { .success }
    }
    """,
    // Others stop it, and its own end does so, too.
    """
    final class MotionTracker {
      private let motion = CMMotionManager()
      func start() { motion.startDeviceMotionUpdates(to: .main) { data, _ in self.show(data) } }
      func stopTracking() { motion.stopDeviceMotionUpdates() }
      deinit { stopTracking() }
      func show(_ data: CMDeviceMotion?) {}
    }
    """,
    // The end of another, which it does not hold, ends its timer.
    """
    final class BannerCell: UITableViewCell {
      weak var home: HomeViewController?
      func scroll() {
        home?.timer = Timer.scheduledTimer(
          timeInterval: 5, target: self, selector: #selector(next), userInfo: nil, repeats: true)
      }
      @objc func next() {}
    }
    final class HomeViewController: UIViewController {
      var timer = Timer()
      deinit { timer.invalidate() }
    }
    """,
    // A view that takes itself off the screen, by a button.
    """
    final class CodeView: UIView {
      private var onConfirm: ((String) -> Void)?
      @objc private func cancel() { removeFromSuperview() }
      static func show(in view: UIView, onConfirm: @escaping (String) -> Void) {
        let code = CodeView()
        code.onConfirm = onConfirm
        view.addSubview(code)
      }
    }
    final class SignInViewController: UIViewController {
      func signIn() { CodeView.show(in: view) { code in self.send(code) } }
      func send(_ code: String) {}
    }
    """,
    // Its own closure lets go of who keeps it, by a function.
    """
    final class AlertView: UIView { var onPay: (() -> Void)? }
    final class HomeViewController: UIViewController {
      private var alertView: AlertView?
      func ask() {
        alertView = AlertView()
        alertView?.onPay = { self.close() }
      }
      private func close() {
        UIView.animate(withDuration: 0.3, animations: {}) { _ in self.alertView = nil }
      }
    }
    """,
    // A task that is cancelled before the object goes.
    """
    final class UserViewController: UIViewController {
      private var task: Task<Void, Never>?
      override func viewDidLoad() {
        task = Task {
          for await note in NotificationCenter.default.notifications(named: .changed) { self.show(note) }
        }
      }
      override func viewWillDisappear(_ animated: Bool) { task?.cancel() }
      func show(_ note: Notification) {}
    }
    """,
    // A timer of another object that its closure ends by a function, and one that fires once.
    """
    final class BarViewModel { var timer: Timer? }
    final class BarController: UIViewController {
      private let viewModel: BarViewModel
      private var delay: Timer?
      func appear() {
        viewModel.timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.stop() }
        delay = Timer.init(timeInterval: 0.3, repeats: false, block: { _ in self.appear() })
      }
      func stop() { viewModel.timer?.invalidate() }
    }
    """,
    // What a part of the object has of others, and a display link that is taken out of its loop.
    """
    final class CommentService {
      var listener: ListenerRegistration?
      func observe(completion: @escaping ([Int]) -> Void) {
        listener = query.addSnapshotListener { _, _ in completion([]) }
      }
    }
    final class CommentController: UIViewController {
      private let service = CommentService()
      private var link: CADisplayLink?
      override func viewWillAppear(_ animated: Bool) {
        service.observe { self.show($0) }
        link = CADisplayLink(target: self, selector: #selector(step))
      }
      override func viewWillDisappear(_ animated: Bool) { service.listener?.remove() }
      @objc func step() { link?.remove(from: .main, forMode: .common) }
      func show(_ comments: [Int]) {}
    }
    """,
    // A token that is taken out by another name, a popup that a method lets go of, and a library's message.
    """
    final class BarController: UIViewController {
      private var changes: NSObjectProtocol?
      private var popup: Popup?
      override func viewWillAppear(_ animated: Bool) {
        changes = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil, using: show)
      }
      override func viewWillDisappear(_ animated: Bool) {
        if let token = changes { NotificationCenter.default.removeObserver(token) }
      }
      func ask() {
        popup = Popup()
        popup?.onClose = self.close
      }
      func close() { popup = nil }
      func tell() {
        let message = MessageView.viewFromNib(layout: .cardView)
        message.buttonTapHandler = { _ in
          SwiftMessages.hide()
          self.close()
        }
        SwiftMessages.show(view: message)
      }
      func show(_ note: Notification) {}
    }
    final class Popup: UIView {
      var onClose: (() -> Void)?
    }
    """,
    // A service that cancels all that it has.
    """
    final class BarController: UIViewController {
      private let viewModel: BarViewModel
      override func viewDidLoad() {
        viewModel.$name.sink { self.title = $0 }.store(in: &viewModel.service.subscriptions)
      }
      override func viewDidDisappear(_ animated: Bool) { viewModel.service.cancelAllRequests() }
    }
    final class BarViewModel {
      @Published var name = ""
      let service = BarService()
    }
    """,
    // A service takes a token out of its table by force.
    """
    final class Notices {
      private var tokens: [String: NSObjectProtocol] = [:]
      func listen(to name: Notification.Name, _ callback: @escaping (Notification) -> Void) {
        tokens[name.rawValue] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { callback($0) }
      }
      func discard(_ name: Notification.Name) {
        NotificationCenter.default.removeObserver(tokens[name.rawValue]!)
        tokens.removeValue(forKey: name.rawValue)
      }
    }
    final class BarController: UIViewController {
      private let notices: Notices
      override func viewDidAppear(_ animated: Bool) { notices.listen(to: .changed) { _ in self.show() } }
      override func viewDidDisappear(_ animated: Bool) { notices.discard(.changed) }
      func show() {}
    }
    """,
    // Tokens that are kept by way of a local name, or in a list, and ended one by one.
    """
    final class FriendsController: UIViewController {
      private var listener: ListenerRegistration?
      private var tokens: [NSObjectProtocol] = []
      private var observations: [NSKeyValueObservation] = []
      private var timers: [Int: Timer] = [:]
      override func viewWillAppear(_ animated: Bool) {
        let listener = users.addSnapshotListener { _, _ in self.update() }
        self.listener = listener
        let token = center.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.update() }
        tokens.append(token)
        let observation = player.observe(\\.rate) { _, _ in self.update() }
        observations.append(observation)
        timers[1] = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.update() }
      }
      override func viewWillDisappear(_ animated: Bool) {
        listener?.remove()
        for token in tokens { center.removeObserver(token) }
        observations.removeAll()
        timers.values.forEach { $0.invalidate() }
      }
      func update() {}
    }
    """,
    // What a part lets go of by itself or by a function that is called, and a part that goes with its screen.
    """
    final class CardController: UIViewController {
      private let card = CardView()
      private let loader = ImageLoader()
      private var panel: CardView?
      override func viewWillAppear(_ animated: Bool) {
        card.onTap = { self.open() }
        loader.onLoad = { self.open() }
        let panel = CardView()
        panel.onTap = { self.open() }
        view.addSubview(panel)
        self.panel = panel
      }
      override func viewDidDisappear(_ animated: Bool) {
        card.reset()
        panel?.removeFromSuperview()
        panel = nil
      }
      func open() {}
    }
    final class CardView: UIView {
      var onTap: (() -> Void)?
      func reset() { onTap = nil }
    }
    final class ImageLoader {
      var onLoad: (() -> Void)?
      func load(_ url: URL) {
        session.dataTask(with: url) { _, _, _ in
          self.onLoad?()
          self.onLoad = nil
        }
      }
    }
    """,
    // A function that is called by what is called lets go of it, or what the object calls as it is closed.
    """
    final class PlanController: UIViewController {
      private var picker: Picker?
      private var history: HistoryView?
      func ask() {
        picker = Picker()
        picker?.onPick = self.pick
        history = HistoryView()
        history?.onDelete = { self.delete() }
        history?.onClose = self.close
      }
      func pick(_ value: Int) { select(value) }
      func select(_ value: Int) { clear() }
      func clear() { picker = nil }
      func close() { history = nil }
      func delete() {}
    }
    final class Picker: UIView {
      var onPick: ((Int) -> Void)?
    }
    final class HistoryView: UIView {
      var onDelete: (() -> Void)?
      var onClose: (() -> Void)?
    }
    """,
    // A database that is told by the same path to tell nobody any more.
    """
    final class FeedController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        Database.database().reference().child("feed").observe(.value) { _ in self.update() }
      }
      override func viewWillDisappear(_ animated: Bool) {
        Database.database().reference().child("feed").removeAllObservers()
      }
      func update() {}
    }
    """,
  ])
  func `what is ended is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }
}

import Testing

/// Closures of timers, observers, monitors and listeners that nobody ends before the object goes.
struct StrongSelfInWorkersTests {
  @Test(arguments: [
    // What ends it waits for this object's end, or begins it anew.
    (
      """
      final class Menu: UIView {
        private var timer: Timer?
        func f() {
          timer?.invalidate()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
        }
        func stop() { timer?.invalidate() }
        deinit { stop() }
      }
      """,
      """
      5:70 a closure of Menu holds self strongly, which scheduledTimer keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Observers that are removed too late.
    (
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
        deinit { observer?.removeObserver() }
      }
      """,
      """
      10:33 a closure of MenuViewController holds self strongly, which Observer.init(action:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      11:80 a closure of MenuViewController holds self strongly, which addObserver keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // It lets go of them too late.
    (
      """
      final class MenuViewController: UIViewController {
        private var cancellables: Set<AnyCancellable> = []
        private var token: AnyCancellable?
        override func viewWillAppear(_ animated: Bool) {
          model.onChange = { self.render() }
          model.$title.sink { self.show($0) }.store(in: &cancellables)
        }
        deinit {
          model.onChange = nil
          cancellables.removeAll()
        }
      }
      """,
      """
      5:22 a closure of MenuViewController holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      6:23 a closure of MenuViewController holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A timer has a target, too, and the end of the object is too late to end it.
    (
      """
      final class Menu {
        private var timer: Timer?
        func f() {
          timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        @objc func tick() {}
        deinit { timer?.invalidate() }
      }
      """,
      """
      4:19 a timer of Menu holds self strongly, as its target, and only its deinit ends it, which never runs
        fix: call `invalidate()` when the screen goes, or give the timer a closure that captures `[weak self]`
      """
    ),
    // A token that the object keeps, whatever is observed, and the bag that a library gives to all.
    (
      """
      final class Menu {
        private var token: NotificationToken?
        func f() {
          token = cart.observe { _ in self.render() }
          names.rx.text.map { self.strip($0) }.bind(to: title).disposed(by: rx.disposeBag)
        }
      }
      """,
      """
      4:26 a closure of Menu holds self strongly, which observe keeps
        fix: capture `[weak self]`, or only the part that is needed
      5:23 a closure of Menu holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A listener that a service of the project hands out.
    (
      """
      final class ChatsPresenter {
        private let chats = ChatsService()
        private var listener: (any Listener)?
        private var names: [String] = []

        func listen() {
          listener = chats.listen { self.names = $0 }
        }
      }

      final class ChatsService {
        private let store = Store()

        func listen(completion: @escaping ([String]) -> Void) -> any Listener {
          store.chats.addSnapshotListener { completion($0.names) }
        }
      }
      """,
      """
      7:29 a closure of ChatsPresenter holds self strongly, which ChatsService.listen(completion:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Of a timer that only the object's end would end.
    (
      """
      final class Ticker: NSObject {
        private var timer: Timer?

        func start() {
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }

        @objc private func tick() {}

        deinit { timer?.invalidate() }
      }
      """,
      """
      5:19 a timer of Ticker holds self strongly, as its target, and only its deinit ends it, which never runs
        fix: call `invalidate()` when the screen goes, or give the timer a closure that captures `[weak self]`
      """
    ),
    // A monitor of events that nobody ends.
    (
      """
      final class TitleViewController: NSViewController {
        private let search = NSSearchField()

        func listen() {
          NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            self.search.becomeFirstResponder()
            return event
          }
        }
      }
      """,
      """
      5:58 a closure of TitleViewController holds self strongly, which addLocalMonitorForEvents keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What a stack shows, and what a lazy property makes.
    (
      """
      final class TileButton: UIButton {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
      }
      final class UserView: UIView {
        private let stack = UIStackView()
        lazy var button = TileButton(action: { self.close() })
        func f() { stack.addArrangedSubview(TileButton(action: { self.close() })) }
      }
      """,
      """
      7:40 a closure of UserView holds self strongly, which TileButton.init(action:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      8:58 a closure of UserView holds self strongly, which TileButton.init(action:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A method that a view of the screen is given.
    (
      """
      final class ToastView: UIView {
        private var action: (() -> Void)?
        func show(_ text: String, action: (() -> Void)? = nil) { self.action = action }
      }
      final class UserViewController: UIViewController {
        @IBOutlet private weak var toast: ToastView!
        func f() { toast.show("", action: close) }
        private func close() {}
      }
      """,
      """
      7:37 UserViewController.close holds self strongly, as methods do, which ToastView.show(_:action:) keeps
        fix: write a closure that captures `[weak self]` and calls close
      """
    ),
    // A lazy property is made of it.
    (
      """
      final class MenuView: UIView {
        var onClose: (() -> Void)?
      }
      final class UserView: UIView {
        lazy var menu: MenuView = {
          let menu = MenuView()
          menu.onClose = { self.close() }
          return menu
        }()
      }
      """,
      """
      7:20 a closure of UserView holds self strongly, kept in onClose
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // An action that a property keeps.
    (
      """
      final class UserView: UIView {
        private lazy var save = UIAction { _ in self.end() }
        private lazy var close: UIAction = .init { _ in self.end() }
      }
      """,
      """
      2:36 a closure of UserView holds self strongly, kept in save
        fix: capture `[weak self]`, or only the part that is needed
      3:44 a closure of UserView holds self strongly, kept in close
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // An action by a local name.
    (
      """
      final class UserViewController: UIViewController {
        override func viewDidLoad() {
          let done = UIAction { _ in self.end() }
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
          tabs.insertSegment(action: UIAction { _ in self.end() }, at: 0, animated: false)
        }
      }
      """,
      """
      3:25 a closure of UserViewController holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      5:41 a closure of UserViewController holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What `.init` makes is what the property says.
    (
      """
      final class UserViewController: UIViewController {
        private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

        override func viewDidLoad() {
          dataSource = .init(collectionView: list, cellProvider: { _, place, user in self.cell(for: user, at: place) })
        }
      }
      """,
      """
      5:60 a closure of UserViewController holds self strongly, which UICollectionViewDiffableDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Another timer is ended, and a token of a database is kept.
    (
      """
      final class WalletViewController: UIViewController {
        private var sync: Timer?
        private var timer: Timer?
        private var token: NotificationToken?
        override func viewDidLoad() {
          sync = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(step), userInfo: nil, repeats: true)
          token = user.addNotificationBlock { _ in self.render() }
        }
        func close() { timer?.invalidate() }
      }
      """,
      """
      6:18 a timer of WalletViewController holds self strongly, as its target, and nobody ends it
        fix: call `invalidate()` when the screen goes, or give the timer a closure that captures `[weak self]`
      7:39 a closure of WalletViewController holds self strongly, which addNotificationBlock keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A web view holds who gets its messages.
    (
      """
      final class PageViewController: UIViewController {
        private let web = WKWebView()
        override func viewDidLoad() { web.configuration.userContentController.add(self, name: "log") }
        deinit { web.configuration.userContentController.removeScriptMessageHandler(forName: "log") }
      }
      """,
      """
      3:73 a web view of PageViewController holds self strongly, as its message handler, and nobody takes that out
        fix: add an object of its own that holds PageViewController weakly, or call `removeScriptMessageHandler(forName:)` when the screen goes
      """
    ),
    // A session holds its delegate until it is invalidated.
    (
      """
      final class DownloadViewController: UIViewController {
        lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
      }
      """,
      """
      2:22 a session of DownloadViewController holds self strongly, as its delegate, and nobody invalidates it
        fix: call `finishTasksAndInvalidate()` when the screen goes, or give the session a delegate of its own
      """
    ),
    // What tells of changes until it is told to stop.
    (
      """
      final class MotionViewController: UIViewController {
        private let motion = CMMotionManager()
        private let network = NetworkReachabilityManager()
        private let socket: SocketIOClient
        override func viewDidLoad() {
          motion.startGyroUpdates(to: .main) { data, _ in self.show(data) }
          network?.startListening { _ in self.show(nil) }
          socket.on("message") { data, _ in self.show(nil) }
        }
        func show(_ data: CMGyroData?) {}
      }
      """,
      """
      6:40 a closure of MotionViewController holds self strongly, which startGyroUpdates keeps
        fix: capture `[weak self]`, or only the part that is needed
      7:29 a closure of MotionViewController holds self strongly, which startListening keeps
        fix: capture `[weak self]`, or only the part that is needed
      8:26 a closure of MotionViewController holds self strongly, which the socket keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A command of the system's player, which everybody shares.
    (
      """
      final class PlayerViewController: UIViewController {
        override func viewDidLoad() {
          MPRemoteCommandCenter.shared().playCommand.addTarget { _ in self.play() }
        }
        func play() -> MPRemoteCommandHandlerStatus { .success }
      }
      """,
      """
      3:58 a closure of PlayerViewController holds self strongly, which addTarget keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A request for what is in pictures, which a property has for all of them.
    (
      """
      final class ScanPresenter {
        private var text: String?
        private var request = VNRecognizeTextRequest()
        func setUp() { request = VNRecognizeTextRequest { request, _ in self.text = "" } }
      }
      """,
      """
      4:51 a closure of ScanPresenter holds self strongly, which VNRecognizeTextRequest keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A task whose loop waits for what goes on, and which only the object's end would cancel.
    (
      """
      final class Monitor {
        func statuses() -> AsyncStream<Int> { AsyncStream { $0.yield(1) } }
      }
      final class UserViewModel: ObservableObject {
        @Published var query = ""
        private let monitor: Monitor
        private var task: Task<Void, Never>?
        init(monitor: Monitor) {
          self.monitor = monitor
          task = Task {
            for await note in NotificationCenter.default.notifications(named: .changed) { self.show(note) }
          }
          Task { for await value in $query.values { self.query = value } }
          Task.detached { for await status in monitor.statuses() { await self.show(status) } }
        }
        deinit { task?.cancel() }
        func show(_ value: Any) {}
      }
      """,
      """
      10:17 a closure of UserViewModel holds self strongly, which a task keeps until its loop ends
        fix: capture `[weak self]` and write `self?.` in the loop, or cancel the task before the object goes
      13:10 a closure of UserViewModel holds self strongly, which a task keeps until its loop ends
        fix: capture `[weak self]` and write `self?.` in the loop, or cancel the task before the object goes
      14:19 a closure of UserViewModel holds self strongly, which a task keeps until its loop ends
        fix: capture `[weak self]` and write `self?.` in the loop, or cancel the task before the object goes
      """
    ),
    // The same without `self.`, which a task need not say, by a function, and in a loop until it is cancelled.
    (
      """
      final class StoreViewModel: ObservableObject {
        private var items: [Int] = []
        private var updates: Task<Void, Never>?
        init() {
          updates = Task { for await result in Transaction.updates { items.append(1) } }
          Task { await poll() }
        }
        func poll() async {
          while !Task.isCancelled {
            for item in items { if item > 1 { break } }
            try? await Task.sleep(for: .seconds(1))
          }
        }
      }
      """,
      """
      5:20 a closure of StoreViewModel holds self strongly, which a task keeps until its loop ends
        fix: capture `[weak self]` and write `self?.` in the loop, or cancel the task before the object goes
      6:10 a closure of StoreViewModel holds self strongly, which a task keeps until its loop ends
        fix: capture `[weak self]` and write `self?.` in the loop, or cancel the task before the object goes
      """
    ),
    // A timer that a private function ends, which nobody calls.
    (
      """
      final class PriceViewController: UIViewController {
        private var timer: Timer?
        override func viewDidLoad() {
          timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        @objc func tick() {}
        private func stop() { timer?.invalidate() }
      }
      """,
      """
      4:19 a timer of PriceViewController holds self strongly, as its target, and nobody ends it
        fix: call `invalidate()` when the screen goes, or give the timer a closure that captures `[weak self]`
      """
    ),
  ])
  func `self is held by what works for it`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }
}

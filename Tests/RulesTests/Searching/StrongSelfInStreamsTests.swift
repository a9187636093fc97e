import Testing

/// Closures that the steps of a stream are given, and who keeps the subscription.
struct StrongSelfInStreamsTests {
  @Test(arguments: [
    // Who binds keeps, whatever the closure is called.
    (
      """
      final class Field {
        private var changed: ((String) -> Void)?
        func bind(callback: @escaping (String) -> Void) { changed = callback }
      }
      final class Menu: UIView {
        private lazy var field: Field = {
          let field = Field()
          field.bind { self.name = $0 }
          return field
        }()
      }
      """,
      """
      8:16 a closure of Menu holds self strongly, which Field.bind(callback:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A shorter form of a subscription keeps as much as the library's.
    (
      """
      final class Menu {
        private var bag: Set<AnyCancellable> = []
        func f() { model.$title.sink(receiveValue: { self.show($0) }).store(in: &bag) }
      }
      extension Publisher {
        func sink(receiveError: @escaping (Failure) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          sink(receiveCompletion: { end in note(end, receiveError) }, receiveValue: receiveValue)
        }
      }
      """,
      """
      3:46 a closure of Menu holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A stream's operators are kept with the subscription.
    (
      """
      final class Menu {
        private let bag = DisposeBag()
        private let taps = PublishRelay<Void>()
        func f() {
          taps.flatMap { self.load() }.map { _ in 1 }.bind(to: relay).disposed(by: bag)
        }
      }
      """,
      """
      5:18 a closure of Menu holds self strongly, which flatMap keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        private var bag: Set<AnyCancellable> = []
        func f() {
          button.taps.map { self.title }.sink { print($0) }.store(in: &bag)
        }
      }
      """,
      """
      4:21 a closure of Menu holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      #"""
      final class Menu {
        func f() { model.$title.assign(to: \.title, on: self, ownership: .strong).store(in: &bag) }
      }
      """#,
      """
      2:27 a subscription of Menu holds self strongly, which assign(to:on:) keeps
        fix: write `assign(to: &$property)`, or a `sink` with `[weak self]`
      """
    ),
    (
      """
      final class Menu {
        lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, path, _ in self.cell(path) }
      }
      """,
      """
      2:79 a closure of Menu holds self strongly, which UITableViewDiffableDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu: UIView {
        func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { index, _ in self.section(index) } }
      }
      """,
      """
      2:81 a closure of Menu holds self strongly, which UICollectionViewCompositionalLayout keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { button.addAction(UIAction { _ in self.close() }, for: .touchUpInside) }
      }
      """,
      """
      2:40 a closure of Menu holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu: UIView {
        static let empty = Menu()
        func f() { model.onChange = { self.render() } }
      }
      """,
      """
      3:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class MenuViewController: UIViewController {
        func cell(_ cell: MenuCell) { cell.onTap = { self.open() } }
      }
      """,
      """
      2:46 a closure of MenuViewController holds self strongly, kept in onTap
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        private let bag = DisposeBag()
        func f() {
          button.rx.tap.subscribe(
            onNext: { self.show($0) },
            onCompleted: { self.close() }
          ).disposed(by: bag)
        }
      }
      """,
      """
      5:15 a closure of Menu holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      6:20 a closure of Menu holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A step of the project's own, and one that looks on.
    (
      """
      extension ObservableType {
        func users<T>(of type: T.Type) -> Observable<T> { compactMap { $0 as? T } }
      }
      final class Menu {
        private let store: Store
        private let bag = DisposeBag()
        func f() {
          store.list.users(of: User.self).subscribe(onNext: { self.show($0) }).disposed(by: bag)
          button.rx.tap.do(onNext: { self.note() }).subscribe().disposed(by: bag)
        }
      }
      """,
      """
      8:55 a closure of Menu holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      9:30 a closure of Menu holds self strongly, which do keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Combine has no controls that end.
    (
      """
      import Combine

      final class UserViewModel {
        private var bag: Set<AnyCancellable> = []
        func transform(input: Input) -> Output {
          input.name.sink { self.name = $0 }.store(in: &bag)
          return Output()
        }
      }
      """,
      """
      6:21 a closure of UserViewModel holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A superclass has the bag.
    (
      """
      class BaseViewController: UIViewController {
        let bag = DisposeBag()
      }
      final class MenuViewController: BaseViewController {
        func bind() { model.title.asObservable().bind(onNext: { self.show($0) }).disposed(by: bag) }
        private let model = Menu()
      }
      final class Menu {
        let title = BehaviorRelay(value: "")
      }
      """,
      """
      5:57 a closure of MenuViewController holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A stream that is a property of the object's own.
    (
      """
      final class MenuViewModel {
        private let refresh = PublishSubject<Int>()
        var items: Driver<[Item]>!
        func bind() {
          items = refresh.startWith(0).flatMapLatest { _ in self.load() }.asDriver(onErrorJustReturn: [])
        }
      }
      """,
      """
      5:48 a closure of MenuViewModel holds self strongly, which flatMapLatest keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Steps within what is combined.
    (
      """
      import Combine

      final class MenuViewModel {
        @Published var name = ""
        private var subscriptions = Set<AnyCancellable>()
        func bind() {
          Publishers.Merge($name.map { $0 + self.suffix }, $name).sink { print($0) }.store(in: &subscriptions)
        }
      }
      """,
      """
      7:32 a closure of MenuViewModel holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A function that hands out its subject, if it can.
    (
      """
      final class ChatsViewController: UIViewController {
        private let worker = ChatWorker()
        private let bag = DisposeBag()

        func load() {
          worker.chats().subscribe(onNext: { self.show($0) }).disposed(by: bag)
        }
      }
      final class ChatWorker {
        func chats() -> Observable<[Chat]> {
          guard isReady else { return Observable.empty() }
          server.listen { chatsSubject.onNext($0) }
          return chatsSubject
        }
      }
      """,
      """
      6:38 a closure of ChatsViewController holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Other libraries' streams and gestures, and a view that a hosting controller has.
    (
      """
      final class HomeViewController: UIViewController {
        private let model: HomeModel
        private let bag = DisposeBag()
        private var hosting: UIHostingController<MenuView>?

        override func viewDidLoad() {
          model.users.producer.startWithValues { self.show($0) }
          view.rx.swipeGesture(.left).when(.recognized).subscribe(onNext: { _ in self.next() }).disposed(by: bag)
          hosting = UIHostingController(rootView: MenuView(onTap: { self.next() }))
        }
      }
      struct MenuView: View {
        let onTap: () -> Void
      }
      """,
      """
      7:42 a closure of HomeViewController holds self strongly, which startWithValues keeps
        fix: capture `[weak self]`, or only the part that is needed
      8:69 a closure of HomeViewController holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      9:61 a closure of HomeViewController holds self strongly, which MenuView keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A step of what a property keeps, and a bag of a superclass that is called by its module.
    (
      """
      class Base {
        let subscriptions = Bag()
      }
      final class Menu: App.Base {
        private var token: AnyCancellable?
        @Published var title = ""
        func f() {
          token = $title.map { self.show($0) }.sink { _ in }
          $title.sink { self.show($0) }.store(in: subscriptions)
        }
      }
      """,
      """
      8:24 a closure of Menu holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      9:17 a closure of Menu holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A database tells of changes as long as anybody listens.
    (
      """
      final class UserViewController: UIViewController {
        override func viewDidLoad() {
          Database.database().reference().child("users").observe(.childAdded) { user in self.users.append(user) }
        }
      }
      """,
      """
      3:73 a closure of UserViewController holds self strongly, which observe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A subscription by a name of the project's.
    (
      """
      extension Publisher where Failure == Never {
        func receiveOnMain(_ action: @escaping (Output) -> Void) -> AnyCancellable {
          receive(on: DispatchQueue.main).sink(receiveValue: action)
        }
      }
      class BaseViewController: UIViewController {
        var bag: Set<AnyCancellable> = []
      }
      final class UserViewController: BaseViewController {
        @Published var name = ""

        override func viewDidLoad() {
          $name.map { $0.uppercased() }.receiveOnMain { name in self.show(name) }.store(in: &bag)
        }
      }
      """,
      """
      13:49 a closure of UserViewController holds self strongly, which receiveOnMain keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A stream that a property has, by way of constants of which it is made.
    (
      """
      final class AuthViewModel {
        private(set) var titles: Observable<String>!
        private let codes = PublishSubject<Int>()
        init() {
          let first = codes.map { code in self.title(of: code) }
          titles = Observable.merge(first, other).startWith("")
        }
      }
      """,
      """
      5:27 a closure of AuthViewModel holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A step that the project has for streams.
    (
      """
      final class BrowseViewController: BaseViewController {
        private let field = UITextField()
        override func viewDidLoad() {
          field.rx.text.orEmpty.doOnNext { self.search($0) }.bind(to: input).disposed(by: bag)
        }
      }
      class BaseViewController: UIViewController {
        let bag = DisposeBag()
      }
      extension ObservableType {
        func doOnNext(_ onNext: @escaping (Element) -> Void) -> Observable<Element> { self.do(onNext: onNext) }
      }
      """,
      """
      4:36 a closure of BrowseViewController holds self strongly, which doOnNext keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What a function of the one type hands out, and not those of the others of its name.
    (
      """
      final class ListViewController: UIViewController {
        private let model: ListModel
        private var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          let output = model.transform(1)
          output.sink { self.render($0) }.store(in: &bag)
        }
      }
      protocol ListModel: AnyObject {
        func transform(_ input: Int) -> AnyPublisher<Int, Never>
      }
      final class ListModelImpl: ListModel {
        private let loading = PassthroughSubject<Int, Never>()
        func transform(_ input: Int) -> AnyPublisher<Int, Never> {
          let names = loading.map { $0 + 1 }.eraseToAnyPublisher()
          return names.merge(with: loading).eraseToAnyPublisher()
        }
      }
      final class OnceModel {
        func transform(_ input: Int) -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
      }
      """,
      """
      6:17 a closure of ListViewController holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // The steps of a stream that a property is made as.
    (
      """
      final class SearchModel {
        private let words = PublishSubject<String>()
        private lazy var first = words.map { self.find($0) }
        private lazy var second: Observable<[Int]> = { return words.map { self.find($0) } }()
      }
      """,
      """
      3:38 a closure of SearchModel holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      4:67 a closure of SearchModel holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A stream that is made by hand, and never told of its end.
    (
      """
      final class Storage {
        func favourites() -> Observable<Bool> {
          return Observable.create { observer in
            let token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in
              observer.onNext(true)
            }
            return Disposables.create { NotificationCenter.default.removeObserver(token) }
          }
        }
        func user() -> Observable<Int> {
          return Observable.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
          }
        }
      }
      final class UserViewController: UIViewController {
        private let storage = Storage()
        private let bag = DisposeBag()
        override func viewDidLoad() {
          storage.favourites().subscribe(onNext: { _ in self.show() }).disposed(by: bag)
          storage.user().subscribe(onNext: { _ in self.show() }).disposed(by: bag)
        }
        func show() {}
      }
      """,
      """
      22:44 a closure of UserViewController holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A subject, whatever it is called, and a step of a stream that ends in a superclass's bag.
    (
      """
      class BaseViewController: UIViewController { let bag = DisposeBag() }
      final class UserViewController: BaseViewController {
        private let requestTapped = PublishSubject<String>()
        private let button = UIButton()
        override func viewDidLoad() {
          requestTapped.subscribe(onNext: { _ in self.show() }).disposed(by: bag)
          button.rx.tap.do(onNext: { self.show() }).subscribe().disposed(by: bag)
        }
        func show() {}
      }
      """,
      """
      6:37 a closure of UserViewController holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      7:30 a closure of UserViewController holds self strongly, which do keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A stream with a local name, by which it is subscribed to.
    (
      """
      final class SearchModel {
        let search = PublishRelay<String>()
        let results = PublishRelay<[Int]>()
        private var text = ""
        private let bag = DisposeBag()
        func bind() {
          let found = search.flatMapLatest { _ in self.load() }
          found.subscribe(onNext: { print($0) }).disposed(by: bag)
          let requests = search.do(onNext: { self.text = $0 }).share()
          requests.map { _ in [] }.bind(to: results).disposed(by: bag)
        }
        func load() -> Observable<Int> { api.load() }
      }
      """,
      """
      7:38 a closure of SearchModel holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      9:38 a closure of SearchModel holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
  ])
  func `self is held by a stream`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }
}

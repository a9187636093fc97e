import Testing

/// How an object comes to keep a closure that keeps the object: what SM-3 holds to be certain, and what it does not.
struct RingTests {
  /// What the examples are about: somebody who keeps closures in several ways.
  private static let keepers = """
    final class Keep {
      var onClose: (() -> Void)?
      private var next: (() -> Void)?
      weak var other: Keep?
      var flow: Flow = .none
      private var list: [() -> Void] = []
      func listen(_ work: @escaping () -> Void) { list.append(work) }
      func run(_ work: @escaping () -> Void) { list.append(work) }
      func runNamed(_ work: @escaping () -> Void) { named["work"] = work }
      private var named: [String: () -> Void] = [:]
      func then(_ work: @escaping () -> Void) { onClose = work }
      func with(work: @escaping () -> Void) { onClose = work }
      func present(work: @escaping () -> Void) { self.list = [work]; onClose = work }
      func perform(_ work: () -> Void) { work() }
      func execute(_ completion: @escaping () -> Void) { onClose = completion }
      func schedule(_ work: @escaping () -> Void) { next = work }
      func go() {
        if let next {
          self.next = nil
          next()
        }
      }
      func open(_ work: @escaping () -> Void) { other?.onClose = work }
      func lock(before: (() -> Void)? = nil, after: (() -> Void)? = nil) { before?(); onClose = after }
    }
    enum Flow {
      case none, show(() -> Void)
      static func made(_ make: () -> Void) -> Flow { .none }
    }
    class Child {
      let onDone: () -> Void
      init(onDone: @escaping () -> Void) { self.onDone = onDone }
    }
    """

  /// What is found where a function of a type that has a keeper, a list and children says something.
  private func found(where statements: String, ofA superclass: String = "NSObject") throws -> String {
    let source = """
      final class Menu: \(superclass) {
        let keep = Keep()
        weak var parent: Keep?
        var onClose: (() -> Void)?
        var handlers: [() -> Void] = []
        var named = [String: () -> Void]()
        var timer: Timer?
        var item: DispatchWorkItem?
        var child: Child?
        weak var guest: Child?
        private var children: [Child] = []
        func addChild(_ child: Child) { children.append(child) }
        func removeChild(_ child: Child) { children.removeAll() }
        func tap() {}
        func leave() { child = nil }
        func f(flag: Bool, keeper: Keep) {
          \(statements)
        }
      }
      """
    return try findings(in: ["Menu.swift": source, "Keep.swift": Self.keepers], by: "SM-3")
      .map { "\($0.severity): \($0.what)" }.joined(separator: "\n")
  }

  @Test(arguments: [
    // What a function of the project does with it counts, whatever a library's of that name does.
    ("keep.listen { self.tap() }", "a closure of Menu holds self strongly, which Keep.listen(_:) keeps"),
    ("keep.then { self.tap() }", "a closure of Menu holds self strongly, which Keep.then(_:) keeps"),
    ("keep.with { self.tap() }", "a closure of Menu holds self strongly, which Keep.with(work:) keeps"),
    ("keep.present { self.tap() }", "a closure of Menu holds self strongly, which Keep.present(work:) keeps"),
    // Lists and dictionaries.
    ("handlers.append { self.tap() }", "a closure of Menu holds self strongly, kept in handlers"),
    ("handlers = [{ self.tap() }]", "a closure of Menu holds self strongly, kept in handlers"),
    ("handlers += [{ self.tap() }]", "a closure of Menu holds self strongly, kept in handlers"),
    ("named.updateValue({ self.tap() }, forKey: \"a\")", "a closure of Menu holds self strongly, kept in named"),
    ("named[\"a\"] = { self.tap() }", "a closure of Menu holds self strongly, kept in named"),
    ("named = [\"a\": { self.tap() }]", "a closure of Menu holds self strongly, kept in named"),
    // By way of a choice, a constant, or another name of the object.
    ("keep.onClose = flag ? { self.tap() } : nil", "a closure of Menu holds self strongly, kept in onClose"),
    ("keep.onClose = flag && true ? nil : { self.tap() }", "a closure of Menu holds self strongly, kept in onClose"),
    ("let close = { self.tap() }; keep.onClose = close", "a closure of Menu holds self strongly, kept in onClose"),
    (
      "let close = { self.tap() }; keep.listen(close)",
      "a closure of Menu holds self strongly, which Keep.listen(_:) keeps"
    ),
    ("keep.onClose = { [me = self] in me.tap() }", "a closure of Menu holds self strongly as me, kept in onClose"),
    ("let me = self; keep.onClose = { me.tap() }", "a closure of Menu holds self strongly as me, kept in onClose"),
    // What runs it is kept.
    (
      "timer = Timer(timeInterval: 1, repeats: true) { _ in self.tap() }",
      "a closure of Menu holds self strongly, which Timer keeps"
    ),
    ("item = DispatchWorkItem { self.tap() }", "a closure of Menu holds self strongly, which DispatchWorkItem keeps"),
    (
      "let work = DispatchWorkItem { self.tap() }; item = work",
      "a closure of Menu holds self strongly, which DispatchWorkItem keeps"
    ),
    // What it was made with is kept.
    (
      "addChild(Child(onDone: { self.tap() }))",
      "a closure of Menu holds self strongly, which Child.init(onDone:) keeps"
    ),
    (
      "let child = Child { self.tap() }; addChild(child)",
      "a closure of Menu holds self strongly, which Child.init(onDone:) keeps"
    ),
    // Methods.
    ("keep.listen(tap)", "Menu.tap holds self strongly, as methods do, which Keep.listen(_:) keeps"),
    ("keep.onClose = tap", "onClose keeps Menu.tap, and a method holds self strongly"),
    ("onClose = tap", "onClose keeps Menu.tap, and a method holds self strongly"),
    ("handlers.append(self.tap)", "Menu.tap holds self strongly, as methods do, kept in handlers"),
    (
      "child = Child(onDone: tap)",
      "Menu.tap holds self strongly, as methods do, which Child.init(onDone:) keeps"
    ),
    // Values of enumerations.
    ("keep.flow = .show { self.tap() }", "a closure of Menu holds self strongly, kept in flow"),
    ("keep.flow = Flow.show({ self.tap() })", "a closure of Menu holds self strongly, kept in flow"),
  ])
  func `a ring is an error`(statements: String, what: String) throws {
    #expect(try found(where: statements) == "error: \(what)")
  }

  @Test(arguments: [
    // Held weakly.
    "keep.listen { [weak self] in self?.tap() }",
    "handlers.append { [weak self] in self?.tap() }",
    "handlers += [{ [weak self] in self?.tap() }]",
    "named[\"a\"] = { [unowned self] in self.tap() }",
    "keep.onClose = flag ? { [weak self] in self?.tap() } : nil",
    "let close = { [weak self] in self?.tap() }; keep.onClose = close",
    "keep.onClose = { [weak me = self] in me?.tap() }",
    "weak var me = self; keep.onClose = { me?.tap() }",
    "let me = self; keep.onClose = { [weak me] in me?.tap() }",
    "keep.onClose = { [weak self] in let me = self; me?.tap() }",
    "item = DispatchWorkItem { [weak self] in self?.tap() }",
    "addChild(Child(onDone: { [weak self] in self?.tap() }))",
    "keep.flow = .show { [weak self] in self?.tap() }",
    // Called at once, or once and then let go.
    "keep.perform { self.tap() }",
    "keep.perform(tap)",
    "keep.execute { self.tap() }",
    "keep.schedule { self.tap() }",
    "keep.schedule(tap)",
    "timer = Timer(timeInterval: 1, repeats: false) { _ in self.tap() }",
    "keep.flow = .made { self.tap() }",
    "[1].forEach { _ in self.tap() }",
    // Nobody knows whose function that is.
    "queue.run { self.tap() }",
    "queue.run(tap)",
    "keeper.run { self.tap() }",
    "keep.open { self.tap() }",
    "parent?.listen { self.tap() }",
    "parent?.listen(tap)",
    // It waits for its turn, as nothing says that it is called more than once.
    "keep.run { self.tap() }",
    "keep.runNamed { self.tap() }",
    // Nobody keeps it.
    "var handlers: [() -> Void] = []; handlers.append { self.tap() }",
    "let list = [{ self.tap() }]",
    "let close = { self.tap() }; close()",
    "let timer = Timer(timeInterval: 1, repeats: true) { _ in self.tap() }",
    "let item = DispatchWorkItem { self.tap() }; queue.async(execute: item)",
    "let child = Child(onDone: { self.tap() })",
    "guest = Child(onDone: { self.tap() })",
    "guest = Child(onDone: tap)",
    // Who keeps it is let go with that.
    "child = Child(onDone: { self.child = nil })",
    "child = Child(onDone: leave)",
    "addChild(Child(onDone: { self.removeChild(child) }))",
    // It is made here, and given to nobody.
    "let keep = Keep(); keep.onClose = tap; keep.go()",
    // A sheet's button.
    "let sheet = Sheet(); sheet.addAction(Action(\"Ok\", handler: { self.tap() })); present(sheet)",
    // An answer ends it.
    "load { self.child = nil }; child = Child(onDone: { self.tap() })",
    // The name is bound anew, out of a weak one.
    "keep.onClose = { [weak self] in guard let keep = self?.keep else { return }; keep.go() }",
    // What an animation does.
    "NSAnimationContext.current.completionHandler = { self.tap() }",
    // The first of two trailing closures is called at once, and the second kept.
    "keep.lock { self.tap() } after: { [weak self] in self?.tap() }",
    // A copy of a value, which is called here.
    "var option = options[0]; option.handler = { self.tap() }; option.handler()",
    // Another thing of that name.
    "let tap = 1; keep.listen(tap)",
    // What it holds weakly may keep it anyway.
    "parent?.onClose = { self.tap() }",
    "parent?.flow = .show { self.tap() }",
    "queue.each { tap in keep.listen(tap) }",
  ])
  func `what is held weakly, called once or kept by nobody is no ring`(statements: String) throws {
    #expect(try found(where: statements) == "")
  }

  /// Whether the object keeps that keeper is not known.
  @Test func `what somebody else keeps is a warning`() throws {
    let statement = "keep.other?.onClose = { self.tap() }"
    #expect(
      try found(where: statement, ofA: "UIView") == "warning: a closure of Menu holds self strongly, kept in onClose")
    // What belongs to no screen may stay as long as any.
    #expect(try found(where: statement) == "")
  }

  /// A library keeps the closure as long as the object keeps what was made with it.
  @Test(arguments: [
    "lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: list) { _, _, _ in self.cell() }",
    """
    lazy var source = makeSource()
    func makeSource() -> UITableViewDiffableDataSource<Int, Int> {
      return UITableViewDiffableDataSource<Int, Int>(tableView: list) { _, _, _ in self.cell() }
    }
    """,
  ])
  func `what fills its own list is an error`(members: String) throws {
    let source = """
      final class UserViewController: UIViewController {
        private let list = UITableView()
        \(members)
        func cell() -> UITableViewCell { UITableViewCell() }
      }
      """
    let found = try findings(in: ["User.swift": source], by: "SM-3")
    #expect(
      found.map { "\($0.severity): \($0.what)" } == [
        "error: a closure of UserViewController holds self strongly, which UITableViewDiffableDataSource keeps"
      ])
  }

  @Test(arguments: [
    // The app makes it, or a view that the app makes has it as its state.
    """
    @main struct MyApp: App { var body: some Scene { WindowGroup { MenuView(model: MenuModel()) } } }
    """,
    """
    @main struct MyApp: App { var body: some Scene { WindowGroup { MenuView() } } }
    struct MenuView: View { @StateObject private var model = MenuModel() }
    """,
    // A container has one of it.
    """
    extension Container { var menu: Factory<MenuModel> { Factory(self) { MenuModel() }.scope(.singleton) } }
    """,
  ])
  func `what the app has as long as it runs may hold itself`(owner: String) throws {
    let source = """
      final class MenuModel {
        @Published var name = ""
        private var subscriptions = Set<AnyCancellable>()
        init() { $name.sink { self.show($0) }.store(in: &subscriptions) }
      }
      """
    #expect(try findings(in: ["Menu.swift": source], by: "SM-3").count == 1)
    #expect(try findings(in: ["Menu.swift": source, "App.swift": owner], by: "SM-3").map(\.what) == [])
  }

  @Test(arguments: [
    // The bag of a cell that somebody else's list has.
    "cell.input.assign(to: \\.name, on: self).store(in: &cell.bag)",
    // It ends in an `else`, or where the property is set anew.
    "if flag { link = CADisplayLink(target: self, selector: s) } else { link?.invalidate() }",
    "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
    // A stream of one value.
    "once.subscribe(onNext: { self.show($0) }).disposed(by: bag)",
  ])
  func `what ends before the object goes is no ring`(statements: String) throws {
    let source = """
      final class MenuModel {
        var name = ""
        let once = Observable.just(1)
        private let bag = DisposeBag()
        private var link: CADisplayLink?
        private var timer: Timer? { willSet { timer?.invalidate() } }
        func f(_ list: UITableView) { let cell = list.cell(); \(statements) }
      }
      """
    #expect(try findings(in: ["Menu.swift": source], by: "SM-3").map(\.what) == [])
  }

  @Test func `a button that something without a view hands out is no ring`() throws {
    let source = """
      final class ShareAction {
        func button() -> UIBarButtonItem { UIBarButtonItem(primaryAction: UIAction { _ in self.perform() }) }
      }
      """
    #expect(try findings(in: ["Share.swift": source], by: "SM-3").map(\.what) == [])
  }

  @Test(arguments: [
    ("func stop() { item?.cancel() }", ""),
    ("func stop() { item = nil }", ""),
    ("deinit { item?.cancel() }", "a closure of Menu holds self strongly, which DispatchWorkItem keeps"),
  ])
  func `work that is ended before the object goes is no ring`(member: String, what: String) throws {
    let source = """
      final class Menu {
        private var item: DispatchWorkItem?; func f() { item = DispatchWorkItem { self.tap() } }
        \(member)
      }
      """
    let found = try findings(in: ["Menu.swift": source], by: "SM-3").map(\.what)
    #expect(found == (what.isEmpty ? [] : [what]))
  }
}

import Testing

/// Who keeps a closure and is seen to stay as long as the screen does, and who may as well be gone before.
struct KeepersThatStayTests {
  @Test(arguments: [
    "func f(_ cell: UserCell) { cell.onTap = { self.render() } }",
    "func f() { let cell = list.dequeue(); cell.onTap = { self.render() } }",
    "func f() { let tile = Tile(); tile.onTap = { self.render() }; view.addSubview(tile) }",
    "func f() { let badge = Badge(); badge.onTap = { self.render() }; use(badge) }",
    "func f() { let dataSource = Source(); dataSource.onLoad = { self.render() }; use(dataSource) }",
    "func f() { super.onClose = { self.render() } }",
    "func f() { inherited.onClose = { self.render() } }",
    "func f() { Center.shared.onChange = { self.render() } }",
    "func f() { Center.shared.addHandler { self.render() } }",
    "func f() { Center.shared.watch(name: 1) { self.render() } }",
    "func f() { Center.shared.start(onUpdate: { self.render() }) }",
    "func f() { Center.watch { self.render() } }",
    "func f(_ badge: Badge) { badge.set { self.render() } }",
    "func f(_ badge: Badge) { badge.onTap = render }",
  ])
  func `what stays is found`(function: String) throws {
    #expect(try found(function, in: "UserViewController: UIViewController") == "warning 2")
  }

  @Test(arguments: [
    // What a function makes or is given.
    "func f() { let options = Options(); options.onChange = { self.render() }; use(options) }",
    "func f(_ group: Group) { group.onChange = { self.render() } }",
    "func f(_ group: Group) { group.onChange = render }",
    // Nothing says that it is called more than once.
    "func f() { Center.shared.start(job: { self.render() }) }",
    "func f() { Center.shared.addJob { self.render() } }",
  ])
  func `what may go before is not found`(function: String) throws {
    #expect(try found(function, in: "UserViewController: UIViewController") == "")
  }

  /// What a service keeps in one place gives way to the next that is put there.
  @Test(arguments: [
    ("Socket.shared.watch(1) { self.render() }", "warning 2"),
    ("Socket.shared.watch(1) { self.render(); Socket.shared.close() }", "warning 2"),
    ("Socket.shared.watch(1) { self.render(); Other.shared.watchAll() }", "warning 2"),
    ("Socket.shared.watch(1) { self.render(); Socket.shared.watchAll() }", ""),
    ("Socket.shared.watch(1) { self.load { self.render(); Socket.shared.watchAll() } }", ""),
    ("Socket.shared.watch(1) { self.render(); Socket.shared.watch(2) { print(1) } }", ""),
  ])
  func `what is replaced as it is called is not found`(call: String, what: String) throws {
    let socket = """
      func f() { \(call) }
      }
      final class Socket {
        static let shared = Socket()
        private var onReply: (() -> Void)?
        func watch(_ topic: Int, handler: @escaping () -> Void) { onReply = handler }
        func watchAll() { close(); Socket.shared.watch(0) { print(0) } }
        func close() { connection.close() }
      """
    #expect(try found(socket, in: "UserViewController: UIViewController") == what)
  }

  /// Who belongs to no screen may stay longer than any.
  @Test(arguments: [
    "func f(_ cell: UserCell) { cell.onTap = { self.render() } }",
    "func f() { Center.shared.watch(name: 1) { self.render() } }",
  ])
  func `what belongs to no screen is not found`(function: String) throws {
    #expect(try found(function, in: "Settings") == "")
    #expect(try found(function, in: "SettingsViewModel") == "warning 2")
  }

  /// Its screens are kept by the navigation controller that it has.
  @Test func `a coordinator's modules stay`() throws {
    let function = "func f() { let module = make(); module.output.onClose = { self.render() }; router.push(module) }"
    #expect(try found(function, in: "UserCoordinator") == "warning 2")
  }

  private func found(_ function: String, in type: String) throws -> String {
    let source = """
      final class \(type) {
        \(function)
        func render() {}
      }
      final class Badge: UIView {
        var onTap: (() -> Void)?
        func set(_ action: @escaping () -> Void) { onTap = action }
      }
      final class Center {
        static let shared = Center()
        private var handlers: [() -> Void] = []
        private var last: (() -> Void)?
        func addHandler(_ handler: @escaping () -> Void) { handlers.append(handler) }
        func addJob(_ job: @escaping () -> Void) { handlers.append(job) }
        func watch(name: Int, _ block: @escaping () -> Void) { last = block }
        static func watch(_ block: @escaping () -> Void) { shared.watch(name: 1, block) }
        func start(onUpdate: @escaping () -> Void) { last = onUpdate }
        func start(job: @escaping () -> Void) { last = job }
      }
      final class Group {
        var onChange: (() -> Void)?
      }
      """
    return try findings(in: ["Sample.swift": source], by: "SM-3").map { "\($0.severity.rawValue) \($0.line ?? 0)" }
      .joined(separator: ", ")
  }

  @Test func `a subject of what a coordinator does not keep has its closures, and not the coordinator's bag`() throws {
    let source = """
      final class AppFlow {
        private let detail = DetailCoordinator()
      }
      final class DetailCoordinator {
        private let bag = DisposeBag()
        func start() {
          let viewModel = DetailViewModel()
          viewModel.closed.asObservable().subscribe(onNext: { self.close() }).disposed(by: bag)
          viewModel.closed.map { _ in 1 }.subscribe(onNext: { _ in self.close() }).disposed(by: bag)
        }
        func close() {}
      }
      final class DetailViewModel {
        let closed = PublishSubject<Void>()
      }
      """
    let found = try findings(in: ["Detail.swift": source], by: "SM-3")
    #expect(found.map { "\($0.severity.rawValue) \($0.line ?? 0)" } == ["warning 8", "error 9"])
  }
}

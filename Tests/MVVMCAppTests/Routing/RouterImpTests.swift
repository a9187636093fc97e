import MVVMCLibrary
import ScreenKit
import Testing

@testable import MVVMCApp

struct RouterImpTests {
  private let window = Window()
  private let stack = NavigationController()
  private let router: RouterImp
  private let log = Log()

  init() {
    router = RouterImp(rootController: stack)
    window.rootViewController = router.toPresent()
    window.makeKeyAndVisible()
    router.setRootModule(Self.makeModule("Root"))
  }

  private static func makeModule(_ name: String) -> ViewController {
    let module = ViewController()
    module.restorationIdentifier = name
    return module
  }

  private func push(_ name: String) {
    router.push(Self.makeModule(name)) { [log] in log.add("\(name) has gone") }
  }

  private func present(_ name: String) {
    let presented = RouterImp()
    presented.setRootModule(Self.makeModule(name))
    router.present(presented) { [log] in log.add("\(name) has gone") }
  }

  @Test func `modules come and go`() {
    push("A")
    push("B")
    #expect(window.path == ["Root", "A", "B"])
    router.popModule()
    #expect(window.path == ["Root", "A"])
    present("C")
    #expect(window.path == ["Root", "A", "C"])
    router.dismissModule()
    push("D")
    router.popToRootModule()
    #expect(window.path == ["Root"])
    router.setRootModule(Self.makeModule("Other"))
    #expect(window.path == ["Other"])
  }

  /// The ways in which the topmost of two pushed modules can go.
  enum Way: CaseIterable {
    case popModule, backButton, popToRootModule, setRootModule

    func happen(to router: RouterImp, in window: Window) throws {
      switch self {
      case .popModule: router.popModule()
      case .backButton: try window.goBack()
      case .popToRootModule: router.popToRootModule()
      case .setRootModule: router.setRootModule(ViewController())
      }
    }
  }

  @Test(
    arguments: [
      (.popModule, ["B has gone"]),
      (.backButton, ["B has gone"]),
      (.popToRootModule, ["B has gone", "A has gone"]),
      (.setRootModule, ["B has gone", "A has gone"]),
    ] as [(Way, [String])])
  func `a pushed module says once that it has gone, the topmost first`(way: Way, entries: [String]) throws {
    push("A")
    push("B")
    #expect(log.entries.isEmpty)
    try way.happen(to: router, in: window)
    #expect(log.entries == entries)
    push("C")
    #expect(log.entries == entries)
  }

  @Test func `a presented module says that it has gone when it is dismissed`() {
    present("A")
    router.dismissModule { [log] in log.add("nothing is in the way") }
    #expect(log.entries == ["A has gone", "nothing is in the way"])
  }

  @Test func `a presented module says that it has gone when it is swiped away`() throws {
    present("A")
    push("B")
    #expect(log.entries.isEmpty)
    try window.swipeToDismiss()
    #expect(log.entries == ["A has gone"])
    #expect(window.path == ["Root", "B"])
  }

  @Test func `with nothing to dismiss, the router stays where it is presented`() {
    let presented = RouterImp()
    presented.setRootModule(Self.makeModule("A"))
    router.present(presented)
    presented.dismissModule { [log] in log.add("nothing is in the way") }
    #expect(log.entries == ["nothing is in the way"])
    #expect(window.path == ["Root", "A"])
  }

  @Test(arguments: Way.allCases)
  func `the router does not keep what has gone`(way: Way) throws {
    push("A")
    push("B")
    weak let module = stack.topViewController
    #expect(module != nil)
    try way.happen(to: router, in: window)
    #expect(module == nil)
  }

  @Test func `a module can hide the bottom bar`() {
    router.push(Self.makeModule("A"), hideBottomBar: true)
    #expect(stack.topViewController?.hidesBottomBarWhenPushed == true)
    push("B")
    #expect(stack.topViewController?.hidesBottomBarWhenPushed == false)
  }
}

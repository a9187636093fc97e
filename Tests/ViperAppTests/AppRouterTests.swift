import Routing
import ScreenKit
import Testing

@testable import ViperApp

struct AppRouterTests {
  private let window = Window()
  private let navigation = NavigationController()
  private let home = RecordingModuleFactory<Void>("Home", .root)
  private let page = RecordingModuleFactory<String>("Page:{number}", .pushed)
  private let sheet = RecordingModuleFactory<Void>("Sheet", .presented)
  private let router: AppRouterImpl

  init() throws {
    router = try AppRouterImpl(navigation: navigation, modules: [home, page, sheet])
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    router.replaceStack(rootUrn: "Home", animated: false)
  }

  // MARK: Opening modules

  @Test func `a module is found by its URN, and given the arguments and the completion`() throws {
    let outcomes = OutcomeLog<String>()
    router.pushModule(byUrn: "Page:7", animated: false, completion: outcomes.append)
    #expect(page.arguments == [["number": "7"]])
    #expect(outcomes.words.isEmpty)
    let completion = try #require(page.completions.last ?? nil)
    completion(.finished("read"))
    #expect(outcomes.words == ["finished read"])
  }

  @Test func `each verb shows a module in its own way`() {
    #expect(window.path == ["Home"])
    router.pushModule(byUrn: "Page:1")
    #expect(window.path == ["Home", "Page:1"])
    #expect(navigation.viewControllers.count == 2)
    router.presentModule(byUrn: "Sheet")
    #expect(window.path == ["Home", "Page:1", "Sheet"])
    #expect(navigation.presentedViewController?.restorationIdentifier == "Sheet")
    router.replaceStack(rootUrn: "Page:2")
    #expect(window.path == ["Page:2"])
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `a module that is usually pushed is presented with a stack of its own`() {
    router.presentModule(byUrn: "Page:1")
    #expect(navigation.presentedViewController is NavigationController)
    router.pushModule(byUrn: "Page:2")
    #expect(window.path == ["Home", "Page:1", "Page:2"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    arguments: [
      ("Home", nil, ["Home"]),
      ("Page:2", nil, ["Home", "Page:1", "Page:2"]),
      ("Sheet", nil, ["Home", "Page:1", "Sheet"]),
      ("Sheet", .pushed, ["Home", "Page:1", "Sheet"]),
      ("Page:2", .presented, ["Home", "Page:1", "Page:2"]),
      ("Page:2", .root, ["Page:2"]),
    ] as [(ModuleURN, ModulePresentation?, [String])])
  func `a module is opened as its factory says, or as one is told`(
    urn: ModuleURN, presentation: ModulePresentation?, path: [String]
  ) throws {
    router.pushModule(byUrn: "Page:1")
    router.presentModule(byUrn: "Sheet")
    try router.openModule(byUrn: urn, as: presentation, animated: false)
    #expect(window.path == path)
  }

  // MARK: Refusing them

  @Test func `a URN that no module answers to says so at once, and nothing changes`() {
    let outcomes = OutcomeLog<String>()
    router.pushModule(byUrn: "Pge:7", animated: false, completion: outcomes.append)
    #expect(outcomes.words == ["refused: there is no route Pge:7; the nearest is Page:{number}"])
    #expect(window.path == ["Home"])
  }

  @Test func `a module that cannot be opened says so at once, and nothing changes`() {
    page.refusal = .notAUserID("ann")
    router.presentModule(byUrn: "Sheet")
    let outcomes = OutcomeLog<String>()
    router.pushModule(byUrn: "Page:ann", animated: false, completion: outcomes.append)
    #expect(outcomes.words == ["refused: \"ann\" is not the id of a person; ids are numbers"])
    #expect(throws: ModuleRefusal.self) { try router.openModule(byUrn: "Page:ann", as: nil, animated: false) }
    #expect(window.path == ["Home", "Sheet"])
  }

  @Test func `a module that finishes with another type than is expected is refused`() {
    let outcomes = OutcomeLog<Int>()
    router.pushModule(byUrn: "Page:7", animated: false, completion: outcomes.append)
    #expect(
      outcomes.words == [
        "refused: Page:{number} finishes with String, and whoever opens it expects Int"
      ])
    #expect(window.path == ["Home"])
  }

  @Test func `two modules cannot have the same URN`() {
    #expect(throws: (any Error).self) {
      try AppRouterImpl(navigation: navigation, modules: [page, RecordingModuleFactory<Void>("Page:{id}", .pushed)])
    }
  }

  // MARK: Going back

  @Test func `one goes back a step at a time`() {
    for urn: ModuleURN in ["Page:1", "Page:2"] { router.pushModule(byUrn: urn) }
    router.popCurrent(animated: false)
    #expect(window.path == ["Home", "Page:1"])
    router.popCurrent(animated: false)
    #expect(window.path == ["Home"])
  }

  @Test func `what is presented last is dismissed first`() {
    router.presentModule(byUrn: "Page:1")
    router.presentModule(byUrn: "Sheet")
    router.dismissCurrent(animated: false)
    #expect(window.path == ["Home", "Page:1"])
    router.dismissCurrent(animated: false)
    #expect(window.path == ["Home"])
  }

  @Test func `a module is closed the way it came`() {
    router.pushModule(byUrn: "Page:1")
    router.presentModule(byUrn: "Page:2")
    router.pushModule(byUrn: "Page:3")
    for path in [["Home", "Page:1", "Page:2"], ["Home", "Page:1"], ["Home"]] {
      router.closeCurrent(animated: false)
      #expect(window.path == path)
    }
  }
}

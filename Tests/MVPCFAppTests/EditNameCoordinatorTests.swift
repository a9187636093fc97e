import ScreenKit
import Testing

@testable import MVPCFApp

struct EditNameCoordinatorTests {
  private final class Log {
    var outcomes: [EditNameOutcome] = []
  }

  private let window = Window()
  private let source = ViewController()
  private let factory = FakeEditNameFactory()
  private let coordinator: EditNameCoordinator
  private let log = Log()

  init() {
    coordinator = EditNameCoordinator(source: source, userID: 42, container: makeTestContainer())
    coordinator.container.register((any EditNameFactory).self) { [factory] in factory }
    coordinator.finished = { [log] in log.outcomes.append($0) }
    window.rootViewController = source
    window.makeKeyAndVisible()
    coordinator.start()
  }

  /// The ways in which the flow can end.
  enum End {
    case save, cancel, swipe, stop
  }

  @Test(
    arguments: [
      (.save, .saved), (.cancel, .cancelled), (.swipe, .cancelled), (.stop, .cancelled),
    ] as [(End, EditNameOutcome)])
  func `the flow is finished once, whichever way it ends`(end: End, outcome: EditNameOutcome) throws {
    #expect(window.path == ["fake edit name 42"])
    let routes = try #require(factory.routes)
    switch end {
    case .save: routes.saved()
    case .cancel: routes.cancelled()
    case .swipe: try window.swipeToDismiss()
    case .stop: coordinator.stop()
    }
    #expect(log.outcomes == [outcome])
    #expect(window.path.isEmpty)
  }

  @Test func `nothing keeps the module when it is over`() throws {
    try #require(factory.routes).cancelled()
    #expect(factory.routes == nil)
  }
}

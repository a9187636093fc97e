import Figures
import Foundation
import StageClient
import StageProtocol

/// How long it takes to see who keeps whom alive in a large app.
struct GraphBenchmarks {
  private static let objects = 10_000

  private let checkout = Checkout()

  func figures() throws -> [Figure] {
    let home = try ScratchFolder()
    let sources = try ScratchFolder()
    try Data(Self.app.utf8).write(to: sources.url.appending(path: "App.swift"))
    try Command(
      executable: checkout.atelier, arguments: ["-c", "switch \(sources.url.path)"],
      environment: ["ATELIER_HOME": home.url.path]
    ).run()
    let stage = try StageProcess(
      executable: try checkout.compiledApp(in: home), sourceIndex: home.url.appending(path: "none"),
      sourceFolders: [])
    var graph = ObjectGraph(kind: .ownership, nodes: [], edges: [])
    let asked = try Measurement("the graph of \(Self.objects) objects", runs: 5) {
      graph = try stage.ask(ObjectGraphQuestion(kind: .ownership)).get()
    }
    guard graph.nodes.count > Self.objects else { throw Problem("the graph has only \(graph.nodes.count) objects") }
    let text = try JSONEncoder().encode(graph)
    let baseline = try Measurement("reading its JSON", runs: 5) {
      _ = try JSONDecoder().decode(ObjectGraph.self, from: text)
    }
    return [Figure("graph", asked, against: baseline, aim: "< 1000 ms")]
  }

  /// Each object knows its parent, shares a service, and has a closure.
  private static let app = """
    import ScreenKit
    import StageKit

    final class Service {}

    final class Item {
      let service: Service
      weak var parent: Item?
      var children: [Item] = []
      var onChange: (() -> Void)?
      var state = State.idle

      enum State { case idle, busy(Item) }

      init(service: Service, parent: Item?) {
        (self.service, self.parent) = (service, parent)
        onChange = { [weak self] in self?.state = .idle }
      }
    }

    @main
    final class AppDelegate: ApplicationDelegate {
      var window: Window?
      private var root: Item?

      func application(
        _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
      ) -> Bool {
        let service = Service()
        var items = [Item(service: service, parent: nil)]
        for index in 1..<\(objects) {
          let parent = items[index / 4]
          let item = Item(service: service, parent: parent)
          parent.children.append(item)
          items.append(item)
        }
        root = items[0]
        let window = Window()
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    """
}

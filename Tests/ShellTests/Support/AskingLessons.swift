import Architectures
import Foundation
import Shell
import StageProtocol

/// Lessons that ask much, over two wirings whose graphs answer, on a day that a test chooses.
final class AskingLessons {
  let folder: TemporaryFolder
  let session: Session
  /// What time it is, in seconds since 1970.
  var now: Double {
    get { clock.now }
    set { clock.now = newValue }
  }
  private let clock = Clock()

  /// A clock that stands still until a test sets it.
  private final class Clock {
    var now = AskingLessons.day("2026-11-22")
  }

  /// - Parameter count: how many lessons there are; the first asks the graph, the others have two written questions each.
  init(_ count: Int = 3, isInteractive: Bool = false) throws {
    var files: [String: String] = ["Lessons/01-graph.md": Self.graphLesson]
    for number in 2..<(max(count, 1) + 1) where count > 1 {
      files["Lessons/\(Self.digits(number))-l\(number).md"] = Self.written(number)
    }
    folder = try TemporaryFolder(files)
    let wirings = ["viper", "mvvmfc"].map { Wiring(name: $0, folder: URL(filePath: "/workshops/\($0)/App")) }
    var viper = FakeApp.user
    var mvvmfc = FakeApp.user
    viper.graph = Self.graph("UserPresenter", "AppRouterImpl", "UserInteractor")
    mvvmfc.graph = Self.graph("UserViewModel", "UserFlowController", "ShownUsersUseCase")
    session = Session(
      wirings: WiringCatalog(wirings: wirings), builder: FakeBuilder(["viper": viper, "mvvmfc": mvvmfc]),
      terminal: Terminal(isInteractive: isInteractive), lessons: folder.url.appending(path: "Lessons"),
      progress: folder.url.appending(path: "progress"), folder: folder.url)
    // The folder is needed as long as the session is.
    session.now = { [clock, folder] in withExtendedLifetime(folder) { Date(timeIntervalSince1970: clock.now) } }
  }

  /// Noon of a day.
  static func day(_ text: String) -> Double {
    ((try? Date(text, strategy: .iso8601.year().month().day()))?.timeIntervalSince1970 ?? 0) + 43_200
  }

  /// Takes a lesson from its first step to its last.
  func finish(_ lesson: String) {
    session.run(line: "lesson \(lesson)") { _ in }
    session.run(line: lesson == "graph" ? "answer 3" : "answer 1") { _ in }
    if lesson != "graph" { session.run(line: "answer 1") { _ in } }
    session.run(line: "lesson off") { _ in }
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let graphLesson = """
    ---
    id: graph
    title: Ask the graph
    wiring: viper
    minutes: 1
    teaches: [asking]
    ---
    # Ask the graph
    ## Who keeps it
    ```setup
    switch viper
    ```
    ```quiz graph
    Who keeps the presenter alive?
    answers: ? -> UserPresenter strong
    ```

    """

  private static func written(_ number: Int) -> String {
    """
    ---
    id: l\(number)
    title: Lesson \(number)
    wiring: viper
    minutes: 1
    teaches: [idea-\(number)]
    ---
    # Lesson \(number)
    ## Choose
    ```setup
    switch viper
    ```
    ```quiz
    First of \(number)?
    - [x] yes
      - because it is
    - [ ] no
      - because it is not
    ```
    ```quiz
    Second of \(number)?
    - [x] yes
      - because it is
    - [ ] no
      - because it is not
    ```

    """
  }

  /// A window shows a view, which keeps one that decides, which keeps two others.
  private static func graph(_ logic: String, _ flow: String, _ domain: String) -> ObjectGraph {
    let names = ["Window", "UserViewController", logic, flow, domain]
    return ObjectGraph(
      kind: .ownership,
      nodes: names.map {
        ObjectGraph.Node(id: $0, type: $0, role: role(of: $0), module: $0 == "Window" ? nil : "User")
      },
      edges: [("Window", "UserViewController"), ("UserViewController", logic), (logic, flow), (logic, domain)].map {
        ObjectGraph.Edge(from: $0.0, to: $0.1, label: "it", strength: .strong, via: .field)
      })
  }

  private static func role(of type: String) -> ArchitectureRole? {
    switch type {
    case "UserPresenter": .presenter
    case "UserViewModel": .viewModel
    case "UserInteractor": .interactor
    case "ShownUsersUseCase": .useCase
    case "UserViewController": .viewController
    case "UserFlowController": .flowController
    default: nil
    }
  }
}

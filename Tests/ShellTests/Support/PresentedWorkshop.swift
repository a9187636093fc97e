import Foundation
import ScreenKit
import Shell
import StageProtocol

/// A workshop with three steps and demos, on fake stages: `viper@start`, `viper@view` and `viper@router`.
final class PresentedWorkshop {
  let folder: TemporaryFolder
  let builder: FakeBuilder
  let session: Session

  static let questions = """
    | | at this step |
    |---|---|
    | who shows | `User` |
    | who decides | `User` |
    | who fetches | `User` |
    | who builds | `User` |
    | who navigates | nobody yet |
    | who keeps alive | a static |
    """

  static let page = """
    ---
    id: vip
    title: VIPER
    wiring: viper
    architecture: VI
    ---
    # VIPER

    ## Step: start
    Everything is in one place. It works.

    \(questions)
    ```claims
    scenarios all
    rules none
    ```

    Look at: the graph.

    ```demo
    tap "Edit name"
    expect path is User:42 EditName:42
    tap Cancel
    ```
    ```notes
    5 minutes. Say `User`, and type `back`.
    ```

    ## Step: view
    The view has moved out.

    ```diff User
    ```

    What it costs:

    - a file

    \(questions)
    ```claims
    scenarios none
    rules none
    ```
    ```demo
    # Nobody sees this.
    tap "Sign Out"
    expect screen shows "Sign in"
    type Name Bob
    graph
    undo
    ```
    ```notes
    1 minute. Show `View`.
    ```

    ## Step: router
    The router navigates.

    \(questions)
    ```claims
    scenarios none
    rules none
    ```
    ```demo
    tap "Edit name"
    ```
    """

  /// An app whose graph holds an object of this type.
  static func app(_ type: String) -> FakeApp {
    var app = FakeApp.user
    app.graph = ObjectGraph(
      kind: .ownership,
      nodes: [ObjectGraph.Node(id: "window", type: "Window"), ObjectGraph.Node(id: "object", type: type)],
      edges: [ObjectGraph.Edge(from: "window", to: "object", label: "view", strength: .strong, via: .field)])
    return app
  }

  init(page: String = page, terminal: Terminal = Terminal(width: 60, height: 24, isInteractive: true)) throws {
    folder = try TemporaryFolder([
      "Workshops/VIPER/workshop.md": page,
      "Workshops/VIPER/App/User.swift": "class User {\n  let router = Router()\n}\n",
      "Workshops/VIPER/App/UserPresenter.swift": "final class UserPresenter {\n  var view: UserViewInput?\n}\n",
      "Workshops/VIPER/App/Router.swift": "class Router {}\n",
      "Workshops/VIPER/Steps/01-view/User.swift": "class User {\n  let view = View()\n}\n",
      "Workshops/VIPER/Steps/01-view/View.swift": "class View {}\n",
      "Workshops/VIPER/Steps/01-view/absent": "Router.swift\n",
      "Workshops/UserApp/Start/User.swift": "class User {\n  var all = 1\n}\n",
      "Workshops/UserApp/Common/UserDomain/Name.swift": "struct Name {}\n",
      "Lessons/01-tour.md": SampleLessons.files["01-tour.md"] ?? "",
    ])
    builder = FakeBuilder([
      "viper": .user, "mine": .user, "viper@start": Self.app("User"), "viper@view": Self.app("View"),
      "viper@router": Self.app("Router"),
    ])
    session = Self.session(in: folder, builder: builder, terminal: terminal)
  }

  /// A shell that is opened later, in the same place.
  func laterSession() -> Session { Self.session(in: folder, builder: builder, terminal: session.terminal) }

  private static func session(in folder: TemporaryFolder, builder: FakeBuilder, terminal: Terminal) -> Session {
    let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent"]
    return Session(
      wirings: WiringCatalog(workshops: folder.url.appending(path: "Workshops")), builder: builder, terminal: terminal,
      lessons: folder.url.appending(path: "Lessons"),
      workshopPlace: WorkshopPlace(
        workspaces: folder.url.appending(path: "work"), imports: folder.url.appending(path: "imports"),
        kit: WorkshopPlace.KitFlags(compile: [], link: []), environment: environment),
      folder: folder.url)
  }

  /// What a line shows.
  @discardableResult
  func answer(_ line: String) -> String { session.answer(line) }

  /// A file of the workshop as it is on disk.
  func code(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: "Workshops/VIPER/\(path)"), encoding: .utf8)
  }

  /// Presses Enter on what stands on the prompt.
  @discardableResult
  func enter() -> String { session.answer(session.suggestedLine ?? "") }
}

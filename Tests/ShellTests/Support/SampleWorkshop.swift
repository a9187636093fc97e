import Foundation
import Shell

/// A small workshop, `vip`, with two steps and a finished app, and a session that plays it.
final class SampleWorkshop {
  let folder: TemporaryFolder
  let session: Session
  let builder = FakeBuilder([
    "viper": .user, "mine": .user, "viper@start": .user, "viper@view": .user, "viper@router": .user,
  ])

  private static let questions = """
    | | at this step |
    |---|---|
    | who shows | `User` |
    | who decides | `User` |
    | who fetches | `User` |
    | who builds | `User` |
    | who navigates | nobody yet |
    | who keeps alive | a static |
    """

  private static func page(front: String, end: String) -> String {
    """
    ---
    id: vip
    title: VIPER
    wiring: viper
    architecture: VI
    \(front)
    ---
    # VIPER

    ## Step: start
    Everything is in one place. It works.

    \(questions)
    ```claims
    scenarios all
    rules none
    ```

    ## Step: view
    The view has moved out.

    \(questions)
    ```diff User
    ```
    ```claims
    scenarios none
    rules none
    ```
    ```exercise
    id: own-view
    title: A view of one's own
    task: Write a view.
    file: View.swift
    scenarios: [edit]
    goals:
      - screen shows "Sign in"
    wrong:
      - path: Exercises/own-view/nothing
        when: not screen shows "Sign in"
        says: |
          The screen is still the user's: nothing has signed out.
    ```

    ## Step: router
    The router navigates.

    \(questions)
    ```claims
    scenarios none
    rules none
    ```
    \(end)
    """
  }

  /// - Parameters:
  ///   - front: more lines of the page's front matter.
  ///   - end: more of the section of the last step.
  ///   - files: more files, by path.
  init(front: String = "", end: String = "", files: [String: String] = [:]) throws {
    let usual = [
      "Workshops/VIPER/workshop.md": Self.page(front: front, end: end),
      "Workshops/VIPER/App/User.swift": "class User {\n  let router = Router()\n}\n",
      "Workshops/VIPER/App/Router.swift": "class Router {}\n",
      "Workshops/VIPER/Steps/01-view/User.swift": "class User {\n  let view = View()\n}\n",
      "Workshops/VIPER/Steps/01-view/View.swift": "class View {}\n",
      "Workshops/VIPER/Steps/01-view/absent": "Router.swift\n",
      "Workshops/UserApp/Start/User.swift": "class User {\n  var all = 1\n}\n",
      "Workshops/UserApp/Common/UserDomain/Name.swift": "struct Name {}\n",
      "Workshops/UserApp/Scenarios/edit.atl": "tap \"Edit name\"\nexpect path is User:42 EditName:42\ntap Cancel\n",
    ]
    folder = try TemporaryFolder(usual.merging(files) { $1 })
    let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent"]
    session = Session(
      wirings: WiringCatalog(workshops: folder.url.appending(path: "Workshops")), builder: builder,
      progress: folder.url.appending(path: "progress"),
      workshopPlace: WorkshopPlace(
        workspaces: folder.url.appending(path: "work"), imports: folder.url.appending(path: "imports"),
        kit: WorkshopPlace.KitFlags(compile: ["-I", "/kit"], link: []),
        environment: environment),
      folder: folder.url)
  }

  /// What the session answers, without what differs from run to run.
  func answer(_ line: String) -> String {
    session.answer(line)
      .replacing(folder.url.resolvingSymlinksInPath().standardizedFileURL.path, with: "FOLDER")
      .replacing(/\d+ \w{3} \d\d:\d\d:\d\d/, with: "TIME")
  }

  /// The folder with the code to work on.
  var app: URL { folder.url.appending(path: "work/vip/App") }

  /// Saves a file of the code to work on.
  func write(_ text: String, to name: String = "User.swift") throws {
    try Data(text.utf8).write(to: app.appending(path: name))
  }

  /// A file of the code to work on, as it is now.
  func code(_ name: String = "User.swift") -> String? {
    try? String(contentsOf: app.appending(path: name), encoding: .utf8)
  }
}

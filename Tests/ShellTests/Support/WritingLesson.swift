import Foundation
import HotCompiler
import Shell

/// A lesson in which code is written: in a folder of its own, in the workshop `vip`, and as an exercise of that workshop.
final class WritingLesson {
  let folder: TemporaryFolder
  let builder = FakeBuilder([
    "viper": .user, "mine": .user, "viper+Start": .user, "viper@view": .user, "viper+faulty": .user,
    "viper+Start+reference": FakeApp(launch: .login()) { _, screen in .shows(screen) },
    "viper+Start+wrong": FakeApp(launch: .user()) { _, screen in .shows(screen) },
  ])
  private(set) var session: Session

  static let lesson = """
    ---
    id: own
    title: A line of one's own
    wiring: viper
    minutes: 4
    ---
    # A line of one's own
    ## Write it
    One line is missing.
    ```exercise
    id: line
    title: The line
    task: Write the line that signs out.
    file: User.swift
    scenarios: [leave]
    goals:
      - screen shows "Sign in"
    reference: reference
    wrong:
      - path: wrong
        when: path is User:42
        says: Nobody has left.
    ```
    ```hint
    when path is User:42
    Ann is still here.
    ```
    ```hint
    Look at the end of the file.
    ```
    ```quiz
    Was it long?
    - [x] no
      - because it was a line
    - [ ] yes
      - because it was none
    ```

    ## In the workshop
    ```exercise
    id: own-view
    workshop: vip
    step: view
    ```

    ## Read on
    That was all.

    """

  private static let page = """
    ---
    id: vip
    title: VIPER
    wiring: viper
    architecture: VI
    ---
    # VIPER

    ## Step: view
    The view has moved out.

    ```exercise
    id: own-view
    title: A view of one's own
    task: Write a view.
    goals: [path is Login]
    ```

    ## Step: router
    The router navigates.

    """

  init(lesson: String = lesson, isInteractive: Bool = false) throws {
    folder = try TemporaryFolder([
      "Workshops/VIPER/workshop.md": Self.page,
      "Workshops/VIPER/App/User.swift": "class User {\n  let router = Router()\n}\n",
      "Workshops/VIPER/App/Router.swift": "class Router {}\n",
      "Workshops/VIPER/Steps/01-view/User.swift": "class User {\n  let view = View()\n}\n",
      "Workshops/VIPER/Variations/faulty/Router.swift": "class Router { var faulty = true }\n",
      "Workshops/UserApp/Scenarios/stay.atl": "expect path is User:42\n",
      "Lessons/01-own.md": lesson,
      "Lessons/01-own/leave.atl": "expect screen shows \"Sign in\"\n",
      "Lessons/01-own/Start/User.swift": "class User {\n  // here\n}\n",
      "Lessons/01-own/reference/User.swift": "class User {\n  func signOut() {}\n}\n",
      "Lessons/01-own/wrong/User.swift": "class User {\n  func signIn() {}\n}\n",
    ])
    session = Self.session(in: folder, builder: builder, isInteractive: isInteractive)
  }

  private static func session(in folder: TemporaryFolder, builder: FakeBuilder, isInteractive: Bool) -> Session {
    let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent"]
    let session = Session(
      wirings: WiringCatalog(workshops: folder.url.appending(path: "Workshops")), builder: builder,
      terminal: Terminal(width: 200, isInteractive: isInteractive),
      lessons: folder.url.appending(path: "Lessons"), progress: folder.url.appending(path: "progress"),
      workshopPlace: WorkshopPlace(
        workspaces: folder.url.appending(path: "work"), imports: folder.url.appending(path: "imports"),
        kit: WorkshopPlace.KitFlags(compile: [], link: []), environment: environment),
      folder: folder.url)
    session.journal = SessionJournal(in: JournalFolder(folder.url.appending(path: "sessions")))
    return session
  }

  /// The shell is closed and opened again.
  func reopen() {
    session.journal = nil
    session = Self.session(in: folder, builder: builder, isInteractive: false)
  }

  /// Adds a line to what the last session has written down.
  func addToJournal(_ line: String) throws {
    session.journal = nil
    let files = try FileManager.default.contentsOfDirectory(at: sessions, includingPropertiesForKeys: nil)
    let newest = files.max { $0.lastPathComponent < $1.lastPathComponent }
    guard let newest else { return }
    try (Data(contentsOf: newest) + Data("\(line)\n".utf8)).write(to: newest)
    reopen()
  }

  private var sessions: URL { folder.url.appending(path: "sessions") }

  /// What the session answers, without what differs from run to run.
  @discardableResult
  func answer(_ line: String) -> String { shortened(session.answer(line)) }

  /// A text without what differs from run to run.
  func shortened(_ text: String) -> String {
    text.replacing(folder.url.resolvingSymlinksInPath().standardizedFileURL.path, with: "FOLDER")
      .replacing(/\d+ \w{3} \d\d:\d\d:\d\d/, with: "TIME")
  }

  /// The folder of the lesson's own code.
  var app: URL { folder.url.appending(path: "work/lessons/own/App") }

  /// Saves a file of the code to work on.
  func write(_ text: String, to name: String = "User.swift") throws {
    try Data(text.utf8).write(to: app.appending(path: name))
  }

  /// A file of the code to work on, as it is now.
  func code(_ name: String = "User.swift") -> String? {
    try? String(contentsOf: app.appending(path: name), encoding: .utf8)
  }
}

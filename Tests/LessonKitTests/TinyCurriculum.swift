import Foundation
import LessonKit

/// A folder of lessons that is there for one test.
final class TinyCurriculum {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).appending(path: "Lessons")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// Loads the folder as a shell does that knows four commands and two wirings.
  func load() -> Curriculum {
    let commands = ["switch", "tap", "type", "undo", "edit"]
    let vocabulary = LessonVocabulary(wirings: ["viper", "contexts"]) { line in
      let name = line.prefix { $0 != " " }
      return commands.contains(String(name)) ? nil : "there is no command \"\(name)\""
    }
    return LessonLoader(vocabulary: vocabulary).load(folder: folder)
  }

  /// A lesson in which nothing is wrong.
  static let leaving = """
    ---
    id: leaving
    title: How to leave
    wiring: viper
    minutes: 3
    teaches: [session]
    ---
    # How to leave
    Ann is signed in.

    ## Sign out
    ```setup
    switch viper
    ```
    Tap the button.
    ```swift
    router.replaceStack(rootUrn: "Login")
    ```
    ```goal
    screen shows "Sign in"
    trace has UserPresenter.signOutTapped
    ```
    ```hint
    Which button leaves the session?
    ```
    ```hint
    tap "Sign Out"
    ```
    ```solution
    # One tap is all.
    tap "Sign Out"
    ```

    ## Who decides?
    ```quiz
    Who *decides* where to go?
    - [ ] the view
      - because it only reports the tap
    - [x] the presenter
      - because it calls the router
    > It asks the router.
    ```

    ## Read on
    That was all.
    """
}

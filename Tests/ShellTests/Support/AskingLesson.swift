import Foundation
import Shell

extension Session {
  /// A session at the one step of a lesson, which asks these questions.
  static func asking(_ quizzes: String, app: FakeApp = .user, height: Int? = nil) throws -> Session {
    let folder = try TemporaryFolder([
      "Lessons/01-asking.md": """
      ---
      id: asking
      title: Asking
      wiring: viper
      minutes: 1
      teaches: [asking]
      ---
      # Asking
      ## Ask
      ```setup
      switch viper
      ```
      \(quizzes)

      """
    ])
    let wiring = Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App"))
    let session = Session(
      wirings: WiringCatalog(wirings: [wiring]), builder: FakeBuilder(["viper": app]),
      terminal: Terminal(height: height, isInteractive: height != nil), lessons: folder.url.appending(path: "Lessons"))
    session.run(line: "lesson asking") { _ in }
    return session
  }
}

import Foundation
import ScreenKit
import Shell

/// A session with a folder of one's own on a fake stage: `mine`, with the file `User.swift`.
struct WatchedSession {
  let folder: TemporaryFolder
  let builder: FakeBuilder
  let session: Session

  init(_ app: FakeApp = .user, terminal: Terminal = Terminal(isInteractive: true), lesson: String? = nil) throws {
    var files = ["mine/User.swift": "final class User {}\n"]
    if let lesson { files["Lessons/01-own.md"] = lesson }
    folder = try TemporaryFolder(files)
    builder = FakeBuilder(["mine": app, "viper": .user])
    session = Session(
      wirings: WiringCatalog(wirings: [Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App"))]),
      builder: builder, terminal: terminal, lessons: folder.url.appending(path: "Lessons"),
      folder: folder.url)
    session.run(line: "switch ./mine") { _ in }
    look()
  }

  /// Saves the file, whose code makes this app from now on.
  func save(_ app: FakeApp? = nil, text: String = "// \(UUID())") throws {
    if let app { builder.apps["mine"] = app }
    try Data(text.utf8).write(to: folder.url.appending(path: "mine/User.swift"))
  }

  /// What is shown above the prompt next, with the times left out.
  func news() -> String { outputs().map(\.text.plain).joined(separator: "\n").replacing(/\d\d:\d\d:\d\d/, with: "…") }

  /// Waits for something to show above the prompt.
  func outputs() -> [Output] {
    var outputs: [Output] = []
    for _ in 1...2000 where outputs.isEmpty { look { outputs.append($0) } }
    return outputs
  }

  /// Looks at the saves until there is nothing to be done for the moment.
  func look(_ show: (Output) -> Void = { _ in }) {
    wait(milliseconds: 10)
    session.takeUpSaves(show: show)
  }

  /// Looks at the saves until a build has begun for each of so many.
  func waitForBuilds(_ count: Int) {
    for _ in 1...2000 where builder.begun.count < count { look() }
  }

  private func wait(milliseconds: Int32) {
    var descriptors = session.watchedDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
  }
}

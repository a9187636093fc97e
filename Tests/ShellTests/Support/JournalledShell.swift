import Foundation
import Shell

/// A folder of journals with shells that come and go; each has the sample lessons, and the wirings of `FakeApp`.
final class JournalledShell {
  let folder: TemporaryFolder
  let builder = FakeBuilder(["viper": .user, "mvvmfc": .user])

  init() throws {
    let lessons = SampleLessons.files.map { ("Lessons/\($0.key)", $0.value) }
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: lessons))
  }

  var journals: URL { folder.url.appending(path: "sessions", directoryHint: .isDirectory) }

  /// The names of the files in the folder.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: journals.path)) ?? []).sorted()
  }

  /// A shell that has just been opened.
  func open(isInteractive: Bool = false) -> Session {
    let wirings = ["viper", "mvvmfc"].map { Wiring(name: $0, folder: URL(filePath: "/workshops/\($0)/App")) }
    let session = Session(
      wirings: WiringCatalog(wirings: wirings), builder: builder, terminal: Terminal(isInteractive: isInteractive),
      lessons: folder.url.appending(path: "Lessons"), progress: folder.url.appending(path: "progress"))
    session.journal = SessionJournal(in: JournalFolder(journals))
    return session
  }

  /// Carries out a line in a shell of its own, which then is gone without a word, as after `kill -9`.
  func perish(_ line: String) { open().run(line: line) { _ in } }
}

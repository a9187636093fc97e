import Foundation
import Platform
import Testing

struct TemporaryFileTests {
  @Test func `what is left of a process that was killed goes, and what others need stays`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "passing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let id = UUID().uuidString
    // No process has a number as high as this.
    let names = ["atelier-999999999-\(id)", "atelier-999999999-\(id).dot", "atelier-\(getpid())-\(id)"]
    let others = [
      "atelier-999999999-notes", "atelier-\(id)", "atelier-0-\(id)", "atelier--1-\(id)", "notes-999999999-\(id)",
    ]
    for name in names + others {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
      try Data("kept".utf8).write(to: folder.appending(path: "\(name)/file"))
    }

    TemporaryFile.removeAbandoned(in: folder)
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(names + others))
    TemporaryFile.removeAbandoned(in: folder, age: .seconds(-1))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(others + [names[2]]))
  }

  @Test func `each has a name of its own, which says for which process it is`() {
    let (one, other) = (TemporaryFile.url(".txt"), TemporaryFile.url(".txt"))
    #expect(one != other)
    #expect(one.lastPathComponent.hasPrefix("atelier-\(getpid())-") && one.pathExtension == "txt")
  }
}

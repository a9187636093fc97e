import Foundation
import Platform
import Testing

struct ReplacedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func reason(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return error.systemReason
    }
  }

  @Test func `a file takes the place of what was there`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notes.txt")
    for text in ["old", "new"] { try ReplacedFile(file).write(text) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
  }

  @Test func `the file behind a link is written, and the link stays`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "notes.txt"), folder.appending(path: "link.txt"))
    try Data("old".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try ReplacedFile(link).write("new")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test func `neither a folder nor a pipe is replaced`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(reason { try ReplacedFile(pipe).write("new") } == "it is a device or a pipe")
    #expect(reason { try ReplacedFile(folder).write("new") } == "it is a folder")
    #expect(FileObstacle(at: pipe.path) == .special)
  }

  @Test func `a pipe that is read is not called secret`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(reason { _ = try Data(contentsOf: pipe) } == "it is a device or a pipe")
    #expect(reason { _ = try String(contentsOf: pipe, encoding: .utf8) } == "it is a device or a pipe")
    #expect(reason { _ = try Data(contentsOf: folder.appending(path: "none")) } == "no such file or directory")
  }
}

import Foundation
import Platform
import Testing

struct FolderEntryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "FolderEntry-\(UUID().uuidString)")

  @Test func `a folder says what is in it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appending(path: "Écrans"), withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "App.swift"))
    try Data().write(to: folder.appending(path: ".hidden"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "Link").path, withDestinationPath: "App.swift")

    let entries = try #require(FolderEntry.all(in: folder.path))
    #expect(
      entries.sorted { $0.name < $1.name }.map { "\($0.name) \($0.kind)" } == [
        ".hidden file", "App.swift file", "Link other", "Écrans folder",
      ])
  }

  @Test func `what is no folder has no entries`() {
    #expect(FolderEntry.all(in: folder.path) == nil)
    #expect(FolderEntry.all(in: "/dev/null") == nil)
  }
}

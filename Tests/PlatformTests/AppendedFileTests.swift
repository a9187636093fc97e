import Foundation
import LibC
import Platform
import Testing

struct AppendedFileTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  @Test func `what is added stands behind what was there`() throws {
    defer { unlink(path) }
    let file = try #require(try AppendedFile(new: path))
    try file.append(Array("one\n".utf8))
    try file.append(Array("two\n".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    #expect(try AppendedFile(new: path) == nil)
  }

  @Test func `a file is held by one at a time, and by nobody once its holder is gone`() throws {
    defer { unlink(path) }
    var file: AppendedFile? = try AppendedFile(new: path)
    #expect(file != nil)
    #expect(AppendedFile(heldByNobody: path) == nil)
    file = nil
    #expect(AppendedFile(heldByNobody: path) != nil)
    #expect(AppendedFile(heldByNobody: path + "-missing") == nil)
  }

  @Test func `a file that was taken away is gone, and what cannot be written is an error`() throws {
    let file = try #require(try AppendedFile(new: path))
    #expect(!file.isGone)
    unlink(path)
    #expect(file.isGone)
    #expect(throws: SystemError(code: ENOENT)) { try AppendedFile(new: "/nowhere/\(UUID())") }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `where nothing more can be written, that is an error`() throws {
    let file = try #require(AppendedFile(heldByNobody: "/dev/full"))
    #expect(throws: SystemError(code: ENOSPC)) { try file.append(Array("one\n".utf8)) }
  }
}

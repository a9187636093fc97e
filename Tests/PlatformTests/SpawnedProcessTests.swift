import Foundation
import Platform
import Testing

struct SpawnedProcessTests {
  @Test func `a child works in the folder that it is given`() throws {
    #expect(try words(of: "pwd", in: "/usr") == "/usr\n")
    #expect(try words(of: "pwd", in: nil) == FileManager.default.currentDirectoryPath + "\n")
  }

  @Test func `a child does not start in a folder that is not there`() {
    #expect(throws: SystemError(code: ENOENT)) { try words(of: "pwd", in: "/no such folder") }
  }

  private func words(of command: String, in folder: String?) throws -> String {
    let pipe = try DescriptorPair.pipe()
    let reader = DescriptorReader(pipe.reading)
    let child = try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", command], environment: [:], folder: folder,
      files: [STDOUT_FILENO: .open(pipe.writing)])
    child.wait()
    return String(decoding: reader.readAvailable(), as: UTF8.self)
  }
}

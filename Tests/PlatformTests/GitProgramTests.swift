import Foundation
import LibC
import Platform
import Testing

struct GitProgramTests {
  @Test(arguments: ["HEAD", "config", "index"])
  func `git is not asked about a repository whose files it would wait for`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "git-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let code = folder.appending(path: "Sources")
    for place in [".git", "Sources"] {
      try FileManager.default.createDirectory(at: folder.appending(path: place), withIntermediateDirectories: true)
    }
    let path = folder.appending(path: ".git/\(name)").path
    #expect(mkfifo(path, 0o600) == 0)
    let git = try #require(GitProgram(environment: ProcessInfo.processInfo.environment) { false })
    for place in [folder, code] {
      #expect(throws: GitProgram.Failure.obstructed(path: path, .special)) {
        try git.run(["status"], in: place.path)
      }
    }
  }
}

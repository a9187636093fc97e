import Foundation
import Platform
import Testing

struct FileLockTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID().uuidString).lock").path

  @Test func `a lock that is held is not free`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileLock(path: path).whileHeld {
      #expect(!isFree)
    }
    #expect(isFree)
  }

  @Test func `who waits for a lock may give up`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileLock(path: path).whileHeld {
      var questions = 0
      let lock = try FileLock(path: path) {
        questions += 1
        return questions == 3
      }
      let isTaken = lock != nil
      #expect(!isTaken)
      #expect(questions == 3)
    }
  }

  @Test func `a lock in a folder that is not there is an error in the system's words`() throws {
    let error = #expect(throws: SystemError.self) { try FileLock(path: "\(path)/lock").whileHeld {} }
    #expect(error?.description == "No such file or directory")
  }

  private var isFree: Bool {
    guard let lock = FileLock(ifFreeAt: path) else { return false }
    return lock.whileHeld { true }
  }
}

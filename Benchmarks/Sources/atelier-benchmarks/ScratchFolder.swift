import Foundation

/// A folder that is gone after the benchmark.
final class ScratchFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "atelier-benchmarks-\(UUID().uuidString)")

  init() throws {
    try empty()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func empty() throws {
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}

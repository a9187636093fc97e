import Foundation
import HotCompiler

/// A temporary folder that goes with its test.
final class Sandbox: Sendable {
  let folder: URL

  /// - Parameter parent: where it is made.
  init(in parent: URL = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()) throws {
    folder = parent.appending(path: "HotCompilerTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var cache: BuildCache { BuildCache(folder: folder.appending(path: "cache")) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func read(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path())) ?? []).sorted()
  }

  /// An app in the folder `App`.
  func app(_ files: [String: String], libraries: [LibrarySource] = []) throws -> AppSource {
    for (name, text) in files { try write(text, to: "App/\(name)") }
    return AppSource(name: "sample", folder: folder.appending(path: "App"), libraries: libraries)
  }

  func library(_ name: String, _ files: [String: String]) throws -> LibrarySource {
    for (file, text) in files { try write(text, to: "\(name)/\(file)") }
    return LibrarySource(name: name, folder: folder.appending(path: name))
  }
}

import Foundation

/// A temporary folder for what several tests share. It goes when the tests end.
enum LastingFolder {
  static let url = make()

  private static let path = FileManager.default.temporaryDirectory.appending(path: "HotCompilerTests-\(getpid())")
    .resolvingSymlinksInPath()

  private static func make() -> URL {
    try? FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: LastingFolder.path) }
    return path
  }
}

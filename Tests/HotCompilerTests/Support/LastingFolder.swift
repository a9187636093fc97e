import Foundation

/// A temporary folder for what several tests share. It goes when the tests end.
enum LastingFolder {
  static let url = {
    let url = FileManager.default.temporaryDirectory.appending(path: "HotCompilerTests-\(getpid())")
      .resolvingSymlinksInPath()
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: LastingFolder.url) }
    return url
  }()
}

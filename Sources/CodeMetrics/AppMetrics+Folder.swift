import Foundation
import Platform

extension AppMetrics {
  /// Reads an app's code, on all cores.
  ///
  /// - Parameters:
  ///   - texts: the app's own files by their paths.
  ///   - libraries: the files of the modules that it shares with others.
  public init(texts: [String: String], libraries: [SourceMetrics] = []) {
    let files = Array(texts).concurrentMap { SourceMetrics(path: $0.key, source: $0.value) }
    self.init(files: files, libraries: libraries)
  }

  /// Reads the code in a folder.
  ///
  /// - Throws: `CodeMetricsError` when a file cannot be read.
  public init(folder: URL) throws(CodeMetricsError) {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      throw .unreadable(path: folder.path)
    }
    let isHidden = { (path: String) in path.split(separator: "/").contains { $0.hasPrefix(".") } }
    var texts: [String: String] = [:]
    for path in paths where path.hasSuffix(".swift") && !isHidden(path) {
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
        throw .unreadable(path: folder.appending(path: path).path)
      }
      texts[path] = text
    }
    self.init(texts: texts)
  }
}

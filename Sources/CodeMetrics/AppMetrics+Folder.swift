import Foundation
import Platform

extension AppMetrics {
  /// Reads an app's code.
  ///
  /// - Parameters:
  ///   - folder: with the app's own files.
  ///   - libraries: the folders of the modules that it shares with others.
  /// - Throws: `CodeMetricsError` when a file cannot be read.
  public init(folder: URL, libraries: [URL] = []) throws(CodeMetricsError) {
    var shared: [SourceMetrics] = []
    for library in libraries { shared += try Self.files(in: library) }
    self.init(files: try Self.files(in: folder), libraries: shared)
  }

  private static func files(in folder: URL) throws(CodeMetricsError) -> [SourceMetrics] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      throw .unreadable(path: folder.path)
    }
    let isHidden = { (path: String) in path.split(separator: "/").contains { $0.hasPrefix(".") } }
    var texts: [(path: String, text: String)] = []
    for path in paths where path.hasSuffix(".swift") && !isHidden(path) {
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
        throw .unreadable(path: folder.appending(path: path).path)
      }
      texts.append((path: path, text: text))
    }
    return texts.concurrentMap { SourceMetrics(path: $0.path, source: $0.text) }
  }
}

public import Foundation
import Platform

extension SourceMetrics {
  /// Reads files by their paths, on all cores.
  public static func all(in texts: [String: String]) -> [SourceMetrics] {
    Array(texts).concurrentMap { SourceMetrics(path: $0.key, source: $0.value) }
  }

  /// The text of each Swift file in a folder, by its path there.
  ///
  /// - Throws: `CodeMetricsError` when a file cannot be read.
  public static func texts(in folder: URL) throws(CodeMetricsError) -> [String: String] {
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
    return texts
  }
}

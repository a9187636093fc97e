import Foundation

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
    var files: [SourceMetrics] = []
    for path in paths
    where path.hasSuffix(".swift") && !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
        throw .unreadable(path: folder.appending(path: path).path)
      }
      files.append(SourceMetrics(path: path, source: text))
    }
    return files
  }
}

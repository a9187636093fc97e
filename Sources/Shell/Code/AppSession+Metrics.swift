import CodeMetrics
import Foundation

extension AppSession {
  /// Counts a wiring's code, unless the same was counted before.
  ///
  /// - Parameter withLibraries: whether the types of its libraries are known by name; they are never counted.
  /// - Throws: `ShellError.cannotCompile`, or `.uncountable` when a library cannot be read.
  func metrics(of wiring: Wiring, withLibraries: Bool) throws(ShellError) -> AppMetrics {
    let texts = try wiring.texts()
    guard withLibraries else { return AppMetrics(files: sources(texts, of: wiring)) }
    var libraries: [SourceMetrics] = []
    do throws(CodeMetricsError) {
      for folder in wiring.libraries.values { libraries += sources(try SourceMetrics.texts(in: folder), of: wiring) }
    } catch {
      throw .uncountable(error)
    }
    return AppMetrics(files: sources(texts, of: wiring), libraries: libraries)
  }

  private func sources(_ texts: [String: String], of wiring: Wiring) -> [SourceMetrics] {
    figures.value(of: ["code"] + texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }) {
      onProgress("counting the code of \(wiring.name)…")
      return SourceMetrics.all(in: texts)
    }
  }
}

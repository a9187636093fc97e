import Foundation
import Platform
import Rules

/// A file that `atelier lint` reads or writes.
struct LintFile: Hashable, Sendable {
  /// The path as it was typed.
  let path: String

  init(_ path: String) { self.path = path }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  func configuration() throws(LintError) -> Configuration {
    guard exists else { throw .noConfiguration(path) }
    return try Configuration(yaml: String(decoding: data(), as: UTF8.self), file: path)
  }

  func baseline() throws(LintError) -> Baseline {
    guard exists else { throw .noBaseline(path) }
    return try Baseline(json: data(), file: path)
  }

  /// Writes a baseline of what some reports found, whether it is new or known.
  ///
  /// - Parameter earlier: the baseline that it renews, if there is one.
  /// - Returns: how many findings it has.
  func writeBaseline(of reports: [LintReport], and earlier: Baseline?) throws -> Int {
    let baseline = Baseline(of: reports, and: earlier, file: path)
    do {
      try ReplacedFile(URL(filePath: path)).write(baseline.json())
    } catch {
      throw LintError.unwritable(file: path, reason: error.systemReason)
    }
    return baseline.count
  }

  private func data() throws(LintError) -> Data {
    do {
      // A pipe can be read, too: `--config <(…)`.
      return try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data()
    } catch {
      throw .unreadable(file: path, reason: error.systemReason)
    }
  }
}

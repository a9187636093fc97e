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
    guard exists else { throw .noSuchFile(path) }
    return try Baseline(json: data(), file: path)
  }

  /// Writes a baseline of some findings.
  func writeBaseline(_ findings: [Finding]) throws {
    do {
      try ReplacedFile(URL(filePath: path)).write(Baseline(findings, file: path).json())
    } catch {
      throw LintError.unwritable(file: path, reason: error.systemReason)
    }
  }

  private func data() throws(LintError) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(file: path, reason: error.systemReason)
    }
  }
}

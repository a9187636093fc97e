import Foundation
import Rules

/// What `atelier lint` does with the files of one path.
struct LintJob {
  private let command: Lint

  init(_ command: Lint) {
    self.command = command
  }

  /// Where the rules' pages are, seen from the current folder where they lie in it.
  static var pages: String {
    guard let folder = try? Installation(executable: Program.executable).rulePages.path else { return "" }
    let current = FileManager.default.currentDirectoryPath + "/"
    return (folder.hasPrefix(current) ? String(folder.dropFirst(current.count)) : folder) + "/"
  }

  func report(on path: String) throws(LintError) -> LintReport {
    var configuration = try configuration(for: path)
    if let architecture = Architecture(rawValue: command.architecture) { configuration.architecture = architecture }
    let only = command.only?.split { $0 == "," || $0 == " " }.map(String.init) ?? []
    let linter = try Linter(configuration: configuration, only: only)
    for id in only where RuleCatalog.standard.rule(id)?.isRead == false { throw .notInSource(id, isRun: true) }
    let report = linter.lint(try SourceText.read(path: path))
    guard let file = command.baseline else { return report }
    return report.subtracting(try Baseline(json: Self.data(of: file), file: file))
  }

  static func write(_ baseline: Baseline, to file: String) throws {
    do {
      try baseline.json().write(to: URL(filePath: file))
    } catch {
      throw LintError.unwritable(file: file, reason: error.localizedDescription)
    }
  }

  /// The file that the command names, or the one in the folder that is checked.
  private func configuration(for path: String) throws(LintError) -> Configuration {
    if let file = command.config {
      guard FileManager.default.fileExists(atPath: file) else { throw .noConfiguration(file) }
      return try Configuration(yaml: String(decoding: Self.data(of: file), as: UTF8.self), file: file)
    }
    let file = path.hasSuffix("/") ? path + ".atelier.yml" : path + "/.atelier.yml"
    guard FileManager.default.fileExists(atPath: file) else { return Configuration() }
    return try Configuration(yaml: String(decoding: Self.data(of: file), as: UTF8.self), file: file)
  }

  private static func data(of file: String) throws(LintError) -> Data {
    guard FileManager.default.fileExists(atPath: file) else { throw .noSuchFile(file) }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file, reason: "permission denied")
    }
    return data
  }
}

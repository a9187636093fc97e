import Foundation
import Platform
import Rules

/// What `atelier lint` does with the files of one path.
struct LintJob {
  private let command: Lint

  init(_ command: Lint) {
    self.command = command
  }

  /// Where the rules' pages are, seen from the current folder where they lie in it.
  static var pages: PageFolder {
    let folder = try? Installation(executable: Program.executable).rulePages.path
    let current = FileManager.default.currentDirectoryPath + "/"
    return PageFolder(path: folder.map { $0.hasPrefix(current) ? String($0.dropFirst(current.count)) : $0 })
  }

  /// What came of each project at a path.
  ///
  /// - Parameter remark: told what a person should know of the choice of files.
  func reports(on path: String, remark: (String) -> Void) throws(LintError) -> [LintReport] {
    var reports: [LintReport] = []
    for project in try LintedProject.all(at: path) {
      if let words = project.remark { remark(words) }
      reports.append(try report(on: project, at: path))
    }
    return reports
  }

  private func report(on project: LintedProject, at path: String) throws(LintError) -> LintReport {
    var configuration = try configuration(of: project, at: path)
    if let architecture = Architecture(rawValue: command.architecture) { configuration.architecture = architecture }
    let only = command.only?.split { $0 == "," || $0 == " " }.map(String.init) ?? []
    let linter = try Linter(configuration: configuration, only: only)
    for id in only where RuleCatalog.standard.rule(id)?.isRead == false { throw .notInSource(id, isRun: true) }
    var report = linter.lint(project.sources, unread: project.unread)
    report.path = project.path
    if configuration.architecture != nil, configuration.architecture == project.architecture {
      report.reason = "its workshop.md says so"
    }
    guard let file = command.baseline else { return report }
    return report.subtracting(try Baseline(json: Self.data(of: file), file: file))
  }

  static func write(_ baseline: Baseline, to file: String) throws {
    do {
      try baseline.json().write(to: URL(filePath: file))
    } catch {
      throw LintError.unwritable(file: file, reason: error.systemReason)
    }
  }

  /// What the file that the command names says, or the one in the folder that is checked, or the workshop.
  private func configuration(of project: LintedProject, at path: String) throws(LintError) -> Configuration {
    var configuration = Configuration()
    if let file = command.config {
      guard Self.exists(file) else { throw .noConfiguration(file) }
      configuration = try Self.configuration(in: file)
    } else if let file = [project.path, path].map({ "\($0)/.atelier.yml" }).first(where: Self.exists) {
      configuration = try Self.configuration(in: file)
    }
    configuration.architecture = configuration.architecture ?? project.architecture
    configuration.appModules += project.appModules
    return configuration
  }

  private static func configuration(in file: String) throws(LintError) -> Configuration {
    try Configuration(yaml: String(decoding: data(of: file), as: UTF8.self), file: file)
  }

  private static func data(of file: String) throws(LintError) -> Data {
    guard exists(file) else { throw .noSuchFile(file) }
    do {
      return try Data(contentsOf: URL(filePath: file))
    } catch {
      throw .unreadable(file: file, reason: error.systemReason)
    }
  }

  private static func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: file) }
}

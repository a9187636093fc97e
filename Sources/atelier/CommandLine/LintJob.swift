import Foundation
import Rules

/// Checks the files of one path as `atelier lint` was asked to.
struct LintJob {
  private let options: LintOptions

  init(_ options: LintOptions) {
    self.options = options
  }

  /// A report on each project at a path.
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

  /// Why a type of the project at a path has its role.
  func explanation(of type: String, in path: String) throws(LintError) -> String {
    var unknown: LintError?
    for project in try LintedProject.all(at: path) {
      let (linter, sources) = try prepared(project, at: path)
      do {
        return try linter.read(sources, unread: project.unread).explanation(of: type)
      } catch {
        unknown = error
      }
    }
    throw unknown ?? .unknownType(type)
  }

  private func report(on project: LintedProject, at path: String) throws(LintError) -> LintReport {
    let (linter, sources) = try prepared(project, at: path)
    for id in options.only where RuleCatalog.standard.rule(id)?.isRead == false {
      throw .notInSource(id, isRun: true)
    }
    let architecture = linter.configuration.architecture
    let isTold = architecture != nil && architecture == project.architecture
    var report = linter.lint(
      sources, unread: project.unread, leftOut: CodeReading.LeftOut(unread: project.leftOut)
    ).on(project.path, reason: isTold ? "its workshop.md says so" : nil)
    if let file = options.baseline { report = report.subtracting(try file.baseline()) }
    guard let base = options.changedSince else { return report }
    let changed = try GitFolder(path).changed(since: base)
    return report.keeping { changed.contains(GitFolder.absolute($0)) }
  }

  /// A linter for a project, and its files with the paths on which the configuration's patterns are tried.
  private func prepared(
    _ project: LintedProject, at path: String
  ) throws(LintError) -> (linter: Linter, sources: [SourceText]) {
    let found = try found(for: project, at: path)
    var configuration = found.configuration
    configuration.architecture = options.architecture ?? configuration.architecture ?? project.architecture
    configuration.appModules += project.appModules
    // A workshop is held to the rules about names, too.
    if project.architecture != nil, configuration.architecture == project.architecture {
      configuration.enabled += Configuration.teaching(project.architecture, appModules: []).enabled
    }
    let linter = try Linter(configuration: configuration, only: options.only)
    return (linter, project.sources.map { $0.inProject(at: found.root) })
  }

  /// The configuration: from the file that the options name, or else from those of the checked folder and around it.
  private func found(
    for project: LintedProject, at path: String
  ) throws(LintError) -> (configuration: Configuration, root: String) {
    let url = URL(filePath: path)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: project.path, isDirectory: &isFolder)
    let folder = isFolder.boolValue ? project.path : url.deletingLastPathComponent().path
    if let file = options.configuration { return (try file.configuration(), folder) }
    let all = try ProjectConfiguration(of: folder, inner: project.configured)
    var configuration = all.configuration
    // A part of a project need not have what the patterns of the whole are about.
    configuration.isForMore =
      !isFolder.boolValue || RelativePath.components(of: all.root) != RelativePath.components(of: folder)
    return (configuration, all.root)
  }
}

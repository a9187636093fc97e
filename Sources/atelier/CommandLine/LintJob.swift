import Foundation
import Rules

/// Checks the files of some paths as `atelier lint` was asked to.
struct LintJob {
  private let options: LintOptions
  /// Told how far reading has come.
  private let progress: ReadingProgress?

  init(_ options: LintOptions, progress: ReadingProgress? = nil) {
    self.options = options
    self.progress = progress
  }

  /// A report on each project at some paths.
  ///
  /// - Parameter remark: told what a person should know of the choice of files.
  func reports(on paths: [String], remark: (String) -> Void) throws(LintError) -> [LintReport] {
    var reports: [LintReport] = []
    let projects = try LintedProject.all(at: paths)
    let roots = projects.flatMap(\.roots)
    for project in projects {
      if let words = project.remark { remark(words) }
      reports.append(try report(on: project, beside: roots))
    }
    // Who checks nothing by mistake should not read that nothing was found.
    if reports.allSatisfy(\.isOfNothing) {
      throw .nothingChecked(paths.joined(separator: " and "), leftOut: reports.compactMap(\.leftOut.words))
    }
    return reports
  }

  /// What of that which would be reported can be fixed.
  func fixes(on paths: [String]) throws(LintError) -> LintFixes {
    var files: [FixedFile] = []
    for project in try LintedProject.all(at: paths) {
      let prepared = try prepared(project)
      let checked = Set(prepared.sources.map(\.name))
      files += Fixer(prepared.linter).fixed(
        prepared.sources, try report(on: project, beside: project.roots).findings,
        beside: project.sources.filter { !checked.contains($0.name) },
        isPart: prepared.linter.configuration.isForMore || !isWhole(project))
    }
    return LintFixes(files: files)
  }

  /// Why a type of the projects at some paths has its role.
  func explanation(of type: String, in paths: [String]) throws(LintError) -> String {
    var unknown: LintError?
    for project in try LintedProject.all(at: paths) {
      let prepared = try prepared(project)
      do {
        return try prepared.linter.read(prepared.sources, unread: prepared.unread).explanation(of: type)
      } catch {
        unknown = error
      }
    }
    throw unknown ?? .unknownType(type)
  }

  /// - Parameter roots: those of all projects.
  private func report(on project: LintedProject, beside roots: [String]) throws(LintError) -> LintReport {
    let prepared = try prepared(project)
    for id in options.only where RuleCatalog.standard.rule(id)?.isRead == false {
      throw .notInSource(id, isRun: true)
    }
    let architecture = prepared.linter.configuration.architecture
    let isTold = architecture != nil && architecture == project.architecture
    var cache = options.cache
    cache?.project = project.roots.map(GitFolder.absolute).joined(separator: "\n")
    var report = prepared.linter.lint(
      prepared.sources, unread: prepared.unread, leftOut: prepared.leftOut, cache: cache, progress: progress
    ).on(project.path, reason: isTold ? "its workshop.md says so" : nil)
    if let file = options.baseline {
      report = report.subtracting(
        try file.baseline(), lookingAt: BaselineScope(roots: project.roots, apart: roots, rules: prepared.linter.only))
    }
    guard let base = options.changedSince else { return report }
    var changed: Set<String> = []
    // The folders may be of several repositories.
    for root in project.roots { changed.formUnion(try GitFolder(root).changed(since: base)) }
    return report.keeping { changed.contains(GitFolder.absolute($0)) }
  }

  /// Whether all of the repositories of a project's folders is read; what is in none is taken for all there is.
  private func isWhole(_ project: LintedProject) -> Bool {
    let roots = project.roots.map(RelativePath.components)
    return project.roots.compactMap { GitFolder($0).repository }.allSatisfy { repository in
      roots.contains { RelativePath.components(of: repository).starts(with: $0) }
    }
  }

  /// What a project's configuration makes of its files.
  private struct Prepared {
    let linter: Linter
    /// The files, with the paths on which the configuration's patterns are tried.
    let sources: [SourceText]
    let unread: [FileProblem]
    let leftOut: CodeReading.LeftOut
  }

  private func prepared(_ project: LintedProject) throws(LintError) -> Prepared {
    let found = try ProjectConfiguration(of: project, named: options.configuration)
    var configuration = found.configuration
    configuration.architecture = options.architecture ?? configuration.architecture ?? project.architecture
    configuration.appModules += project.appModules
    configuration.firstScreens = project.firstScreens
    // A workshop is held to the rules about names, too.
    if project.architecture != nil, configuration.architecture == project.architecture {
      configuration.enabled += Configuration.teaching(project.architecture, appModules: []).enabled
    }
    let linter = try Linter(configuration: configuration, only: options.only)
    var paths = ProjectPaths()
    let isLeftOut = found.excludes(project.sources.map(\.name), &paths)
    let sources = zip(project.sources, isLeftOut).filter { !$1 }.map(\.0)
    let isUnreadLeftOut = found.excludes(project.unread.map(\.file), &paths)
    let unread = zip(project.unread, isUnreadLeftOut).filter { problem, isLeftOut in
      !isLeftOut && configuration.includes(paths.path(of: problem.file, from: found.root))
    }
    return Prepared(
      linter: linter,
      sources: sources.map { source in
        SourceText(
          name: source.name, path: paths.path(of: source.name, from: found.root), bytes: source.bytes,
          isBuilt: source.isBuilt)
      },
      unread: unread.map(\.0),
      leftOut: CodeReading.LeftOut(unread: project.leftOut, excluded: project.sources.count - sources.count))
  }
}

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

  private func report(on project: LintedProject, at path: String) throws(LintError) -> LintReport {
    let configuration = try configuration(of: project, at: path)
    let linter = try Linter(configuration: configuration, only: options.only)
    for id in options.only where RuleCatalog.standard.rule(id)?.isRead == false {
      throw .notInSource(id, isRun: true)
    }
    let isTold = configuration.architecture != nil && configuration.architecture == project.architecture
    let report = linter.lint(project.sources, unread: project.unread)
      .on(project.path, reason: isTold ? "its workshop.md says so" : nil)
    guard let file = options.baseline else { return report }
    return report.subtracting(try file.baseline())
  }

  /// The configuration: from the file that the options name, or else the checked folder's, or else the workshop's.
  private func configuration(of project: LintedProject, at path: String) throws(LintError) -> Configuration {
    let own = [project.path, path].map { LintFile("\($0)/.atelier.yml") }.first(where: \.exists)
    let file = options.configuration ?? own
    var configuration = try file?.configuration() ?? Configuration()
    configuration.architecture = options.architecture ?? configuration.architecture ?? project.architecture
    configuration.appModules += project.appModules
    // A workshop is held to the rules about names, too.
    if project.architecture != nil, configuration.architecture == project.architecture {
      configuration.enabled += Configuration.teaching(project.architecture, appModules: []).enabled
    }
    return configuration
  }
}

import Rules
import WorkshopKit

/// What `atelier lint` checks as one project.
struct LintedProject {
  /// What people call it: a path.
  let path: String
  let sources: [SourceText]
  /// What belongs to it and cannot be checked.
  let unread: [FileProblem]
  /// What was not read because of where it is.
  var leftOut: [String] = []
  /// Folders in it that have a configuration of their own.
  var configured: [String] = []
  /// The architecture that its workshop names.
  var architecture: Architecture?
  /// Its own modules that its code imports.
  var appModules: [String] = []
  /// What is to be said of the choice of files.
  var remark: String?

  /// The projects at a path: what is there as a whole, and each workshop by itself.
  ///
  /// - Throws: `LintError` when there is nothing to read.
  static func all(at path: String) throws(LintError) -> [LintedProject] {
    if let overlays = LintedWorkshop.overlays(at: path) { return overlays }
    let tree = try SourceTree(path: path, ignoring: GitFolder(path).ignored, isProject: Workshop.isWorkshop)
    let isPlain = !tree.texts.isEmpty || !tree.problems.isEmpty
    let plain = LintedProject(
      path: path, sources: tree.texts, unread: tree.problems, leftOut: tree.leftOut, configured: tree.configured)
    var projects: [LintedProject] = []
    for folder in tree.projects { projects.append(try LintedWorkshop(folder: folder).app()) }
    return (isPlain ? [plain] : []) + projects
  }
}

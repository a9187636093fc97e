import Rules
import WorkshopKit

/// What `atelier lint` checks as one project.
struct LintedProject {
  /// What people call it: its paths.
  let path: String
  /// The files and folders that it consists of.
  let roots: [String]
  var sources: [SourceText]
  /// What belongs to it and cannot be checked.
  var unread: [FileProblem]
  /// What was not read because of where it is.
  var leftOut: [String] = []
  /// Folders in it that have a configuration of their own.
  var configured: [String] = []
  /// The screens that its storyboards show first.
  var firstScreens = FirstScreens()
  /// The architecture that its workshop names.
  var architecture: Architecture?
  /// Its own modules that its code imports.
  var appModules: [String] = []
  /// What is to be said of the choice of files.
  var remark: String?

  /// The projects at some paths: what is there as a whole, and each workshop by itself.
  ///
  /// - Throws: `LintError` when there is nothing to read.
  static func all(at paths: [String]) throws(LintError) -> [LintedProject] {
    var plain: [LintedProject] = []
    var workshops: [LintedProject] = []
    for path in paths {
      if let overlays = LintedWorkshop.overlays(at: path) {
        workshops += overlays
        continue
      }
      let tree = try SourceTree(path: path, ignoring: GitFolder(path).ignored, isProject: Workshop.isWorkshop)
      if !tree.texts.isEmpty || !tree.problems.isEmpty {
        plain.append(
          LintedProject(
            path: path, roots: [path], sources: tree.texts, unread: tree.problems, leftOut: tree.leftOut,
            configured: tree.configured, firstScreens: tree.firstScreens))
      }
      for folder in tree.projects { workshops.append(try LintedWorkshop(folder: folder).app()) }
    }
    return (plain.isEmpty ? [] : [joined(plain)]) + workshops
  }

  /// Several folders as one project, each file once.
  private static func joined(_ parts: [LintedProject]) -> LintedProject {
    guard parts.count > 1 else { return parts[0] }
    var seen: Set<[String]> = []
    return LintedProject(
      path: parts.map(\.path).joined(separator: " and "), roots: parts.flatMap(\.roots),
      sources: parts.flatMap(\.sources).filter { seen.insert(RelativePath.components(of: $0.name)).inserted },
      unread: parts.flatMap(\.unread), leftOut: parts.flatMap(\.leftOut), configured: parts.flatMap(\.configured),
      firstScreens: FirstScreens(joining: parts.map(\.firstScreens)))
  }
}

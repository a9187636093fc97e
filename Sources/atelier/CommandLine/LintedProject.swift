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

  /// The projects at some paths: what is there as a whole, and each workshop by itself; and where one path leads to several
  /// apps that have nothing to do with each other, each of these.
  ///
  /// - Throws: `LintError` when there is nothing to read.
  static func all(at paths: [String]) throws(LintError) -> [LintedProject] {
    var plain: [LintedProject] = []
    var apps: [LintedProject] = []
    var workshops: [LintedProject] = []
    for path in paths {
      if let overlays = LintedWorkshop.overlays(at: path) {
        workshops += overlays
        continue
      }
      let tree = try SourceTree(path: path, ignoring: GitFolder(path).ignored, isProject: Workshop.isWorkshop)
      if !tree.texts.isEmpty || !tree.problems.isEmpty {
        let whole = LintedProject(
          path: path, roots: [path], sources: tree.texts, unread: tree.problems, leftOut: tree.leftOut,
          configured: tree.configured, firstScreens: tree.firstScreens)
        if paths.count == 1, !tree.apps.isEmpty {
          apps = whole.divided(into: tree.apps)
        } else {
          plain.append(whole)
        }
      }
      for folder in tree.projects { workshops.append(try LintedWorkshop(folder: folder).app()) }
    }
    return (plain.isEmpty ? [] : [joined(plain)]) + apps + workshops
  }

  /// Each of several apps by itself, with what of the whole is in its folder.
  private func divided(into apps: [SourceTree.App]) -> [LintedProject] {
    let folders = apps.map(\.folder)
    return apps.enumerated().map { number, app in
      // What is in no app's folder is said once.
      func isOwn(_ path: String) -> Bool {
        path == app.folder || path.hasPrefix(app.folder + "/")
          || number == 0 && !folders.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
      return LintedProject(
        path: app.folder, roots: [app.folder], sources: sources.filter { isOwn($0.name) },
        unread: unread.filter { isOwn($0.file) }, leftOut: leftOut.filter { isOwn(path == "." ? $0 : "\(path)/\($0)") },
        configured: configured.filter { isOwn($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0) },
        firstScreens: app.firstScreens,
        remark: number > 0
          ? nil : "\(apps.count) apps with a project each are checked one by one; name each to join them")
    }
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

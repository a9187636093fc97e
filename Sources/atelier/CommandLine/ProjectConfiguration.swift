import Foundation
import Rules

/// The configurations that count for a project: those of the folders around it, and those of the folders in it.
struct ProjectConfiguration {
  /// All of them as one.
  let configuration: Configuration
  /// The folder of the outermost one, from which its patterns are written.
  let root: String
  private let swiftLint: [SwiftLintFile]

  /// Reads the configurations around a project and in it, or the one file that is named.
  ///
  /// Around it they are looked for up to the folder of its repository.
  init(of project: LintedProject, named file: LintFile? = nil) throws(LintError) {
    let folder = Self.folder(around: project.roots)
    swiftLint = Self.around(folder, with: SwiftLintFile.name).compactMap {
      SwiftLintFile(in: URL(filePath: $0, directoryHint: .isDirectory))
    }
    if let file {
      (configuration, root) = (try file.configuration(), folder)
      return
    }
    let outer = Self.around(folder, with: Configuration.fileName)
    let root = outer.first ?? folder
    var all = Configuration()
    for (index, place) in (outer + Self.inner(of: project, in: folder)).enumerated() {
      let file = place == "." ? Configuration.fileName : "\(place)/\(Configuration.fileName)"
      let read = try LintFile(file).configuration()
      if index == 0, place == root {
        all = read
      } else {
        all.nest(read, in: RelativePath.path(of: place, from: root))
      }
    }
    // A part of a project need not have what the patterns of the whole are about.
    all.isForMore = !project.roots.contains {
      Self.isFolder($0) && RelativePath.components(of: $0) == RelativePath.components(of: root)
    }
    configuration = all
    self.root = root
  }

  /// Whether each of some files is left out by SwiftLint's own configuration.
  func excludes(_ files: [String], _ paths: inout ProjectPaths) -> [Bool] {
    files.map { name in swiftLint.contains { $0.excludes(path: paths.path(of: name, from: $0.folder)) } }
  }

  /// The innermost folder that holds all of some files and folders.
  private static func folder(around roots: [String]) -> String {
    let folders = roots.map { isFolder($0) ? $0 : URL(filePath: $0).deletingLastPathComponent().path }
    guard folders.count > 1 else { return folders[0] }
    let paths = folders.map(RelativePath.components)
    let common = paths.dropFirst().reduce(paths[0]) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.drop { $0 == "/" }.joined(separator: "/")
  }

  /// The folders below one that have a configuration: in the project, or on the way to one of its folders.
  private static func inner(of project: LintedProject, in folder: String) -> [String] {
    let depth = RelativePath.components(of: folder).count
    let ways = project.roots.filter(isFolder).flatMap { root in
      around(root, with: Configuration.fileName).filter { RelativePath.components(of: $0).count > depth }
    }
    var seen: Set<[String]> = []
    return (ways + project.configured).filter { seen.insert(RelativePath.components(of: $0)).inserted }
  }

  /// A folder and those around it that have a file of some name, the outermost first.
  private static func around(_ folder: String, with name: String) -> [String] {
    var folders: [String] = []
    var place = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    var written = folder
    while true {
      if has(name, in: place) { folders.insert(written, at: 0) }
      let parent = place.deletingLastPathComponent().standardizedFileURL
      if has(".git", in: place) || parent.path == place.path { return folders }
      place = parent
      written = place.path
    }
  }

  private static func has(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

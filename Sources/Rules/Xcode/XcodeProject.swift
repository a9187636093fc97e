import Foundation
import Platform

/// Which files the targets of an Xcode project build, as its `project.pbxproj` says.
///
/// People take a file out of the target and leave it in its folder: it may not even compile, and is not part of the app.
struct XcodeProject {
  /// The folder that the project is in, with a slash at its end; empty for the current one.
  let folder: String
  /// The files that some target builds, as `key(_:)` makes them of their paths.
  let files: Set<String>
  /// The names of these as they are written.
  let writtenNames: Set<String>
  /// The storyboards that some target has, in the same way.
  let storyboards: Set<String>
  /// The folders that targets build as a whole, each with a slash at its end.
  let folders: [String]
  /// The folders beside its own that groups of it lead to, `../Core`, each with a slash at its end.
  let foldersBeside: [String]
  /// Whether a target of it is an app.
  let hasApp: Bool
  /// What the storyboards are called that its apps show first.
  let mainStoryboards: Set<String>

  /// The project of a folder such as `App.xcodeproj`; `nil` if that does not say what is built, or a tool makes it anew from
  /// what is in folders.
  init?(at path: String) {
    let bundle = URL(filePath: path, directoryHint: .isDirectory)
    let folder = bundle.deletingLastPathComponent()
    guard !Self.generators.contains(where: { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }),
      let list = PropertyList.value(at: bundle.appending(path: "project.pbxproj").path) as? [String: Any],
      let objects = list["objects"] as? [String: [String: Any]]
    else { return nil }
    let root = Self.normalised(folder.relativePath)
    let paths = Self.paths(in: objects, below: root)
    func built(_ kind: String, _ key: String) -> [String] {
      objects.values.filter { $0["isa"] as? String == kind }.flatMap { $0[key] as? [String] ?? [] }
    }
    let sources = built("PBXSourcesBuildPhase", "files").compactMap { objects[$0]?["fileRef"] as? String }
    files = Set(sources.compactMap { paths[$0] }.map(Self.key))
    writtenNames = Set(sources.compactMap { paths[$0]?.split(separator: "/").last.map(String.init) })
    let resources = built("PBXResourcesBuildPhase", "files").compactMap { objects[$0]?["fileRef"] as? String }
    // A storyboard that is translated is a group: of itself and its texts.
    let parts = resources.flatMap { [$0] + (objects[$0]?["children"] as? [String] ?? []) }
    storyboards = Set(parts.compactMap { paths[$0] }.map(Self.key).filter { $0.hasSuffix(".storyboard") })
    folders = built("PBXNativeTarget", "fileSystemSynchronizedGroups").compactMap { paths[$0] }.map(Self.prefix)
    let own = Self.prefix(root)
    self.folder = own
    foldersBeside = paths.filter { objects[$0.key]?["isa"] as? String == "PBXGroup" }.map { Self.prefix($0.value) }
      .filter { !$0.hasPrefix(own) && !own.hasPrefix($0) }
    hasApp = objects.values.contains { ($0["productType"] as? String)?.contains(".application") == true }
    mainStoryboards = Set(
      objects.values.compactMap { object in
        (object["buildSettings"] as? [String: Any])?["INFOPLIST_KEY_UIMainStoryboardFile"] as? String
      })
  }

  /// What makes projects of what it finds in folders: XcodeGen, Tuist.
  private static let generators = ["project.yml", "project.yaml", "Project.swift"]

  /// A path as paths are compared: Xcode runs where upper and lower case are one, and accents come in two ways.
  static func key(_ path: String) -> String { normalised(path).precomposedStringWithCanonicalMapping.lowercased() }

  /// What the keys of all files in a folder begin with.
  static func prefix(_ folder: String) -> String {
    let key = key(folder)
    return key.isEmpty ? "" : key + "/"
  }

  /// A path without steps that lead back.
  private static func normalised(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// Where the files and folders of a project's tree of groups are, by their identifiers.
  private static func paths(in objects: [String: [String: Any]], below folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    func below(_ folder: String, _ name: String?) -> String {
      // What begins with a slash would be somewhere else.
      [folder, name].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "/")
    }
    func visit(_ id: String, in parent: String, depth: Int) {
      guard let object = objects[id], paths[id] == nil, depth < 100 else { return }
      let name = object["path"] as? String
      let place: String
      switch object["sourceTree"] as? String {
      case "<group>": place = below(parent, name)
      case "SOURCE_ROOT": place = below(folder, name)
      case "<absolute>": place = name ?? parent
      default: return
      }
      paths[id] = place
      for child in object["children"] as? [String] ?? [] { visit(child, in: place, depth: depth + 1) }
    }
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      guard let group = project["mainGroup"] as? String else { continue }
      let above = project["projectDirPath"] as? String ?? ""
      visit(group, in: below(folder, above.isEmpty ? nil : above), depth: 0)
    }
    return paths
  }
}

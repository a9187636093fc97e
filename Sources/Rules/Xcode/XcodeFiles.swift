import Foundation
import Platform

/// What a folder has beside its code that says what the app is made of: Xcode's projects, storyboards, and what an app says
/// of itself in its `Info.plist`.
struct XcodeFiles {
  private var projectPaths: [String] = []
  private var storyboardPaths: [String] = []
  private var listPaths: [String] = []
  /// What the keys of files in folders of Swift packages begin with: those say by themselves what is built.
  private var packages: [String] = []

  /// Notes a file, or a folder such as `App.xcodeproj`.
  ///
  /// - Parameter folder: where it is.
  mutating func note(_ name: String, in folder: String) {
    let path = "\(folder)/\(name)"
    if name.hasSuffix(".xcodeproj") {
      projectPaths.append(path)
    } else if name.hasSuffix(".storyboard") {
      storyboardPaths.append(path)
    } else if name.hasSuffix("Info.plist") {
      listPaths.append(path)
    } else if name == "Package.swift" {
      packages.append(XcodeProject.prefix(folder))
    }
  }

  /// The projects that say what they build.
  var projects: [XcodeProject] { projectPaths.compactMap(XcodeProject.init) }

  /// The folders of several apps that have nothing to do with each other: each has an Xcode project, which builds nothing
  /// outside of its folder, and together they have all of some files. None where there are not at least two of these.
  func apps(among files: [String], by projects: [XcodeProject]) -> [String] {
    let folders = projectPaths.map { Self.plain($0).split(separator: "/").dropLast() }
      .map { ($0.first == nil || !projectPaths[0].hasPrefix("/") ? "" : "/") + $0.joined(separator: "/") }
    let prefixes = folders.map { $0 + "/" }
    let areApart =
      Set(folders).count == folders.count
      && !prefixes.contains { prefix in prefixes.contains { $0 != prefix && $0.hasPrefix(prefix) } }
    guard folders.count > 1, projects.count == folders.count, areApart, !folders.contains(""),
      projects.allSatisfy({ project in project.hasApp && project.files.allSatisfy { $0.hasPrefix(project.folder) } }),
      files.allSatisfy({ file in prefixes.contains(where: file.hasPrefix) })
    else { return [] }
    // One without a file of its own is not an app in Swift.
    let own = zip(folders, prefixes).filter { _, prefix in files.contains { $0.hasPrefix(prefix) } }
    return own.count > 1 ? own.map(\.0) : []
  }

  /// Which of some files no target builds.
  ///
  /// A project that builds few of the files around it does not say what becomes of the others.
  func unbuilt(among files: [String], by projects: [XcodeProject]) -> Set<String> {
    rest(of: files, in: projects, \.files, fewest: Self.fewestBuilt)
  }

  /// Those of some files that projects do not have.
  ///
  /// - Parameter fewest: how many a project has at least for each that it does not, or it is not to be relied on.
  private func rest(
    of files: [String], in projects: [XcodeProject], _ had: (XcodeProject) -> Set<String>, fewest: Int
  ) -> Set<String> {
    guard !projects.isEmpty else { return [] }
    let keys = files.map(XcodeProject.key)
    let built = projects.reduce(into: Set<String>()) { $0.formUnion(had($1)) }
    // Where a path leads nowhere, as one with a variable in it, the name says as much as is known.
    let lost = Set(built.subtracting(keys).map(Self.name))
    let folders = packages + projects.flatMap(\.folders)
    // Of two whose names differ by upper and lower case alone, one is meant: that which is written so.
    let twins = Set(Dictionary(grouping: keys.indices) { keys[$0] }.filter { $0.value.count > 1 }.flatMap(\.value))
    let written = projects.reduce(into: Set<String>()) { $0.formUnion($1.writtenNames) }
    let isBuilt = keys.indices.map { place in
      let key = keys[place]
      if twins.contains(place), !written.contains(Self.name(of: files[place])) { return false }
      return built.contains(key) || lost.contains(Self.name(of: key)) || folders.contains(where: key.hasPrefix)
    }
    var unbuilt: Set<String> = []
    for project in projects {
      let folders = [project.folder] + project.foldersBeside
      let around = keys.indices.filter { folders.contains(where: keys[$0].hasPrefix) }
      let left = around.filter { !isBuilt[$0] }
      if left.count * fewest <= around.count - left.count { unbuilt.formUnion(left.map { files[$0] }) }
    }
    return unbuilt
  }

  /// A path as files' names are written, `./App//Menu.swift` without what says nothing.
  private static func plain(_ path: String) -> String {
    let names = path.split(separator: "/").drop { $0 == "." }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// How many files of code a project builds at least for each that it does not.
  private static let fewestBuilt = 1

  private static func name(of key: String) -> String { key.split(separator: "/").last.map(String.init) ?? key }

  /// What of this is in a folder.
  func part(in folder: String) -> XcodeFiles {
    var part = XcodeFiles()
    func own(_ paths: [String]) -> [String] { paths.filter { Self.plain($0).hasPrefix(folder + "/") } }
    part.projectPaths = own(projectPaths)
    part.storyboardPaths = own(storyboardPaths)
    part.listPaths = own(listPaths)
    part.packages = packages
    return part
  }

  /// The screens that storyboards show first.
  func firstScreens(of projects: [XcodeProject]) -> FirstScreens {
    guard !storyboardPaths.isEmpty else { return FirstScreens() }
    let lists = listPaths.compactMap(PropertyList.value).filter(Self.isOfApp)
    var main = projects.reduce(into: Set(lists.flatMap(Self.mainStoryboards))) { $0.formUnion($1.mainStoryboards) }
    // A tool makes what would say it, or code takes the first screen out of it.
    if main.isEmpty { main = ["Main"] }
    let left = rest(of: storyboardPaths, in: projects, \.storyboards, fewest: 1)
    let storyboards = storyboardPaths.filter { !left.contains($0) }.concurrentMap { path in
      PlainFile.bytes(at: path).map {
        Storyboard(name: URL(filePath: path).deletingPathExtension().lastPathComponent, text: $0)
      }
    }
    return FirstScreens(of: storyboards.compactMap(\.self), main: main)
  }

  /// Whether a list may be an app's, and is not that of tests or a library.
  private static func isOfApp(_ list: Any) -> Bool {
    let kind = (list as? [String: Any])?["CFBundlePackageType"] as? String
    return kind != "BNDL" && kind != "FMWK"
  }

  /// What the storyboards are called that an app shows first, which is said at one of two places of its `Info.plist`.
  private static func mainStoryboards(in list: Any) -> [String] {
    func names(in value: Any) -> [String] {
      switch value {
      case let list as [String: Any]:
        ["UIMainStoryboardFile", "UISceneStoryboardFile"].compactMap { list[$0] as? String }
          + list.values.flatMap(names)
      case let list as [Any]: list.flatMap(names)
      default: []
      }
    }
    return names(in: list)
  }
}

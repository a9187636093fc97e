import Foundation
import WorkshopKit
import Workspaces

/// What stands around the code in a workspace, the same in each step: a package for editors and `swift build`, the code
/// that all apps share, and a page that says how to work.
struct WorkspacePackage {
  let workshop: Workshop
  /// The shared modules' folders, by name.
  let libraries: [String: URL]

  /// Where the modules that all apps share stand in the workspace.
  static let sharedFolder = "Shared"
  /// The file with the flags for this machine's kit, which is not committed.
  static let flagsFile = ".atelier/kit.json"

  /// The files, by path.
  func files() -> [String: [UInt8]] {
    let id = workshop.id ?? workshop.folder.lastPathComponent
    var files: [String: [UInt8]] = [
      Workspace.markName: Array(Workspace.mark(of: id).utf8),
      "Package.swift": Array(manifest(id: id).utf8),
      "README.md": Array(page(id: id).utf8),
      ".gitignore": Array(".atelier/\n.build/\nPackage.resolved\n".utf8),
    ]
    for (name, folder) in libraries {
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".swift") {
        guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path) else { continue }
        files["\(Self.sharedFolder)/\(name)/\(path)"] = Array(data)
      }
    }
    return files
  }

  private func manifest(id: String) -> String {
    let shared = libraries.keys.sorted().map(\.debugDescription).joined(separator: ", ")
    let layers = workshop.modules.map { "\n  (name: \($0.name.debugDescription), path: \($0.path.debugDescription))," }
    return """
      // swift-tools-version: 6.2
      import Foundation
      import PackageDescription

      // For editors and `swift build`. Atelier compiles App by itself; the code here is that of the present step.

      /// How Atelier's kit is found on this machine.
      struct Kit: Decodable {
        let compile: [String]
        let link: [String]
      }
      let flags = FileManager.default.contents(atPath: "\\(Context.packageDirectory)/\(Self.flagsFile)")
      // A manifest can say what is wrong in no other way.
      guard let kit = flags.flatMap({ try? JSONDecoder().decode(Kit.self, from: $0) }) else {
        fatalError("open this folder in Atelier once: `workshop \(id) <this folder>` says where its kit is")
      }

      let settings: [SwiftSetting] = [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .unsafeFlags(kit.compile),
      ]

      /// Modules that all apps share, each after those that it may import.
      let shared = [\(shared)]

      /// Folders of the app that are modules, as far as this step has them, each after those that it may import.
      let layers: [(name: String, path: String)] = [\(layers.joined())
      ].filter { FileManager.default.fileExists(atPath: "\\(Context.packageDirectory)/App/\\($0.path)") }

      var targets: [Target] = []
      var known: [Target.Dependency] = []
      for name in shared {
        targets.append(
          .target(name: name, dependencies: known, path: "\(Self.sharedFolder)/\\(name)", swiftSettings: settings))
        known.append(.target(name: name))
      }
      for layer in layers {
        targets.append(
          .target(name: layer.name, dependencies: known, path: "App/\\(layer.path)", swiftSettings: settings))
        known.append(.target(name: layer.name))
      }
      targets.append(
        .executableTarget(
          name: "App", dependencies: known, path: "App", exclude: layers.map(\\.path), swiftSettings: settings,
          linkerSettings: [.unsafeFlags(kit.link)]))

      let package = Package(name: \(id.debugDescription), targets: targets)

      """
  }

  private func page(id: String) -> String {
    """
    # \(workshop.title ?? id)

    A workspace of Atelier's workshop *\(workshop.title ?? id)*. The code to work on is in `App`; it stays at this path in
    every step. `Shared` holds what all apps of the workshop import.

    In Atelier:

    | | |
    |---|---|
    | `workshop \(id) <this folder>` | opens this workspace again |
    | `step next`, `step 3`, `step prev` | goes to another step; your code is committed to a branch of its own first |
    | `exercise`, `check` | what there is to write, and whether it is right |
    | `mine` | every version that was kept, and how to get it back |

    In git, `main` is the start, `workshops/\(workshop.folder.lastPathComponent)/…` are the steps, and `mine/…` is your
    own code at each step.

    """
  }
}

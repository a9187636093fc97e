import Foundation
import LessonKit
import Platform
import WorkshopKit
import Workspaces

/// What stands around the code in a workspace, the same in each step: a package for editors and `swift build`, the code
/// that all apps share, and a page that says how to work.
struct WorkspacePackage {
  let workshop: Workshop
  /// The shared modules' folders, by name.
  let libraries: [String: URL]
  /// Whose folder it is.
  var owner = Owner.workshop

  /// What a folder with a package is for.
  enum Owner {
    /// The steps of a workshop.
    case workshop
    /// The exercises of a lesson.
    case lesson(Lesson)
    /// An app of the learner's own.
    case learner
  }

  /// Where the modules that all apps share stand in the workspace.
  static let sharedFolder = "Shared"
  /// The file with the flags for this machine's kit, which is not committed.
  static let flagsFile = ".atelier/kit.json"

  private static let manifestName = "Package.swift"

  /// The shared modules for the code in a folder: its own, where it has them, else those that all apps share.
  static func libraries(in folder: URL, insteadOf shared: [String: URL]) -> [String: URL] {
    let own = folder.appending(path: sharedFolder, directoryHint: .isDirectory)
    var libraries = shared
    for name in shared.keys {
      let folder = own.appending(path: name, directoryHint: .isDirectory)
      if folder.holdsSwiftFiles { libraries[name] = folder }
    }
    return libraries
  }

  /// What stands in the mark of a lesson's folder.
  static func id(of lesson: Lesson) -> String { "lesson-\(lesson.id)" }

  /// The package's name, and what stands in the mark of the folder.
  private var id: String {
    switch owner {
    case .workshop: workshop.id ?? workshop.folder.lastPathComponent
    case .lesson(let lesson): Self.id(of: lesson)
    case .learner: OwnApp.id
    }
  }

  /// The command that opens the folder.
  private var opening: String {
    switch owner {
    case .workshop: "workshop \(id) <this folder>"
    case .lesson(let lesson): "lesson \(lesson.id)"
    case .learner: "new <this folder>"
    }
  }

  /// The files that are the same in each step, by path.
  func files() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [
      Workspace.markName: Array(Workspace.mark(of: id).utf8),
      "README.md": Array(page.utf8),
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

  /// The manifest for code in which some of the workshop's modules exist.
  ///
  /// They are written out, and not looked for by the manifest: SwiftPM evaluates the same text only once.
  ///
  /// - Parameter holds: whether there is a module in a folder of the app.
  func manifest(where holds: (_ path: String) -> Bool) -> [String: [UInt8]] {
    [Self.manifestName: Array(manifest(of: workshop.modules.filter { holds($0.path) }).utf8)]
  }

  /// Rewrites the manifest of a workspace for the modules that its code has now. One of the learner's own stays.
  ///
  /// - Throws: `ShellError.unwritable`.
  func updateManifest(of workspace: Workspace) throws(ShellError) {
    let file = workspace.folder.appending(path: Self.manifestName)
    let new = manifest(of: workshop.modules.filter { workspace.app.appending(path: $0.path).holdsSwiftFiles })
    guard let old = try? String(contentsOf: file, encoding: .utf8), old != new, isGenerated(old) else { return }
    do {
      try Data(new.utf8).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file: file.path, reason: error.systemReason)
    }
  }

  /// Whether a manifest is the one for any of the workshop's modules.
  private func isGenerated(_ text: String) -> Bool {
    (0..<(1 << workshop.modules.count)).contains { choice in
      text == manifest(of: workshop.modules.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
    }
  }

  private func manifest(of modules: [Workshop.Module]) -> String {
    let shared = libraries.keys.sorted().map(\.debugDescription).joined(separator: ", ")
    let rows = modules.map { "\n  (name: \($0.name.debugDescription), path: \($0.path.debugDescription))," }
    let layers = rows.isEmpty ? "" : rows.joined() + "\n"
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
      guard let kit = flags.flatMap({ try? JSONDecoder().decode(Kit.self, from: $0) }) else {
        let problem = "error: open this folder in Atelier once: `\(opening)` says where its kit is\\n"
        FileHandle.standardError.write(Data(problem.utf8))
        exit(1)
      }

      let settings: [SwiftSetting] = [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .unsafeFlags(kit.compile),
      ]

      /// Modules that all apps share, each after those that it may import.
      let shared\(shared.isEmpty ? ": [String]" : "") = [\(shared)]

      /// Folders of the app that are modules at this step, each after those that it may import.
      let layers: [(name: String, path: String)] = [\(layers)]

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

  private var page: String {
    switch owner {
    case .workshop: pageOfWorkshop
    case .lesson(let lesson): page(of: lesson)
    case .learner: Self.pageOfLearner
    }
  }

  private static let pageOfLearner = """
    # An app of my own

    The code is in `App`; `Shared` holds what else it can import. `workshop.md` says which folders of `App` are modules, and
    whose rules the code follows.

    In Atelier:

    | | |
    |---|---|
    | `switch <this folder>` | puts it on the stage; each save is compiled and replayed |
    | `rules` | what the code does against the rules of its architecture |
    | `new <this folder>` | says to the package again where Atelier's kit is on this machine |

    """

  private func page(of lesson: Lesson) -> String {
    """
    # \(lesson.title)

    The code of Atelier's lesson *\(lesson.title)*. What there is to write is in `App`, at the same path in each of its
    exercises. `Shared` holds what the app imports.

    In Atelier:

    | | |
    |---|---|
    | `\(opening)` | opens the lesson where you left it |
    | `check` | says whether what you have written is right |
    | `mine` | every version that was kept, and how to get it back |

    In git, `mine/…` is your own code in each exercise.

    """
  }

  private var pageOfWorkshop: String {
    """
    # \(workshop.title ?? id)

    A workspace of Atelier's workshop *\(workshop.title ?? id)*. The code to work on is in `App`; it stays at this path in
    every step. `Shared` holds what all apps of the workshop import.

    In Atelier:

    | | |
    |---|---|
    | `\(opening)` | opens this workspace again |
    | `step next`, `step 3`, `step prev` | goes to another step; your code is committed to a branch of its own first |
    | `exercise`, `check` | what there is to write, and whether it is right |
    | `mine` | every version that was kept, and how to get it back |

    In git, `main` is the start, `workshops/\(workshop.folder.lastPathComponent)/…` are the steps, and `mine/…` is your
    own code at each step.

    """
  }
}

import Foundation

/// The build that is measured, and the sources that it compiles.
struct Checkout {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The release build, or the one whose folder `ATELIER_BUILD` names, relative to the checkout: `.build/debug`.
  var build: URL {
    let folder = ProcessInfo.processInfo.environment["ATELIER_BUILD"] ?? ".build/source/release"
    return root.appending(path: folder).resolvingSymlinksInPath()
  }
  var atelier: URL { build.appending(path: "atelier") }
  /// The modules that all wirings share, each one before those that import it.
  static let sharedModules = ["UserDomain", "UserServer"]
  func shared(_ module: String) -> [String] { swiftFiles(in: "Workshops/UserApp/Common/\(module)") }
  var viper: [String] { swiftFiles(in: "Workshops/VIPER/App") }

  /// The compiler, as `PATH` finds it.
  func swiftc() throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw Problem("there is no swiftc in PATH")
    }
    return found
  }

  /// The command that compiles the VIPER wiring, or finds it compiled, and launches it.
  func switchToViper(home: ScratchFolder) -> Command {
    Command(executable: atelier, arguments: ["-c", "switch viper"], environment: ["ATELIER_HOME": home.url.path])
  }

  /// The executable that a `switch` has left in the cache of builds: the largest there.
  func compiledApp(in home: ScratchFolder) throws -> URL {
    let files = FileManager.default.enumerator(at: home.url, includingPropertiesForKeys: [.fileSizeKey])
    let executables = (files?.compactMap { $0 as? URL } ?? []).filter {
      FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath
    }
    guard let largest = executables.max(by: { size(of: $0) < size(of: $1) }) else {
      throw Problem("the cache of builds holds no executable")
    }
    return largest
  }

  private func size(of file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
  }

  private func swiftFiles(in folder: String) -> [String] { Self.swiftFiles(in: root.appending(path: folder)) }

  /// The paths of the Swift files in a folder and those within it.
  static func swiftFiles(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }
}

/// What keeps a benchmark from being run.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

public import Foundation
import StableHash
import StageProtocol

/// The built `AtelierKit`: the dynamic library that apps are linked with, and its modules.
///
/// A folder as SwiftPM leaves it (`.build/debug`), or an installed one of the same form.
public struct Kit: Hashable, Sendable {
  /// The folder of the library and its modules.
  public let folder: URL

  private static let requiredModule = "StageKit"

  /// The kit in a folder.
  ///
  /// - Throws: `CompileError.noKit` when the library or its modules are missing.
  public init(folder: URL) throws(CompileError) {
    self.folder = folder.resolvingSymlinksInPath().standardizedFileURL
    for needed in [Kit.libraryName, "Modules/\(Kit.requiredModule).swiftmodule"]
    where !FileManager.default.fileExists(atPath: path(needed)) {
      throw .noKit(folder: folder.path(percentEncoded: false), missing: needed)
    }
  }

  #if canImport(Darwin)
    private static let libraryName = "libAtelierKit.dylib"
  #else
    private static let libraryName = "libAtelierKit.so"
  #endif

  /// The compiler's arguments for finding the modules.
  public var moduleFlags: [String] {
    let maps = KitModules.c.compactMap { name in
      ["\(name).build/module.modulemap", "\(name).build/include/module.modulemap", "Modules/\(name)/module.modulemap"]
        .map(path).first(where: FileManager.default.fileExists)
    }
    return ["-I", path("Modules")] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The linker's arguments for finding the library, now and when the app starts.
  ///
  /// The library is passed as an input, since inputs come before the libraries that modules ask for: only so do the
  /// stage's hooks take precedence over the functions of Dispatch that they replace.
  public var linkFlags: [String] {
    [path(Kit.libraryName), "-Xlinker", "-rpath", "-Xlinker", path("")]
  }

  /// The names that an app's module may not have.
  static var reservedModuleNames: Set<String> {
    let system = ["Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "main"]
    return Set(KitModules.swift + KitModules.c + system)
  }

  /// Adds what changes whenever the kit is built again.
  func addIdentity(to hash: inout StableHash) {
    hash.add(folder.path(percentEncoded: false))
    for name in [Kit.libraryName] + KitModules.swift.map({ "Modules/\($0).swiftmodule" }) {
      hash.add(name)
      hash.add(FileIdentity(path: path(name))?.description ?? "none")
    }
  }

  /// The version of the compiler that built it, from the head of a module; nil if it cannot be read.
  var compilerVersion: String? {
    guard let file = try? FileHandle(forReadingFrom: URL(filePath: path("Modules/\(Kit.requiredModule).swiftmodule"))),
      let head = try? file.read(upToCount: 1 << 18)
    else { return nil }
    return Toolchain.version(in: head)
  }

  private func path(_ name: String) -> String {
    let root = folder.path(percentEncoded: false)
    let base = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    return name.isEmpty ? base : "\(base)/\(name)"
  }
}

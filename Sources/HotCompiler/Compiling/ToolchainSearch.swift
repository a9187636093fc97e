import Foundation

/// Finds the compiler: where somebody has said it is, with the shell, or in `PATH`.
struct ToolchainSearch {
  let environment: [String: String]
  /// The shell's own executable; nil to look elsewhere only.
  let executable: URL?

  /// The path of `swiftc`: where `ATELIER_SWIFTC` points; else in the toolchain that `TOOLCHAINS` names; else in the folder
  /// that the shell was unpacked into; else the first in `PATH`; else beside that folder.
  ///
  /// - Throws: `CompileError.noCompiler` or `.noToolchain`.
  func compiler() throws(CompileError) -> String {
    if let path = variable("ATELIER_SWIFTC") {
      guard Self.isThere(path) else { throw .noCompiler(path: path) }
      return path
    }
    if let names = variable("TOOLCHAINS"), let path = try named(names) { return path }
    let inPath = environment["PATH", default: ""].split(separator: ":").map { "\($0)/swiftc" }
    let paths = inside + inPath + beside
    guard let path = paths.first(where: Self.isThere) else { throw .noCompiler(path: nil) }
    return path
  }

  /// In a toolchain that somebody has named.
  ///
  /// - Parameter names: with spaces between them, as Apple's tools take them; a folder, too.
  private func named(_ names: String) throws(CompileError) -> String? {
    let split = names.split(separator: " ").map(String.init)
    // A folder's path may have spaces itself.
    for name in names.contains("/") ? [names] + split : split {
      let folders = name.contains("/") ? [name] : toolchains.filter { $0.names.contains(name) }.map(\.folder)
      let paths = folders.flatMap { ["\($0)/usr/bin/swiftc", "\($0)/bin/swiftc"] }
      if let path = paths.first(where: Self.isThere) { return path }
    }
    #if os(macOS)
      // The swiftc in PATH knows more names than these.
      return nil
    #else
      throw .noToolchain(names, folders: places, known: toolchains.compactMap(\.names.first))
    #endif
  }

  /// The toolchains that are installed for one to choose from.
  private var toolchains: [(names: [String], folder: String)] {
    places.flatMap { place in
      Self.names(in: place).map { name in
        let folder = "\(place)/\(name)"
        let short = name.hasSuffix(Self.bundle) ? String(name.dropLast(Self.bundle.count)) : name
        return ([short, Self.identifier(of: folder)].compactMap(\.self), folder)
      }
    }
  }

  /// What a bundle calls itself: `org.swift.6210202510101a`.
  private static func identifier(of bundle: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(bundle)/Info.plist"),
      let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return info["CFBundleIdentifier"] as? String
  }

  private static let bundle = ".xctoolchain"

  /// Where swiftly keeps toolchains, or Xcode does.
  private var places: [String] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    #if os(macOS)
      return ["\(home)/Library/Developer/Toolchains", "/Library/Developer/Toolchains"]
    #else
      let swiftly = variable("SWIFTLY_HOME_DIR") ?? "\(home)/.local/share/swiftly"
      return [variable("SWIFTLY_TOOLCHAINS_DIR") ?? "\(swiftly)/toolchains"]
    #endif
  }

  /// The folder that the shell was unpacked into.
  private var prefix: URL? {
    executable?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// A toolchain unpacked into that folder, or the shell into a toolchain.
  private var inside: [String] {
    guard let prefix else { return [] }
    return ["\(prefix.path)/bin/swiftc", "\(prefix.path)/usr/bin/swiftc"] + Self.toolchains(in: prefix)
  }

  /// A toolchain unpacked beside that folder. Behind `PATH`: others may write there.
  private var beside: [String] { prefix.map { Self.toolchains(in: $0.deletingLastPathComponent()) } ?? [] }

  private static func toolchains(in folder: URL) -> [String] {
    names(in: folder.path).filter { $0.hasPrefix("swift") }.reversed().map { "\(folder.path)/\($0)/usr/bin/swiftc" }
  }

  private func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

  private static func isThere(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What is in a folder, in the order of names.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

import Foundation
import Grammar
import HotCompiler
import WorkshopKit

/// The wirings that there are: one for each workshop with a finished app.
public struct WiringCatalog: Hashable, Sendable {
  /// By workshop folder, in alphabetical order of their names.
  public let wirings: [Wiring]
  /// The modules that app code may import beside the kit.
  private let libraries: [String: URL]

  /// A catalogue of these wirings, put in order.
  public init(wirings: [Wiring], libraries: [String: URL] = [:]) {
    self.wirings = wirings.sorted { $0.name < $1.name }
    self.libraries = libraries
  }

  /// Reads every `<folder>/*/workshop.md`. Workshops without a wiring or a finished app are left out.
  ///
  /// Each folder in `UserApp/Common` is a module that apps may import, called like the folder; it may itself import
  /// those before it in the alphabet. What an app's own `modules:` say is a module for the rest of that app alone.
  public init(workshops folder: URL) {
    let libraries = Workshop.sharedModules(in: folder)
    self.init(
      wirings: Workshop.all(in: folder).compactMap { Wiring(workshop: $0, libraries: libraries) },
      libraries: libraries)
  }

  /// The names, in order.
  public var names: [String] { wirings.map(\.name) }

  /// Whether a wiring is code of somebody's own, and not one of these.
  func isOwn(_ wiring: Wiring) -> Bool { !wirings.contains { $0.folder == wiring.folder } }

  /// The name of the wiring to begin with by default: the best known, or else the first.
  public var firstToTry: String? { names.contains("viper") ? "viper" : names.first }

  /// The wiring with a name, or the one in a folder, which is written with a slash or is `.` or `..`.
  ///
  /// A variation may stand behind a name, as the prompt shows it: `viper+strong-view`.
  ///
  /// - Parameter base: what a relative folder is relative to.
  /// - Throws: `ShellError.unknownWiring`, `.unknownVariation`, `.noSuchFolder`, `.notAFolder` or
  ///   `.noAppCode`.
  public func wiring(_ text: String, relativeTo base: URL) throws(ShellError) -> Wiring {
    if let known = wirings.first(where: { $0.name == text.lowercased() }) { return known }
    let isFolder = text.contains("/") || text.hasPrefix(".") || text.hasPrefix("~")
    return isFolder ? try wiring(inFolder: text, relativeTo: base) : try variation(text)
  }

  /// The wiring and its variation, written `viper+strong-view`.
  private func variation(_ text: String) throws(ShellError) -> Wiring {
    let name = text.prefix { $0 != Wiring.variationMark }
    let rest = text.dropFirst(name.count)
    guard !rest.isEmpty, let known = wirings.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownWiring(text, nearest: Spelling.nearest(to: String(name), among: names).map { $0 + rest })
    }
    return try known.with(variation: String(rest.dropFirst()))
  }

  private func wiring(inFolder text: String, relativeTo base: URL) throws(ShellError) -> Wiring {
    let path = NSString(string: text).expandingTildeInPath
    let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: base).standardizedFileURL
    guard folder.isFolder else {
      let parent = NSString(string: text).deletingLastPathComponent
      let isFile = FileManager.default.fileExists(atPath: folder.path)
      throw isFile ? .notAFolder(text, parent: parent.isEmpty ? "." : parent) : .noSuchFolder(text)
    }
    // A whole workshop is as good as the app in it.
    let app = folder.appending(path: Workshop.appFolderName, directoryHint: .isDirectory)
    // What the compiler is given and what it says of places must agree, so links are followed here.
    let code = (app.isFolder ? app : folder).resolvingSymlinksInPath()
    guard code.holdsSwiftFiles else { throw .noAppCode(folder: text) }
    if let known = wirings.first(where: { $0.folder.resolvingSymlinksInPath().path == code.path }) { return known }
    return Wiring(name: folder.lastPathComponent, reference: text.asWord, folder: code, libraries: libraries)
  }
}

extension Wiring {
  /// The wiring of a workshop; `nil` if its page names none, or its app has no code.
  fileprivate init?(workshop: Workshop, libraries: [String: URL]) {
    guard let name = workshop.wiring, workshop.app.holdsSwiftFiles else { return nil }
    self.init(
      name: name, title: workshop.title, architecture: workshop.architecture, folder: workshop.app,
      libraries: libraries, layers: workshop.modules.map { LayerSource(name: $0.name, path: $0.path) })
  }
}

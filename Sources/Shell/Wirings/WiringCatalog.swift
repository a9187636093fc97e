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
  /// The app of one screen with which one of one's own begins; nil where there is none.
  private(set) var beginning: Wiring?
  /// Those of workshops that were made of repositories; `all` does not mean them.
  private(set) var imports: [Wiring] = []
  /// Names for the time being: a learner's own code, the solution that it is compared with.
  private var aliases: [String: Wiring] = [:]

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
    beginning = Workshop.newApp(in: folder).map { Wiring(name: $0.lastPathComponent, folder: $0) }
  }

  /// Reads the workshops that are not the product's own, those of each folder anew.
  ///
  /// - Parameter folders: each with what its titles are to say of where it comes from; nil for a person's own imports.
  mutating func read(imports folders: [(folder: URL, origin: String?)]) {
    imports = folders.flatMap { folder, origin in
      let libraries = libraries.merging(Workshop.sharedModules(in: folder)) { ours, _ in ours }
      return Workshop.all(in: folder).compactMap { Wiring(workshop: $0, libraries: libraries, origin: origin) }
    }
  }

  /// The names, in order.
  public var names: [String] { wirings.map(\.name) }

  /// Whether a wiring is code of somebody's own, and not one of these.
  func isOwn(_ wiring: Wiring) -> Bool { !(wirings + imports).contains { $0.folder == wiring.folder } }

  /// What can be named: the wirings, and what has a name for the time being; at their steps or with their variations once
  /// one of these is begun.
  func candidates(for word: String) -> [Candidate] {
    let all = wirings + imports
    if word.contains(Wiring.stepMark) {
      return all.flatMap(\.steps).map { Candidate($0.name, $0.step.map { "step \($0.number)" } ?? "") }
    }
    if word.contains(Wiring.variationMark) {
      return all.flatMap { wiring in
        wiring.variations.map { Candidate("\(wiring.name)\(Wiring.variationMark)\($0.name)", $0.summary ?? "") }
      }
    }
    return all.map { Candidate($0.name, $0.title ?? "") }
      + aliases.keys.sorted().map {
        Candidate($0, LeakHunt.seed(named: $0) == nil ? "code of your own" : "a hunt for a leak")
      }
  }

  /// Gives a wiring a name for the time being.
  mutating func names(_ alias: String, _ wiring: Wiring) { aliases[alias] = wiring }

  /// The name that a wiring has for the time being; nil if it has none.
  func alias(of wiring: Wiring) -> String? {
    if aliases[wiring.name]?.folder == wiring.folder { return wiring.name }
    return aliases.first { $0.value == wiring }?.key
  }

  /// The name of the wiring to begin with by default: the best known, or else the first.
  public var firstToTry: String? { names.contains("viper") ? "viper" : names.first }

  /// The wiring with a name, or the one in a folder, which is written with a slash or is `.` or `..`.
  ///
  /// A variation or a step may stand behind a name, as the prompt shows it: `viper+strong-view`, `contexts@use-cases`.
  ///
  /// - Parameter base: what a relative folder is relative to.
  /// - Throws: `ShellError.unknownWiring`, `.unknownVariation`, `.noSuchStep`, `.noSuchFolder`, `.notAFolder` or
  ///   `.noAppCode`.
  public func wiring(_ text: String, relativeTo base: URL) throws(ShellError) -> Wiring {
    let word = text.lowercased()
    if let known = (wirings + imports).first(where: { $0.name == word }) ?? aliases[word] { return known }
    let isFolder = text.contains("/") || text.hasPrefix(".") || text.hasPrefix("~")
    return isFolder ? try wiring(inFolder: text, relativeTo: base) : try form(text)
  }

  /// A wiring with its variation, written `viper+strong-view`, or at a step, `contexts@use-cases`.
  private func form(_ text: String) throws(ShellError) -> Wiring {
    let name = text.prefix { $0 != Wiring.variationMark && $0 != Wiring.stepMark }
    let rest = text.dropFirst(name.count)
    guard let mark = rest.first, let known = (wirings + imports).first(where: { $0.name == name.lowercased() }) else {
      throw .unknownWiring(text, nearest: Spelling.nearest(to: String(name), among: names).map { $0 + rest })
    }
    let word = String(rest.dropFirst())
    return mark == Wiring.stepMark ? try known.at(step: word) : try known.with(variation: word)
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
    let workshop = app.isFolder ? Workshop(folder: folder) : nil
    let modules = workshop?.modules.filter {
      code.appending(path: $0.path, directoryHint: .isDirectory).holdsSwiftFiles
    }
    return Wiring(
      name: folder.lastPathComponent, reference: text.asWord, architecture: workshop?.architecture, folder: code,
      libraries: WorkspacePackage.libraries(in: folder, insteadOf: libraries),
      layers: (modules ?? []).map { LayerSource(name: $0.name, path: $0.path) })
  }
}

extension Wiring {
  /// The wiring of a workshop; `nil` if its page names none, or its app has no code.
  fileprivate init?(workshop: Workshop, libraries: [String: URL], origin: String? = nil) {
    guard let name = workshop.wiring, workshop.app.holdsSwiftFiles else { return nil }
    let title = origin.map { "\(workshop.title ?? name), from \($0)" } ?? workshop.title
    self.init(
      name: name, title: title, architecture: workshop.architecture, folder: workshop.app,
      libraries: libraries, layers: workshop.modules.map { LayerSource(name: $0.name, path: $0.path) })
  }
}

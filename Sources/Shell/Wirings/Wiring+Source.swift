import Foundation
import HotCompiler

extension Wiring {
  /// The code as the compiler is given it.
  var source: AppSource {
    var (code, overlays) = step?.code(of: folder) ?? (folder, [])
    if let variation { overlays.append(OverlaySource(name: variation.place, folder: variation.folder)) }
    overlays += self.overlays
    func source(layers: [LayerSource]) -> AppSource {
      AppSource(
        // A variation or a step is the same module, whose code may name it.
        name: base.name, folder: code,
        libraries: libraries.sorted { $0.key < $1.key }.map { LibrarySource(name: $0.key, folder: $0.value) },
        layers: layers, overlays: overlays)
    }
    guard step != nil || !self.overlays.isEmpty, !layers.isEmpty else { return source(layers: layers) }
    // A layer whose folder is not there yet at a step is not a module yet. What cannot be read is told of later.
    let places = (try? source(layers: []).files())?.map(\.place)
    return source(layers: layers.filter { layer in places?.contains { $0.hasPrefix("\(layer.path)/") } ?? true })
  }

  /// The folders that the code is in.
  var codeFolders: [URL] { [folder] + source.overlays.map(\.folder) + source.libraries.map(\.folder) }

  /// The texts of the wiring's files and of those that it shares with others.
  ///
  /// - Throws: `ShellError.cannotCompile` when they cannot be read.
  func allTexts() throws(ShellError) -> [String] {
    try filesWithLibraries().map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The same, each with its name before it: what the wiring does follows from these.
  ///
  /// - Throws: `ShellError.cannotCompile` when they cannot be read.
  func namedTexts() throws(ShellError) -> [String] {
    try filesWithLibraries().flatMap { [$0.name, String(decoding: $0.bytes, as: UTF8.self)] }
  }

  private func filesWithLibraries() throws(ShellError) -> [AppSource.File] {
    do throws(CompileError) {
      return try source.filesWithLibraries()
    } catch {
      throw .cannotCompile(error)
    }
  }

  /// The text of each of the wiring's own files, overlaid with its variation.
  ///
  /// - Throws: `ShellError.cannotCompile` when they cannot be read.
  func texts() throws(ShellError) -> [String: String] {
    do throws(CompileError) {
      return try source.texts()
    } catch {
      throw .cannotCompile(error)
    }
  }
}

import Foundation
import HotCompiler

extension Wiring {
  /// The code as the compiler is given it.
  var source: AppSource {
    AppSource(
      // A variation is the same module, whose code may name it.
      name: base.name, folder: folder,
      libraries: libraries.sorted { $0.key < $1.key }.map { LibrarySource(name: $0.key, folder: $0.value) },
      layers: layers,
      overlays: [variation].compactMap(\.self).map { OverlaySource(name: $0.place, folder: $0.folder) })
  }

  /// The folders that the code is in.
  var codeFolders: [URL] { [folder] + source.overlays.map(\.folder) + source.libraries.map(\.folder) }

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

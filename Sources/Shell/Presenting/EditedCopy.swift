import Foundation
import Grammar
import HotCompiler
import Platform

/// A copy of the code that is presented, to be edited in a detour: the step's own files stay as they are.
struct EditedCopy {
  let wiring: Wiring

  /// - Parameter folder: where the copy is made, in place of an earlier one.
  /// - Throws: `ShellError.cannotCompile` when the code cannot be read, `.unwritable`.
  init(of original: Wiring, in folder: URL) throws(ShellError) {
    let files: [AppSource.File]
    do throws(CompileError) {
      files = try original.source.files()
    } catch {
      throw .cannotCompile(error)
    }
    do {
      try? FileManager.default.removeItem(at: folder)
      for file in files {
        let place = folder.appending(path: file.place)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: place)
      }
    } catch {
      throw .unwritable(file: folder.path, reason: error.systemReason)
    }
    let code = folder.resolvingSymlinksInPath()
    wiring = Wiring(
      name: original.base.name, reference: code.path.asWord, title: original.title, architecture: original.architecture,
      folder: code, libraries: original.libraries,
      layers: original.layers.filter { code.appending(path: $0.path, directoryHint: .isDirectory).holdsSwiftFiles })
  }
}

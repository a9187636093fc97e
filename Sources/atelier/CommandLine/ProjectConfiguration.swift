import Foundation
import Rules

/// The configurations that count for a folder: those of the folders around it, and those of the folders in it.
struct ProjectConfiguration {
  /// All of them as one.
  let configuration: Configuration
  /// The folder of the outermost one, from which its patterns are written.
  let root: String

  /// Reads the configurations around a folder and in it.
  ///
  /// Around it they are looked for up to the folder of its repository.
  ///
  /// - Parameter inner: folders in it that have a configuration.
  init(of folder: String, inner: [String]) throws(LintError) {
    let outer = Self.around(folder)
    let root = outer.first ?? folder
    var all = Configuration()
    for (index, place) in (outer + inner).enumerated() {
      let file = place == "." ? Configuration.fileName : "\(place)/\(Configuration.fileName)"
      let read = try LintFile(file).configuration()
      if index == 0, place == root {
        all = read
      } else {
        all.nest(read, in: RelativePath.path(of: place, from: root))
      }
    }
    configuration = all
    self.root = root
  }

  /// The folder and those around it that have a configuration, the outermost first.
  private static func around(_ folder: String) -> [String] {
    var folders: [String] = []
    var place = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    var written = folder
    while true {
      if has(Configuration.fileName, in: place) { folders.insert(written, at: 0) }
      let parent = place.deletingLastPathComponent().standardizedFileURL
      if has(".git", in: place) || parent.path == place.path { return folders }
      place = parent
      written = place.path
    }
  }

  private static func has(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }
}

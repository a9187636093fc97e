import Foundation
import Platform
import StableHash

/// A hunt for a leak: one of the variations that leak, as code in a folder with a name that gives nothing away.
struct LeakHunt: Hashable, Sendable {
  /// What chose the variation; the same number chooses the same one again.
  let seed: Int
  /// The wiring with its variation, which nobody is to hear of before `hunt reveal`.
  let variation: Wiring
  /// The same code under a name that says nothing.
  let suspect: Wiring

  /// Chooses a variation that leaks.
  ///
  /// - Parameter folder: where the folders of hunts are.
  /// - Throws: `ShellError.hunt` where no variation is known to leak.
  init(seed: Int, among wirings: [Wiring], in folder: URL) throws(ShellError) {
    let leaking = wirings.flatMap { wiring in
      wiring.variations.filter(\.isLeaking).map { Wiring(wiring, variation: $0) }
    }
    guard !leaking.isEmpty else { throw .hunt(.nothingLeaks) }
    var hash = StableHash()
    hash.add("hunt \(seed)")
    let place = Int(hash.digest.suffix(8), radix: 16) ?? 0
    self.seed = seed
    variation = leaking[place % leaking.count]
    let name = Self.name(of: seed)
    let app = folder.appending(path: "\(name)/App", directoryHint: .isDirectory)
    suspect = Wiring(
      name: name, reference: name, architecture: variation.architecture, folder: app, libraries: variation.libraries,
      layers: variation.layers)
  }

  /// What the suspect of a hunt is called everywhere: `hunt-7`.
  static func name(of seed: Int) -> String { "\(prefix)\(seed)" }

  /// The number of the hunt whose suspect has a name; nil if it is no such name.
  static func seed(named name: String) -> Int? { name.hasPrefix(prefix) ? Int(name.dropFirst(prefix.count)) : nil }

  /// What the folder with all hunts is called.
  static let foldersName = "hunts"
  private static let prefix = "hunt-"

  /// Writes the suspect's code, unless it is there: what was changed in it stays.
  ///
  /// - Returns: whether it was there.
  func prepare() throws(ShellError) -> Bool {
    guard !FileManager.default.fileExists(atPath: suspect.folder.path) else { return true }
    let texts = try variation.texts()
    // A folder that is only half written would be taken for a learner's own.
    let half = suspect.folder.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    do {
      for (path, text) in texts {
        let file = half.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try FileManager.default.moveItem(at: half, to: suspect.folder)
    } catch {
      try? FileManager.default.removeItem(at: half)
      throw .unwritable(file: suspect.folder.path, reason: error.systemReason)
    }
    return false
  }
}

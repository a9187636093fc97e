import Foundation
import Platform

// Merging file by file.
extension Workspace {
  /// The learner's changes to `base`, made to `theirs`.
  func merge(
    base: [String: [UInt8]], mine: [String: [UInt8]], theirs: [String: [UInt8]], _ carrying: Carrying, step: String
  ) throws(WorkspaceError) -> [String: [UInt8]] {
    var merged = theirs
    var conflicts: [FileConflict] = []
    for path in Set(base.keys).union(mine.keys).sorted() where path.hasPrefix("\(Self.appFolderName)/") {
      let (old, own, new) = (base[path], mine[path], theirs[path])
      if own == old || own == new { continue }
      if old == new {
        merged[path] = own
      } else if let own, let new, let both = try mergedLines(base: old ?? [], mine: own, theirs: new, carrying) {
        merged[path] = both
      } else if carrying == .preferringMine {
        merged[path] = own
      } else if carrying != .preferringStep {
        func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
        conflicts.append(FileConflict(path: path, mine: text(own), theirs: text(new)))
      }
    }
    guard conflicts.isEmpty else { throw .conflict(conflicts, step: step) }
    return merged
  }

  /// Two texts merged line by line; nil if they have changed the same lines, and neither side's count.
  private func mergedLines(
    base: [UInt8], mine: [UInt8], theirs: [UInt8], _ carrying: Carrying
  ) throws(WorkspaceError) -> [UInt8]? {
    let option =
      switch carrying {
      case .nothing, .mine: "--quiet"
      case .preferringMine: "--ours"
      case .preferringStep: "--theirs"
      }
    let names = ["mine", "base", "theirs"].map { privateFile("merge-\($0)") }
    for (name, bytes) in zip(names, [mine, base, theirs]) {
      do {
        try Data(bytes).write(to: name)
      } catch {
        throw .file(path: name.path, reason: error.systemReason)
      }
    }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    return try git.ask("merge-file", "-p", option, names[0].path, names[1].path, names[2].path)?.output
  }

  /// A tree like a commit's, with other code.
  ///
  /// - Parameter around: what differs outside the folder `App`.
  func makeTree(
    of code: [String: [UInt8]], around: [String: [UInt8]] = [:], on commit: String
  ) throws(WorkspaceError) -> String {
    let index = ["GIT_INDEX_FILE": privateFile("merge-index").path]
    defer { try? FileManager.default.removeItem(at: privateFile("merge-index")) }
    try git.run("read-tree", commit, variables: index)
    let before = try git.run("ls-files", "-z", "--", Self.appFolderName, variables: index).parts
    var lines = ""
    let app = code.filter { $0.key.hasPrefix("\(Self.appFolderName)/") }
    for path in before where app[path] == nil { lines += "0 0000000000000000000000000000000000000000\t\(path)\n" }
    for (path, bytes) in app.merging(around, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
      let blob = try git.run("hash-object", "-w", "--no-filters", "--stdin", input: bytes).lines.first ?? ""
      lines += "100644 \(blob)\t\(path)\n"
    }
    try git.run("update-index", "--index-info", input: Array(lines.utf8), variables: index)
    return try git.run("write-tree", variables: index).lines.first ?? ""
  }
}

import Foundation
import Rules

/// What `atelier lint` was asked for, whatever is checked.
struct LintOptions: Hashable, Sendable {
  /// `nil` if it is to be guessed.
  var architecture: Architecture?
  /// The ids of the only rules to apply; all if there are none.
  var only: [String] = []
  var configuration: LintFile?
  var baseline: LintFile?
  /// The branch or commit since which a file must have changed to be reported on; `nil` for all files.
  var changedSince: String?
  /// Where reports are kept; `nil` to check everything anew.
  var cache: LintCache?
}

extension PageFolder {
  /// The rules' pages of this installation, relative to the current folder if they are in it.
  static var installed: PageFolder {
    let folder = try? Installation(executable: Program.executable).rulePages.path
    let current = FileManager.default.currentDirectoryPath + "/"
    return PageFolder(path: folder.map { $0.hasPrefix(current) ? String($0.dropFirst(current.count)) : $0 })
  }
}

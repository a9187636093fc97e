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
  /// The rules' pages of this installation.
  static var installed: PageFolder {
    PageFolder(path: (try? Installation(executable: Program.executable))?.rulePages.path)
  }
}

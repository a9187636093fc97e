import Foundation
import Rules
import Shell

extension LintCache {
  /// That of this installation, beside the compiled apps.
  static var installed: LintCache {
    LintCache(
      folder: Folders(environment: ProcessInfo.processInfo.environment).reports, program: Program.identity)
  }
}

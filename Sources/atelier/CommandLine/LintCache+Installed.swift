import Foundation
import Rules
import Shell

extension LintCache {
  /// That of this installation, beside the compiled apps.
  static var installed: LintCache {
    let executable = Program.executable
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let values = try? executable.resolvingSymlinksInPath().resourceValues(forKeys: keys)
    let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
    return LintCache(
      folder: Folders(environment: ProcessInfo.processInfo.environment).reports,
      program: "\(Atelier.configuration.version), \(values?.fileSize ?? 0) bytes of \(date)")
  }
}

import Foundation

extension Program {
  /// What tells this build of the program from others.
  static var identity: String {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let values = try? executable.resolvingSymlinksInPath().resourceValues(forKeys: keys)
    let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
    return "\(Atelier.configuration.version), \(values?.fileSize ?? 0) bytes of \(date)"
  }
}

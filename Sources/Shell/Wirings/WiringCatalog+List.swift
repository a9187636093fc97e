import Foundation

extension WiringCatalog {
  /// What stands for all wirings.
  static let allWord = "all"

  /// The wirings of a list with commas, `viper,mvpcf`, or `all` of them; one that is named twice counts once.
  ///
  /// - Parameter base: what a relative folder is relative to.
  /// - Throws: as `wiring(_:relativeTo:)` does for one.
  public func wirings(listed text: String, relativeTo base: URL) throws(ShellError) -> [Wiring] {
    if text.lowercased() == Self.allWord { return wirings }
    var listed: [Wiring] = []
    for name in text.split(separator: ",") {
      let wiring = try wiring(String(name), relativeTo: base)
      if !listed.contains(wiring) { listed.append(wiring) }
    }
    guard !listed.isEmpty else { throw .badValue(text, expected: "all, or names with commas between them") }
    return listed
  }
}

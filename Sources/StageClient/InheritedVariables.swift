/// The variables of the shell's environment that an app gets to see: what a program needs to find its way on the system.
///
/// All others are the shell's: keys and tokens are often kept in such variables, and app code may be anybody's.
enum InheritedVariables {
  private static let names: Set = [
    "HOME", "LANG", "LANGUAGE", "LOGNAME", "PATH", "TEMP", "TMP", "TMPDIR", "TZ", "USER",
  ]
  /// Those of the locale, of the dynamic linker, and of Swift's runtime.
  private static let prefixes = ["DYLD_", "LC_", "LD_", "SWIFT_"]

  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }
}

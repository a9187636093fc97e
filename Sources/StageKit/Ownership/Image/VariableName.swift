import CStageHooks
import LibC

/// The readable name of a static or global variable.
struct VariableName {
  /// `ServicesAssembly.shared`, or `cache` for one outside any type.
  let text: String
  let module: String

  /// Reads `static viper.ServicesAssembly.shared : viper.ServicesAssemblyProtocol`; returns nil for other symbols.
  init?(symbol: String) {
    guard let demangled = atelier_demangle(symbol, symbol.utf8.count) else { return nil }
    defer { free(demangled) }
    var name = String(cString: demangled)[...]
    if name.hasPrefix("static ") { name = name.dropFirst("static ".count) }
    if let end = name.firstRange(of: " : ") { name = name[..<end.lowerBound] }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    module = String(name[..<dot])
    text = Self.withoutFiles(name[name.index(after: dot)...])
  }

  /// `Registry.shared` for `Registry.(shared in _8D1C…)`.
  private static func withoutFiles(_ name: Substring) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      guard part.hasPrefix("("), let end = part.firstRange(of: " in _") else { return String(part) }
      return String(part[..<end.lowerBound].dropFirst())
    }.joined(separator: ".")
  }
}

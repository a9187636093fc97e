import StageProtocol

/// What the cache records about a build beside its files.
struct CacheManifest: Codable, Sendable {
  var warnings: [Diagnostic] = []
  var untraced: [String] = []
  var index = SourceIndex(types: [:])
  /// What the compiler needs to know about a library to build the modules that import it.
  var facts = ModuleFacts()
  /// The sizes of the files, by name: they show whether a file was truncated.
  var sizes: [String: Int] = [:]
}

import StageProtocol

/// What a cache remembers of a build beside its files.
struct CacheManifest: Codable, Sendable {
  var warnings: [Diagnostic] = []
  var untraced: [String] = []
  var types: [String: SourceIndex.Location] = [:]
  /// What the modules that import a library must know of it.
  var facts = ModuleFacts()
  /// The sizes of the files, by name: a file that was cut short is noticed.
  var sizes: [String: Int] = [:]
}

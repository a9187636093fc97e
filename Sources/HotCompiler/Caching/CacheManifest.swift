import StageProtocol

/// What a cache remembers of a build beside its files.
struct CacheManifest: Codable, Sendable {
  var warnings: [Diagnostic] = []
  var untraced: [String] = []
  var index = SourceIndex(types: [:])
  /// What the modules that import a library must know of it.
  var facts = ModuleFacts()
  /// The sizes of the files, by name: a file that was cut short is noticed.
  var sizes: [String: Int] = [:]
}

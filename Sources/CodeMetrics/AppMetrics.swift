/// What can be counted in an app's code.
public struct AppMetrics: Hashable, Sendable {
  /// In the order of their paths.
  public let files: [SourceMetrics]
  /// The modules that the app shares with others: counted with none, and known by name.
  private let libraries: [SourceMetrics]

  /// The metrics of an app's files.
  ///
  /// - Parameter libraries: the files of modules that the app imports and that are not its own.
  public init(files: [SourceMetrics], libraries: [SourceMetrics] = []) {
    self.files = files.sorted { $0.path < $1.path }
    self.libraries = libraries
  }

  /// All of the app's own code.
  public var counts: CodeCounts { Self.counts(of: files) }

  /// Each screen's part of it, in alphabetical order.
  public var screens: [ScreenMetrics] {
    let places = ScreenPlaces(of: files)
    return places.names.map { name in
      let own = files.filter { places.screen(of: $0.path) == name }
      return ScreenMetrics(name: name, files: own, counts: Self.counts(of: own), dependencies: dependencies(of: own))
    }
  }

  private static func counts(of files: [SourceMetrics]) -> CodeCounts {
    files.map(\.counts).reduce(CodeCounts(), +)
  }

  /// The types that these files use and others declare.
  private func dependencies(of own: [SourceMetrics]) -> [String] {
    let declared = Set(own.flatMap(\.types).map(\.name))
    let foreign = (files + libraries).flatMap(\.types).filter { !$0.isNested }.map(\.name)
    let mentioned = own.reduce(into: Set()) { $0.formUnion($1.mentions) }
    return Set(foreign).subtracting(declared).intersection(mentioned).sorted()
  }
}

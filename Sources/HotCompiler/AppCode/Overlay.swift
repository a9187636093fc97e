import Foundation

/// The files of an overlay, and the paths of the files and folders that it removes.
struct Overlay {
  private let name: String
  private let files: [SourceFile]
  private let absent: [String]

  init(_ source: OverlaySource) throws(CompileError) {
    name = source.name
    files = try SourceFolder(source.folder, prefix: "\(source.name)/", mayBeEmpty: true).files
    let list = try? String(contentsOf: source.folder.appending(path: OverlaySource.listName), encoding: .utf8)
    absent = (list ?? "").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// The remaining files, sorted by path.
  ///
  /// - Throws: `CompileError.nothingToRemove`.
  func applied(to others: [SourceFile]) throws(CompileError) -> [SourceFile] {
    let places = Set(others.map(\.place))
    var hidden = Set(files.map(\.place))
    for path in absent {
      let removed = path.hasSuffix("/") ? places.filter { $0.hasPrefix(path) } : places.intersection([path])
      guard !removed.isEmpty else { throw .nothingToRemove(file: path, list: "\(name)/\(OverlaySource.listName)") }
      hidden.formUnion(removed)
    }
    return (others.filter { !hidden.contains($0.place) } + files).sorted { $0.place < $1.place }
  }
}

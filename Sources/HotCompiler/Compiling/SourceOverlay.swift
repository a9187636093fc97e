import Foundation

/// Makes the compiler read instrumented copies under the paths of the originals.
///
/// Every location that the compiler writes, in messages, in debug information, in `#filePath`, is therefore the
/// learner's.
struct SourceOverlay {
  /// The file that describes it to the compiler.
  let path: String
  /// The file that declares the trace's functions.
  let declarations: String

  static let declarationsName = "__AtelierTrace.swift"

  init(_ files: [InstrumentedFile], in folder: URL) throws {
    let copies = folder.appending(path: "sources")
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    var entries: [Entry] = []
    for (number, file) in files.enumerated() {
      let copy = copies.appending(path: "\(number).swift")
      try Data(file.bytes).write(to: copy)
      entries.append(Entry(type: "file", name: file.source.path, contents: copy.path(percentEncoded: false)))
    }
    let declarations = folder.appending(path: SourceOverlay.declarationsName)
    try Data(TraceCall.declarations.utf8).write(to: declarations)
    self.declarations = declarations.path(percentEncoded: false)

    let overlay = folder.appending(path: "overlay.json")
    try Description(roots: entries).writeJSON(to: overlay)
    path = overlay.path(percentEncoded: false)
  }

  private struct Description: Encodable {
    let version = 0
    let caseSensitive = "true"
    let useExternalNames = "false"
    let roots: [Entry]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case useExternalNames = "use-external-names"
    }
  }

  private struct Entry: Encodable {
    let type: String
    let name: String
    let contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
}

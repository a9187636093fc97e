import Foundation
import Grammar
import Platform

/// The lessons and workshops from elsewhere that the person has added, each in a folder of its own.
public struct Additions: Sendable {
  /// Something that was added.
  public struct Addition: Hashable, Sendable {
    public let name: String
    /// The folder or address that it was taken from.
    public let source: String
    let folder: URL

    var lessons: URL { folder.appending(path: ContentCopy.lessonsName, directoryHint: .isDirectory) }
    var workshops: URL { folder.appending(path: ContentCopy.workshopsName, directoryHint: .isDirectory) }
  }

  /// Where the folders are; it need not be there yet.
  public let folder: URL

  /// The additions in a folder.
  public init(folder: URL) { self.folder = folder }

  /// In the order of their names.
  public var all: [Addition] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { Self.isName($0) }.sorted().map { name in
      let place = folder.appending(path: name, directoryHint: .isDirectory)
      let source = try? String(contentsOf: place.appending(path: Self.sourceName), encoding: .utf8)
      return Addition(name: name, source: source?.cleaned ?? "", folder: place)
    }
  }

  /// Takes an addition away, with its files; what the person has done in it stays.
  ///
  /// - Throws: `AdditionError.unknown`, with the nearest name.
  public func remove(_ name: String) throws(AdditionError) {
    let known = all
    guard let addition = known.first(where: { $0.name == name }) else {
      throw .unknown(name, nearest: Spelling.nearest(to: name, among: known.map(\.name)))
    }
    do {
      try FileManager.default.removeItem(at: addition.folder)
    } catch {
      throw .file(path: addition.folder.path, reason: error.systemReason)
    }
  }

  /// Takes away what is left of fetches in whose middle the shell was killed: what nobody has touched for a day.
  func sweep() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(".") {
      let place = folder.appending(path: name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
      let date = attributes?[.modificationDate] as? Date ?? .now
      if date < Date(timeIntervalSinceNow: -86_400) { try? FileManager.default.removeItem(at: place) }
    }
  }

  /// The name of the file that says where an addition comes from.
  static let sourceName = "source"

  /// Whether a text is made of lower-case letters, numbers and `-`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.first != "-"
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  /// What a source is called: the last part of its path or address; nil where that makes no name.
  static func name(of source: String) -> String? {
    let last = source.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? source
    let stem = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    let name = stem.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return isName(name) ? name : nil
  }
}

import CodeMetrics
import StageProtocol

/// What lies between two forms of an app's code: the blast radius of a change.
public struct CodeChange: Encodable, Sendable {
  /// Whether something is new, gone, or different.
  enum Kind: String, Encodable, Sendable {
    case added, removed, changed
  }

  /// A file that differs.
  struct File: Encodable, Sendable {
    let path: String
    let kind: Kind
    /// Lines that are there and were not.
    let linesAdded: Int
    /// Lines that were there and are not.
    let linesRemoved: Int
  }

  /// A type that differs.
  struct DeclaredType: Encodable, Sendable {
    let name: String
    let kind: Kind
  }

  /// In the order of their paths.
  let files: [File]
  /// In alphabetical order; a type is changed where its declaration or one of its extensions is, comments aside.
  let types: [DeclaredType]

  /// Compares two forms of an app's code.
  ///
  /// - Parameters:
  ///   - before: the texts of the files by their paths.
  ///   - after: the same.
  public init(from before: [String: String], to after: [String: String]) {
    files = Set(before.keys).union(after.keys).sorted().compactMap { path in
      guard before[path] != after[path] else { return nil }
      let difference = Self.lines(after[path]).difference(from: Self.lines(before[path]))
      return File(
        path: path, kind: Self.kind(before[path], after[path]), linesAdded: difference.insertions.count,
        linesRemoved: difference.removals.count)
    }
    let changed = files.map(\.path)
    let (old, new) = (Self.types(changed.compactMap { before[$0] }), Self.types(changed.compactMap { after[$0] }))
    types = Set(old.keys).union(new.keys).sorted().compactMap { name in
      old[name] == new[name] ? nil : DeclaredType(name: name, kind: Self.kind(old[name], new[name]))
    }
  }

  private static func kind(_ before: String?, _ after: String?) -> Kind {
    before == nil ? .added : after == nil ? .removed : .changed
  }

  private static func lines(_ text: String?) -> [Substring] {
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    // The line feed at the end of a file begins no line.
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private static func types(_ texts: [String]) -> [String: String] {
    texts.reduce(into: [:]) { types, text in
      types.merge(DeclarationTexts(source: text).byType) { [$0, $1].sorted().joined(separator: "\n") }
    }
  }
}

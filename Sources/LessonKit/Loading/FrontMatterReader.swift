import Grammar
import Yams

/// Reads the front matter of a lesson, and notes all that is wrong with it.
struct FrontMatterReader {
  private(set) var frontMatter = FrontMatter()
  private(set) var notes: [LessonNote] = []

  private static let keys = ["id", "title", "wiring", "workshop", "step", "minutes", "teaches", "needs"]

  /// - Parameter yaml: the text between the two lines `---`, the first of which is line 1 of the file.
  init(yaml: String) {
    do {
      guard let root = try compose(yaml: yaml), let mapping = root.mapping else {
        note(.noFrontMatter)
        return
      }
      read(mapping)
    } catch let error as YamlError {
      note(.yaml(error.problem), line: (error.line ?? 1) + 1)
    } catch {
      note(.yaml(String(describing: error)))
    }
  }

  private mutating func read(_ mapping: Node.Mapping) {
    for (key, _) in mapping {
      guard let name = key.string, !Self.keys.contains(name) else { continue }
      note(.unknownKey(name, nearest: Spelling.nearest(to: name, among: Self.keys)), line: line(of: key))
    }
    frontMatter.id = word("id", in: mapping)
    frontMatter.title = text("title", in: mapping)
    if let id = mapping["id"] { frontMatter.idLine = line(of: id) }
    if let minutes = text("minutes", in: mapping) {
      frontMatter.minutes = Int(minutes) ?? 0
      if frontMatter.minutes < 1 {
        note(.badValue(key: "minutes", expected: "a whole number from 1"), mapping["minutes"])
      }
    }
    frontMatter.teaches = names("teaches", in: mapping)
    frontMatter.needs = names("needs", in: mapping)
    readPlace(mapping)
  }

  private mutating func readPlace(_ mapping: Node.Mapping) {
    switch (mapping["wiring"], mapping["workshop"]) {
    case (nil, nil): note(.noPlace)
    case (_?, let workshop?): note(.twoPlaces, workshop)
    case (let wiring?, nil):
      frontMatter.placeLine = line(of: wiring)
      frontMatter.place = word("wiring", in: mapping).map { .wiring($0) }
    case (nil, let workshop?):
      frontMatter.placeLine = line(of: workshop)
      if let workshop = word("workshop", in: mapping), let step = word("step", in: mapping) {
        frontMatter.place = .workshop(workshop, step: step)
      }
    }
  }

  /// The value of a key that must be there.
  private mutating func text(_ key: String, in mapping: Node.Mapping) -> String? {
    guard let node = mapping[key] else {
      note(.missingKey(key))
      return nil
    }
    guard let text = node.scalar?.string, !text.isEmpty else {
      note(.badValue(key: key, expected: "a text"), node)
      return nil
    }
    return text
  }

  /// The value of a key that must be there and be typed without quotes in a command.
  private mutating func word(_ key: String, in mapping: Node.Mapping) -> String? {
    guard let text = text(key, in: mapping) else { return nil }
    if isWord(text) { return text }
    note(.badValue(key: key, expected: "lower-case words joined by `-`"), mapping[key])
    return nil
  }

  private mutating func names(_ key: String, in mapping: Node.Mapping) -> [FrontMatter.Named] {
    guard let node = mapping[key] else { return [] }
    guard let sequence = node.sequence, sequence.allSatisfy({ $0.scalar.map { isWord($0.string) } ?? false }) else {
      note(.badValue(key: key, expected: "a list of concepts: [use-case, context]"), node)
      return []
    }
    return sequence.compactMap { item in
      item.scalar.map { FrontMatter.Named(name: $0.string, line: line(of: item)) }
    }
  }

  private func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private func line(of node: Node) -> Int { (node.mark?.line ?? 0) + 1 }

  private mutating func note(_ issue: LessonIssue, _ node: Node?) {
    note(issue, line: node.map(line) ?? 1)
  }

  private mutating func note(_ issue: LessonIssue, line: Int = 1) {
    notes.append(LessonNote(line: line, issue: issue))
  }
}

extension YamlError {
  /// What is wrong, without the excerpt that Yams adds.
  fileprivate var problem: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
    default: String(describing: self)
    }
  }

  /// The line within the front matter, from 1.
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    default: nil
    }
  }
}

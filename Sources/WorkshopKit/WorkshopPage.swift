import Foundation

/// The text of a workshop's page: what it says of the whole, and a section for each step and variation.
///
/// A section is headed `## Step: use-cases`, `## Variation: strong-view` (a mistake to find) or
/// `## Choice: view-model-closures` (another form that is as good).
public struct WorkshopPage: Sendable {
  /// What a section is about.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    case step = "Step"
    case variation = "Variation"
    case choice = "Choice"
  }

  /// What stands below one heading.
  public struct Section: Hashable, Sendable {
    public let subject: Subject
    /// The name behind the colon: `strong-view`.
    public let name: String
    /// Markdown, without the heading.
    public let body: String
    /// The line of the heading in the file, from 1.
    public let line: Int

    /// The first sentence, without its full stop; nil if the section begins with no text.
    public var summary: String? {
      let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let text = lines.drop(while: \.isEmpty).prefix { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("```") }
        .joined(separator: " ")
      let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
      return sentence.isEmpty ? nil : String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
    }
  }

  /// In the order of the page.
  public let sections: [Section]

  /// Reads the text of a page.
  public init(parsing text: String) {
    var sections: [Section] = []
    var heading: (subject: Subject, name: String, line: Int)?
    var body: [Substring] = []
    func end() {
      guard let heading else { return }
      sections.append(
        Section(
          subject: heading.subject, name: heading.name, body: body.joined(separator: "\n"), line: heading.line))
    }
    var fence: Substring?
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let mark = Self.fence(line) {
        fence = fence.map { mark.hasPrefix($0) && mark == line.drop(while: \.isWhitespace) ? nil : $0 } ?? mark
      }
      guard fence == nil, line.hasPrefix("# ") || line.hasPrefix("## ") else {
        body.append(line)
        continue
      }
      end()
      heading = Self.heading(line).map { ($0, $1, index + 1) }
      body = []
    }
    end()
    self.sections = sections
  }

  /// The page of a workshop; empty if it cannot be read.
  public init(of workshop: Workshop) {
    let file = workshop.folder.appending(path: Workshop.pageName)
    self.init(parsing: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// The first section about something with this name.
  public func section(_ subject: Subject, _ name: String) -> Section? {
    sections.first { $0.subject == subject && $0.name == name }
  }

  private static func heading(_ line: Substring) -> (Subject, String)? {
    for subject in Subject.allCases {
      let mark = "## \(subject.rawValue):"
      if line.hasPrefix(mark) {
        return (subject, line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces))
      }
    }
    return nil
  }

  /// The three or more signs with which a line opens or closes a listing; nil for any other line.
  private static func fence(_ line: Substring) -> Substring? {
    let text = line.drop(while: \.isWhitespace)
    guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
    let mark = text.prefix { $0 == sign }
    return mark.count >= 3 ? mark : nil
  }
}

import Foundation
import TerminalText
import WorkshopKit

/// A workshop's page for somebody who reads it: what it says of the whole, and its parts by name.
struct WorkshopReading {
  /// What stands below one heading.
  struct Part {
    /// As `read` takes it: `start`, `Who owns whom`.
    let name: String
    /// What the part is about: `step`, `variation`; nil for what is about the whole.
    let subject: String?
    private(set) var blocks: [MarkdownBlock]
    /// Its source, the heading included.
    private(set) var markdown: String

    fileprivate mutating func append(_ block: MarkdownBlock, source: String) {
      blocks.append(block)
      markdown += "\n\n" + source
    }
  }

  /// What stands above the first part.
  let introduction: [MarkdownBlock]
  /// The source of the introduction.
  let introductionMarkdown: String
  let parts: [Part]

  /// What is there for who presents or checks a workshop.
  private static let hiddenFences: Set<String> = ["claims", "demo", "notes", "exercise", "diff"]

  /// Reads the text of a page.
  init(of text: String) {
    let block = FrontMatterBlock(of: text)
    let document = MarkdownDocument(parsing: block?.body ?? text, firstLine: block?.bodyLine ?? 1)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let ends = document.blocks.dropFirst().map(\.line) + [lines.count + 1]
    var introduction: [(block: MarkdownBlock, source: String)] = []
    var parts: [Part] = []
    for (block, end) in zip(document.blocks, ends) {
      let source = lines[(block.line - 1)..<(end - 1)].joined(separator: "\n")
        .trimmingCharacters(in: .newlines)
      switch block.content {
      case .heading(level: 2, let title):
        parts.append(Part(title: title.map(\.plain).joined(), heading: block, source: source))
      case .code(let info, _) where Self.hiddenFences.contains(info.split(separator: " ").first.map(String.init) ?? ""):
        continue
      default:
        if parts.isEmpty {
          introduction.append((block, source))
        } else {
          parts[parts.count - 1].append(block, source: source)
        }
      }
    }
    self.introduction = introduction.map(\.block)
    introductionMarkdown = introduction.map(\.source).joined(separator: "\n\n")
    self.parts = parts
  }

  /// The part with a name, or the only one whose name has it.
  func part(called name: String) -> Part? {
    let wanted = name.lowercased()
    if let part = parts.first(where: { $0.name.lowercased() == wanted }) { return part }
    let near = parts.filter { $0.name.lowercased().contains(wanted) }
    return near.count == 1 ? near[0] : nil
  }
}

extension WorkshopReading.Part {
  fileprivate init(title: String, heading: MarkdownBlock, source: String) {
    for subject in WorkshopPage.Subject.allCases where title.hasPrefix("\(subject.rawValue):") {
      let name = title.dropFirst(subject.rawValue.count + 1).drop { $0 == " " }
      self.init(name: String(name), subject: subject.rawValue.lowercased(), blocks: [heading], markdown: source)
      return
    }
    self.init(name: title, subject: nil, blocks: [heading], markdown: source)
  }
}

extension Wiring {
  /// The page of the wiring's workshop.
  ///
  /// - Throws: `ShellError.noPage` for code that belongs to none, `.unreadable`.
  var page: WorkshopReading {
    get throws(ShellError) {
      guard let workshop else { throw .noPage(wiring: name) }
      let file = workshop.folder.appending(path: Workshop.pageName)
      do {
        return WorkshopReading(of: try String(contentsOf: file, encoding: .utf8))
      } catch {
        throw .unreadable(file: file.path, reason: error.systemReason)
      }
    }
  }
}

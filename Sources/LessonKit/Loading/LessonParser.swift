import Foundation
import TerminalText
import WorkshopKit

/// Turns the text of a lesson into values, and notes all that is wrong with it.
struct LessonParser {
  private(set) var frontMatter = FrontMatter()
  private(set) var notes: [LessonNote] = []
  private(set) var links: [LessonLink] = []
  /// Nil if the file lacks something that every lesson needs.
  private(set) var lesson: Lesson?
  private let folder: URL

  /// - Parameters:
  ///   - file: the file as problems name it.
  ///   - folder: the folder beside the file.
  init(text: String, file: String, folder: URL) {
    self.folder = folder
    guard let block = FrontMatterBlock(of: text) else {
      notes = [LessonNote(line: 1, issue: .noFrontMatter)]
      return
    }
    let reader = FrontMatterReader(yaml: block.yaml)
    frontMatter = reader.frontMatter
    notes = reader.notes
    read(MarkdownDocument(parsing: block.body, firstLine: block.bodyLine), file: file)
  }

  private mutating func read(_ document: MarkdownDocument, file: String) {
    links = document.blocks.flatMap(LessonLink.links)
    let sections = LessonSections(document.blocks)
    checkTitle(sections)
    let introduction = introduction(of: sections)
    let steps = steps(of: sections)
    guard let id = frontMatter.id, let title = frontMatter.title ?? sections.title, let place = frontMatter.place else {
      return
    }
    lesson = Lesson(
      id: id, title: title, place: place, minutes: frontMatter.minutes, teaches: frontMatter.teaches.map(\.name),
      needs: frontMatter.needs.map(\.name), introduction: introduction, steps: steps, file: file, folder: folder)
  }

  private mutating func checkTitle(_ sections: LessonSections) {
    guard let heading = sections.title else { return note(.noTitle, line: sections.firstLine) }
    guard let title = frontMatter.title, title != heading else { return }
    note(.otherTitle(heading: heading, frontMatter: title), line: sections.firstLine)
  }

  private mutating func introduction(of sections: LessonSections) -> [MarkdownBlock] {
    sections.introduction.filter { block in
      guard case .code(let info, _) = block.content, let kind = LessonFence(info: info) else { return true }
      note(.blockBeforeFirstStep(kind.name), line: block.line)
      return false
    }
  }

  private mutating func steps(of sections: LessonSections) -> [LessonStep] {
    if sections.steps.isEmpty { note(.noSteps, line: sections.firstLine) }
    var steps: [LessonStep] = []
    for section in sections.steps {
      let parser = StepParser(section, folder: folder, place: frontMatter.place)
      if steps.contains(where: { $0.id == parser.step.id }) { note(.duplicateStep(section.title), line: section.line) }
      steps.append(parser.step)
      notes += parser.notes
    }
    return steps
  }

  private mutating func note(_ issue: LessonIssue, line: Int) {
    notes.append(LessonNote(line: line, issue: issue))
  }
}

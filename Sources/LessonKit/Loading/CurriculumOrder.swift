import Grammar

/// What the lessons say of each other: ids, and the order in which concepts are taught.
struct CurriculumOrder {
  private let files: [LessonFile]
  /// The index of the first file that teaches a concept, or has it as its id.
  private var teachers: [String: Int] = [:]

  init(_ files: [LessonFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      let taught = file.frontMatter.teaches.map(\.name) + [file.frontMatter.id].compactMap(\.self)
      for concept in taught where teachers[concept] == nil { teachers[concept] = index }
    }
  }

  func notes(at index: Int) -> [LessonNote] {
    let frontMatter = files[index].frontMatter
    let needs = frontMatter.needs.compactMap { need in
      issue(with: need.name, at: index).map { LessonNote(line: need.line, issue: $0) }
    }
    guard let id = frontMatter.id, let other = files[..<index].first(where: { $0.frontMatter.id == id }) else {
      return needs
    }
    return needs + [LessonNote(line: frontMatter.idLine, issue: .duplicateLesson(id: id, other: other.name))]
  }

  private func issue(with concept: String, at index: Int) -> LessonIssue? {
    guard let teacher = teachers[concept] else {
      return .unknownConcept(concept, nearest: Spelling.nearest(to: concept, among: teachers.keys.sorted()))
    }
    return teacher < index ? nil : .conceptTaughtLater(concept, file: files[teacher].name)
  }
}

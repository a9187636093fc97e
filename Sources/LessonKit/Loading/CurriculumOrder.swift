import Grammar

/// What the lessons say of each other: ids, and the order in which concepts are taught.
struct CurriculumOrder {
  private let files: [LessonFile]
  /// The index of the first file that teaches a concept, or has it as its id.
  private var teachers: [String: Int] = [:]
  /// What lessons before these teach, and their ids.
  private let known: Set<String>

  /// - Parameter known: lessons that come before these.
  init(_ files: [LessonFile], after known: [Lesson]) {
    self.files = files
    self.known = Set(known.flatMap { $0.teaches + [$0.id] })
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
    guard !known.contains(concept) else { return nil }
    guard let teacher = teachers[concept] else {
      return .unknownConcept(concept, nearest: Spelling.nearest(to: concept, among: teachers.keys.sorted()))
    }
    return teacher < index ? nil : .conceptTaughtLater(concept, file: files[teacher].name)
  }
}

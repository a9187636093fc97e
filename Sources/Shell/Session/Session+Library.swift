import LessonKit

// What a session reads of lessons and workshops.
extension Session {
  /// What lessons may name: our wirings, and for those from elsewhere also others.
  func vocabulary(with others: [String] = []) -> LessonVocabulary {
    LessonVocabulary(wirings: appSession.wirings.names + others, commandProblem: commands.problem(in:))
  }

  /// Reads the workshops from elsewhere: what was imported, and what was added.
  func readImports() {
    let own = workshopPlace.map { [(folder: $0.imports, origin: String?.none)] } ?? []
    appSession.wirings.read(imports: own + (additions?.all ?? []).map { ($0.workshops, $0.name) })
  }

  /// The lessons of the additions, those that come after others knowing these.
  private func added(after lessons: [Lesson]) -> [(origin: String, lessons: [Lesson])] {
    let loader = LessonLoader(vocabulary: vocabulary(with: appSession.wirings.imports.map(\.name)))
    var known = lessons
    return (additions?.all ?? []).map { addition in
      let ids = Set(known.map(\.id))
      let curriculum = loader.load(folder: addition.lessons, after: known)
      tellOfLessonsLeftOut(of: curriculum)
      let lessons = curriculum.lessons.filter { !ids.contains($0.id) }
      known += lessons
      return (addition.name, lessons)
    }
  }

  /// Says of each file that gives no lesson what is wrong in it.
  private func tellOfLessonsLeftOut(of curriculum: Curriculum) {
    var told = Set(curriculum.lessons.map(\.file))
    for problem in curriculum.problems where told.insert(problem.file).inserted {
      appSession.notices.append("a lesson is left out: \(problem)")
    }
  }

  /// Reads all lessons; what is wrong in one is told.
  func library() -> LessonLibrary {
    let loader = LessonLoader(vocabulary: vocabulary())
    let before = lessonsBefore.map { loader.load(folder: $0).lessons } ?? []
    let curriculum = lessonFolder.map { loader.load(folder: $0, after: before) }
    if let curriculum { tellOfLessonsLeftOut(of: curriculum) }
    return LessonLibrary(
      curriculum: curriculum ?? Curriculum(lessons: []), added: added(after: curriculum?.lessons ?? []),
      progress: progressFolder,
      today: { [unowned self] in Day(now()) }
    ) { [unowned appSession] in
      appSession.notices.append($0)
    }
  }
}

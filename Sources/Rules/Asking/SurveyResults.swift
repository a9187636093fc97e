import Platform
import Synchronization

/// What all files have noted for surveys, each of which is made when somebody first asks for it.
final class SurveyResults: Sendable {
  private let surveys = Mutex<[String: OneSurvey]>([:])

  /// What all files have noted under a key, in their order.
  func notes(of survey: any Survey.Type, under key: String, in project: Project) -> [(file: Int, words: [String])] {
    one(survey.id).answers(project, survey).notes[key] ?? []
  }

  /// Takes over what files have noted.
  func take(_ notes: UpdatedNotes, of id: String) { one(id).take(notes) }

  /// The surveys that were made.
  var ids: [String] {
    surveys.withLock { $0 }.filter { $0.value.isMade }.map(\.key).sorted()
  }

  /// What the files have noted for each survey that was made.
  var made: [(id: String, files: SurveyNotes)] {
    surveys.withLock { $0 }.compactMap { id, survey in survey.files.map { (id, $0) } }.sorted { $0.id < $1.id }
  }

  private func one(_ id: String) -> OneSurvey {
    surveys.withLock { surveys in
      if let survey = surveys[id] { return survey }
      let made = OneSurvey()
      surveys[id] = made
      return made
    }
  }
}

/// What all files have noted for one survey.
private final class OneSurvey: Sendable {
  struct Answers: Sendable {
    let files: UpdatedNotes
    let notes: [String: [(file: Int, words: [String])]]

    init(_ files: UpdatedNotes) {
      self.files = files
      var notes: [String: [(file: Int, words: [String])]] = [:]
      for (number, all) in files.notes.sorted(by: { $0.key < $1.key }) {
        for note in all { notes[note.key, default: []].append((number, note.words)) }
      }
      self.notes = notes
    }
  }

  private let known = Mutex<Answers?>(nil)

  var isMade: Bool { known.withLock { $0 != nil } }

  var files: SurveyNotes? { known.withLock { $0 }?.files.all }

  func take(_ notes: UpdatedNotes) { known.withLock { $0 = Answers(notes) } }

  func answers(_ project: Project, _ survey: any Survey.Type) -> Answers {
    known.withLock { known in
      if let known { return known }
      let files = Array(project.declarations.files.indices).concurrentMap { number in
        NotesOfFile(asking: number, of: project, for: survey)
      }
      let made = Answers(UpdatedNotes(files))
      known = made
      return made
    }
  }
}

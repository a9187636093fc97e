import Platform
import Synchronization

/// What all files have noted for surveys, each of which is made when somebody first asks for it.
final class SurveyResults: Sendable {
  /// A dozen at most, which are found sooner by looking at each than by a hash.
  private let surveys = Mutex<[OneSurvey]>([])

  /// What all files have noted under a key, in their order.
  func notes(
    of survey: any Survey.Type, under key: String, in declarations: Declarations
  ) -> [(file: Int, words: [String])] {
    one(survey).answers(declarations).notes[key] ?? []
  }

  /// Takes over what files have noted.
  func take(_ notes: UpdatedNotes, of survey: any Survey.Type) { one(survey).take(notes) }

  /// The ids of the surveys that were made.
  var ids: [String] { surveys.withLock { $0 }.filter(\.isMade).map(\.id).sorted() }

  /// What the files have noted for each survey that was made.
  var made: [(id: String, files: SurveyNotes)] {
    surveys.withLock { $0 }.compactMap { survey in survey.files.map { (survey.id, $0) } }
      .sorted { $0.id < $1.id }
  }

  private func one(_ survey: any Survey.Type) -> OneSurvey {
    surveys.withLock { surveys in
      if let known = surveys.first(where: { $0.survey == survey }) { return known }
      // What is not in the list cannot be asked again after a change, and all files would be looked at anew.
      assert(RuleCatalog.standard.survey(survey.id) != nil, "\(survey) is not in RuleCatalog.standard")
      let made = OneSurvey(survey)
      surveys.append(made)
      return made
    }
  }
}

/// What all files have noted for one survey.
private final class OneSurvey: Sendable {
  /// An object, since each question is given it.
  final class Answers: Sendable {
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

  let survey: any Survey.Type
  private let known = Mutex<Answers?>(nil)

  init(_ survey: any Survey.Type) { self.survey = survey }

  var id: String { survey.id }

  var isMade: Bool { known.withLock { $0 != nil } }

  var files: SurveyNotes? { known.withLock { $0 }?.files.all }

  func take(_ notes: UpdatedNotes) { known.withLock { $0 = Answers(notes) } }

  func answers(_ declarations: Declarations) -> Answers {
    known.withLock { known in
      if let known { return known }
      let project = Project(wholeOf: declarations)
      let files = Array(declarations.files.indices).concurrentMap { [survey] number in
        NotesOfFile(asking: number, of: project, for: survey)
      }
      let made = Answers(UpdatedNotes(files))
      known = made
      return made
    }
  }
}

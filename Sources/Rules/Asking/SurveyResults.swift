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
  func take(_ files: [NotesOfFile], of id: String) { one(id).take(files) }

  /// What the files have noted for each survey that was made.
  var made: [(id: String, files: [NotesOfFile])] {
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

/// What a file has noted for a survey, and what was asked for that.
struct NotesOfFile: Sendable {
  let notes: [SurveyNote]
  let lookUps: [LookUp]

  init(notes: [SurveyNote], lookUps: [LookUp]) {
    self.notes = notes
    self.lookUps = lookUps
  }

  /// Asks a file.
  init(asking file: Int, of project: Project, for survey: any Survey.Type) {
    let lookUps = LookUps()
    notes = survey.notes(in: project.part(file, noting: lookUps))
    self.lookUps = Array(lookUps.all)
  }
}

/// What all files have noted for one survey.
private final class OneSurvey: Sendable {
  struct Answers: Sendable {
    let files: [NotesOfFile]
    let notes: [String: [(file: Int, words: [String])]]

    init(_ files: [NotesOfFile]) {
      self.files = files
      var notes: [String: [(file: Int, words: [String])]] = [:]
      for (number, file) in files.enumerated() {
        for note in file.notes { notes[note.key, default: []].append((number, note.words)) }
      }
      self.notes = notes
    }
  }

  private let known = Mutex<Answers?>(nil)

  var files: [NotesOfFile]? { known.withLock { $0?.files } }

  func take(_ files: [NotesOfFile]) { known.withLock { $0 = Answers(files) } }

  func answers(_ project: Project, _ survey: any Survey.Type) -> Answers {
    known.withLock { known in
      if let known { return known }
      let files = Array(project.declarations.files.indices).concurrentMap { number in
        NotesOfFile(asking: number, of: project, for: survey)
      }
      let made = Answers(files)
      known = made
      return made
    }
  }
}

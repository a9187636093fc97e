import Platform
import Synchronization

/// What files have noted for a survey, each of which is asked when somebody first wants to know what it may have noted.
final class NamedNotes: Sendable {
  let survey: any NamedSurvey.Type
  private let known: Mutex<Known>

  private struct Known {
    var notes: UpdatedNotes
    var answers: [String: [(file: Int, words: [String])]] = [:]
  }

  /// - Parameter notes: what some files have noted before.
  init(_ survey: any NamedSurvey.Type, _ notes: UpdatedNotes) {
    self.survey = survey
    known = Mutex(Known(notes: notes))
  }

  /// All that is known; files may have more to note that nobody has asked for.
  var notes: UpdatedNotes { known.withLock { $0.notes } }

  /// What files have noted under a key, in their order.
  func notes(under key: String, in declarations: Declarations) -> [(file: Int, words: [String])] {
    // Who asks another key meanwhile waits: it may be the same files that are asked.
    known.withLock { known in
      if let answer = known.answers[key] { return answer }
      let files = declarations.nameSearch.files(saying: survey.names(of: key, in: declarations))
      for (number, notes) in asked(files.filter { !known.notes.isAsked($0) }, in: declarations) {
        known.notes.add(notes, of: number)
      }
      let answer = files.flatMap { file in
        (known.notes.notes[file] ?? []).filter { $0.key == key }.map { (file: file, words: $0.words) }
      }
      known.answers[key] = answer
      return answer
    }
  }

  private func asked(_ files: [Int], in declarations: Declarations) -> [(number: Int, notes: NotesOfFile)] {
    let project = Project(wholeOf: declarations)
    @Sendable func notes(_ file: Int) -> (Int, NotesOfFile) {
      (file, NotesOfFile(asking: file, of: project, for: survey))
    }
    return files.count < Self.many ? files.map(notes) : files.concurrentMap(notes)
  }

  /// So many files take longer to ask than threads to begin.
  private static let many = 16
}

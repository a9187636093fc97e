import Platform
import Synchronization

/// What all files have noted for surveys, each of which is made when somebody first asks for it.
final class SurveyResults: Sendable {
  private let known = Mutex(Known())
  /// Those that will be asked for, and are made with the first that is asked for; held while some are made.
  private let expected = Mutex<[any Survey.Type]>([])

  /// The surveys that somebody has asked for.
  private struct Known {
    /// What tells them apart: two dozen at most, one of which is found sooner by looking at each than by a hash.
    var kinds: [ObjectIdentifier] = []
    var surveys: [OneSurvey] = []
    var named: [NamedNotes] = []
  }

  /// Says what will be asked for.
  func expect(_ surveys: [any Survey.Type]) {
    expected.withLock { $0 = surveys.filter { !($0 is any NamedSurvey.Type) } }
  }

  /// What all files have noted under a key, in their order.
  func notes(
    of survey: any Survey.Type, under key: String, in declarations: Declarations
  ) -> [(file: Int, words: [String])] {
    let one = one(survey)
    return (one.answers ?? made(one, in: declarations)).notes[key] ?? []
  }

  /// What the files have noted under a key that may have done so, in their order.
  func notes(
    of survey: any NamedSurvey.Type, under key: String, in declarations: Declarations
  ) -> [(file: Int, words: [String])] {
    let notes = known.withLock { known in
      if let notes = known.named.first(where: { ObjectIdentifier($0.survey) == ObjectIdentifier(survey) }) {
        return notes
      }
      assert(Self.isListed(survey), "\(survey) is not in RuleCatalog.standard")
      let notes = NamedNotes(survey, UpdatedNotes(unasked: declarations.files.count))
      known.named.append(notes)
      return notes
    }
    return notes.notes(under: key, in: declarations)
  }

  /// Takes over what files have noted.
  func take(_ notes: UpdatedNotes, of survey: any Survey.Type) {
    if let survey = survey as? any NamedSurvey.Type {
      known.withLock { $0.named.append(NamedNotes(survey, notes)) }
    } else {
      one(survey).take(SurveyAnswers(notes))
    }
  }

  /// The ids of the surveys that were made, or asked for by name.
  var ids: [String] {
    let known = known.withLock { $0 }
    return (known.surveys.filter { $0.answers != nil }.map(\.id) + known.named.map { $0.survey.id }).sorted()
  }

  /// What the files have noted for each survey that was made, or asked for by name.
  var made: [(id: String, files: SurveyNotes)] {
    let known = known.withLock { $0 }
    var made: [(id: String, files: SurveyNotes)] = []
    for survey in known.surveys {
      if let answers = survey.answers { made.append((survey.id, answers.files.all)) }
    }
    for survey in known.named { made.append((survey.survey.id, survey.notes.all)) }
    return made.sorted { $0.id < $1.id }
  }

  private func one(_ survey: any Survey.Type) -> OneSurvey {
    known.withLock { known in
      let kind = ObjectIdentifier(survey)
      if let number = known.kinds.firstIndex(of: kind) { return known.surveys[number] }
      assert(Self.isListed(survey), "\(survey) is not in RuleCatalog.standard")
      assert(!(survey is any NamedSurvey.Type), "\(survey) is asked for by a key")
      let made = OneSurvey(survey)
      known.kinds.append(kind)
      known.surveys.append(made)
      return made
    }
  }

  /// Whether a survey is in the catalog's list: what is not cannot be asked again after a change, and all files would be
  /// looked at anew.
  private static func isListed(_ survey: any Survey.Type) -> Bool { RuleCatalog.standard.survey(survey.id) != nil }

  /// Asks all files, also for what will be asked for.
  private func made(_ asked: OneSurvey, in declarations: Declarations) -> SurveyAnswers {
    expected.withLock { expected in
      // Somebody else may have been quicker.
      if let answers = asked.answers { return answers }
      var all = [asked]
      for other in expected.map(one) where other.answers == nil && !all.contains(where: { $0 === other }) {
        all.append(other)
      }
      expected = []
      let project = Project(wholeOf: declarations)
      let noted = Array(declarations.files.indices).concurrentMap { [kinds = all.map(\.survey)] number in
        NotesOfFile.all(asking: number, of: project, for: kinds)
      }
      let answers = Array(all.indices).concurrentMap { number in
        SurveyAnswers(UpdatedNotes(noted.map { $0[number] }))
      }
      for (survey, answers) in zip(all, answers) { survey.take(answers) }
      return answers[0]
    }
  }
}

/// What all files have noted for one survey.
private final class OneSurvey: Sendable {
  let survey: any Survey.Type
  private let known = Mutex<SurveyAnswers?>(nil)

  init(_ survey: any Survey.Type) { self.survey = survey }

  var id: String { survey.id }

  /// `nil` until it is made.
  var answers: SurveyAnswers? { known.withLock { $0 } }

  func take(_ answers: SurveyAnswers) { known.withLock { $0 = answers } }
}

/// What all files have noted for a survey, by keys.
///
/// An object, since each question is given it.
private final class SurveyAnswers: Sendable {
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

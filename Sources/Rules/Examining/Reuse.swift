import Platform

/// What was found in a project earlier, and what of that still holds.
struct Reuse: Sendable {
  private let earlier: Examination
  private let files: FileChanges
  /// The places of files in which the rules may find something else.
  private let touched: Set<Int>

  /// Finds out what has changed; surveys are brought up to date with that.
  init?(of earlier: Examination, for project: Project) {
    let declarations = project.declarations
    guard var changes = declarations.changes else { return nil }
    var kinds: [any Survey.Type] = []
    for (id, _) in earlier.surveys {
      guard let survey = RuleCatalog.standard.survey(id) else { return nil }
      kinds.append(survey)
    }
    let others = Self.others(of: earlier, changes.files, declarations)
    // What has not been asked may say now what somebody has asked for.
    let saying = declarations.nameSearch.files(declaredIn: changes.files.changed)
    let asked = zip(kinds, earlier.surveys).map { kind, survey in
      changes.numbers(in: survey.files.lookUps).union(kind is any NamedSurvey.Type ? others.union(saying) : others)
        .map { (kind: kind, file: $0) }
    }
    let answers = Array(asked.joined()).concurrentMap { NotesOfFile(asking: $0.file, of: project, for: $0.kind) }
    var rest = answers[...]
    for ((files, kind), survey) in zip(zip(asked, kinds), earlier.surveys) {
      let new = Dictionary(zip(files.map(\.file), rest)) { first, _ in first }
      rest = rest.dropFirst(files.count)
      let notes = UpdatedNotes(survey.files, changes.files, new: new)
      for key in notes.changedKeys { changes.insert(.survey(survey.id, key)) }
      declarations.surveys.take(notes, of: kind)
    }
    self.earlier = earlier
    files = changes.files
    touched = changes.touched(in: earlier.lookUps)
  }

  /// Whether the rules that were applied are the same.
  func isBy(_ rules: [any Rule.Type]) -> Bool { earlier.rules == rules.map { $0.id } }

  /// What was found in a file, if the same rules would find it again.
  func examined(_ number: Int, in declarations: Declarations) -> ExaminedFile? {
    guard let place = files.places[number], !touched.contains(place),
      earlier.files.ownership[place] == declarations.ownershipOfFiles[number]
    else { return nil }
    var found: [ExaminedFile.Found] = []
    for one in earlier.found[place] ?? [] {
      guard let file = files.numbers[one.violation.place.file] else { return nil }
      found.append(one.moved(to: file))
    }
    return ExaminedFile(found: found, lookUps: earlier.lookUps[place], isNew: false)
  }

  /// Whether so little is new that it is found anew sooner than all is written.
  func isNearlyAll(_ files: [ExaminedFile], surveys: SurveyResults) -> Bool {
    files.count(where: \.isNew) * LintCache.fewest <= files.count && surveys.ids == earlier.surveys.map(\.id)
  }

  /// The files that are new, or the first to declare other types than before.
  private static func others(
    of earlier: Examination, _ files: FileChanges, _ declarations: Declarations
  ) -> Set<Int> {
    let others = files.places.enumerated().filter { number, place in
      place.map { earlier.files.ownership[$0] != declarations.ownershipOfFiles[number] } ?? true
    }
    return Set(others.map(\.offset))
  }
}

extension ExaminedFile.Found {
  /// The same in a file that has another number now.
  fileprivate func moved(to file: Int) -> ExaminedFile.Found {
    var violation = violation
    violation.place = Violation.Place(file: file, offset: violation.place.offset)
    return ExaminedFile.Found(rule: rule, violation: violation, line: line, column: column)
  }
}

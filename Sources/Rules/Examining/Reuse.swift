import Platform

/// What was found in a project earlier, and what of that still holds.
struct Reuse: Sendable {
  private let earlier: Examination
  private let changes: Changes

  /// Finds out what has changed; surveys are brought up to date with that.
  init?(of earlier: Examination, for project: Project) {
    let declarations = project.declarations
    guard var changes = Changes(of: declarations, since: earlier) else { return nil }
    for (id, notes) in earlier.surveys {
      guard let survey = RuleCatalog.standard.survey(id) else { return nil }
      let before = changes
      let files = zip(declarations.files.indices, before.places).map { ($0, $1) }.concurrentMap { number, place in
        if let place, Self.holds(earlier, place, number, notes[place].lookUps, before, declarations) {
          return (notes: notes[place], isNew: false)
        }
        return (notes: NotesOfFile(asking: number, of: project, for: survey), isNew: true)
      }
      var remaining = Set(notes.indices)
      for (place, new) in zip(changes.places, files) {
        if let place { remaining.remove(place) }
        guard new.isNew else { continue }
        let keys = Self.changed(place.map { notes[$0].notes } ?? [], new.notes.notes)
        for key in keys { changes.insert(.survey(id, key)) }
      }
      for place in remaining {
        for note in notes[place].notes { changes.insert(.survey(id, note.key)) }
      }
      declarations.surveys.take(files.map(\.notes), of: id)
    }
    self.earlier = earlier
    self.changes = changes
  }

  /// Whether the rules that were applied are the same.
  func isBy(_ rules: [any Rule.Type]) -> Bool { earlier.rules == rules.map { $0.id } }

  /// What was found in a file, if the same rules would find it again.
  func examined(_ number: Int, in declarations: Declarations) -> ExaminedFile? {
    guard let place = changes.places[number],
      Self.holds(earlier, place, number, earlier.files[place].examined.lookUps, changes, declarations)
    else { return nil }
    let old = earlier.files[place].examined
    var found: [ExaminedFile.Found] = []
    for one in old.found {
      guard let file = changes.number(of: one.violation.place.file) else { return nil }
      found.append(one.moved(to: file))
    }
    return ExaminedFile(found: found, lookUps: old.lookUps, isNew: false)
  }

  /// Whether so little is new that it is found anew sooner than all is written.
  func isNearlyAll(_ files: [ExaminedFile], surveys: SurveyResults) -> Bool {
    files.count(where: \.isNew) * LintCache.fewest <= files.count
      && surveys.made.map(\.id) == earlier.surveys.map(\.id)
  }

  private static func holds(
    _ earlier: Examination, _ place: Int, _ number: Int, _ lookUps: [LookUp], _ changes: Changes,
    _ declarations: Declarations
  ) -> Bool {
    changes.leave(lookUps) && earlier.files[place].facts.types == declarations.ownershipOfFiles[number]
  }

  /// The keys under which something else is noted.
  private static func changed(_ old: [SurveyNote], _ new: [SurveyNote]) -> [String] {
    guard old != new else { return [] }
    let before = Dictionary(grouping: old, by: \.key)
    let after = Dictionary(grouping: new, by: \.key)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
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

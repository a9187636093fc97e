/// What all files have noted for a survey, as it can be kept.
struct SurveyNotes: Sendable {
  /// By the numbers of the files that have noted something.
  let notes: [Int: [SurveyNote]]
  /// For each file, what was asked for that.
  let lookUps: FlatLists<LookUp>
}

/// What a file has noted for a survey, and what was asked for that.
struct NotesOfFile: Sendable {
  let notes: [SurveyNote]
  let lookUps: [LookUp]

  /// Asks a file.
  init(asking file: Int, of project: Project, for survey: any Survey.Type) {
    let lookUps = project.declarations.isKept ? LookUps() : nil
    notes = survey.notes(in: project.part(file, noting: lookUps))
    self.lookUps = lookUps.map { Array($0.all) } ?? []
  }

  /// What a part of a project has noted of which nobody wants to know what it asks.
  private init(asking part: Project, for survey: any Survey.Type) {
    notes = survey.notes(in: part)
    lookUps = []
  }

  /// Asks a file for some surveys.
  static func all(asking file: Int, of project: Project, for surveys: [any Survey.Type]) -> [NotesOfFile] {
    if project.declarations.isKept { return surveys.map { NotesOfFile(asking: file, of: project, for: $0) } }
    let part = project.part(file)
    return surveys.map { NotesOfFile(asking: part, for: $0) }
  }
}

/// What all files have noted for a survey, most of them earlier.
struct UpdatedNotes: Sendable {
  /// By the numbers of the files that have noted something.
  let notes: [Int: [SurveyNote]]
  /// The keys under which something else is noted than before.
  let changedKeys: Set<String>
  private let earlier: (notes: SurveyNotes, files: FileChanges)?
  /// What was noted now: by all files, or by those of which the earlier notes do not hold.
  private let whole: [NotesOfFile]
  private let new: [Int: NotesOfFile]

  /// What all files have noted now.
  init(_ files: [NotesOfFile]) {
    var notes: [Int: [SurveyNote]] = [:]
    for (number, file) in files.enumerated() where !file.notes.isEmpty { notes[number] = file.notes }
    self.notes = notes
    changedKeys = []
    earlier = nil
    whole = files
    new = [:]
  }

  /// - Parameter new: what those files have noted of which the earlier notes do not hold.
  init(_ earlier: SurveyNotes, _ files: FileChanges, new: [Int: NotesOfFile]) {
    var notes: [Int: [SurveyNote]] = [:]
    var changedKeys: Set<String> = []
    for (place, old) in earlier.notes {
      if let number = files.numbers[place] {
        if new[number] == nil { notes[number] = old }
      } else {
        changedKeys.formUnion(old.map(\.key))
      }
    }
    for (number, file) in new {
      if !file.notes.isEmpty { notes[number] = file.notes }
      let old = files.places[number].flatMap { earlier.notes[$0] } ?? []
      changedKeys.formUnion(Self.changed(old, file.notes))
    }
    self.notes = notes
    self.changedKeys = changedKeys
    self.earlier = (earlier, files)
    whole = []
    self.new = new
  }

  /// Together with what was asked for them.
  var all: SurveyNotes {
    var lookUps = FlatLists<LookUp>()
    for file in whole { lookUps.append(file.lookUps) }
    if let earlier {
      for (number, place) in earlier.files.places.enumerated() {
        if let file = new[number] {
          lookUps.append(file.lookUps)
        } else if let place {
          lookUps.append(earlier.notes.lookUps[place])
        }
      }
    }
    return SurveyNotes(notes: notes, lookUps: lookUps)
  }

  /// The keys under which something else is noted.
  private static func changed(_ old: [SurveyNote], _ new: [SurveyNote]) -> [String] {
    guard old != new else { return [] }
    let before = Dictionary(grouping: old, by: \.key)
    let after = Dictionary(grouping: new, by: \.key)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }
}

/// What all files have noted for a survey, as it can be kept.
struct SurveyNotes: Sendable {
  /// By the numbers of the files that have noted something.
  let notes: [Int: [SurveyNote]]
  /// For each file, what was asked for that: something about itself at least, unless the file has not been asked.
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
    assert(isFound(in: file, of: project, by: survey), "\(survey) notes what nobody will find")
  }

  /// Whether who asks for what is noted by name will ask the file for it.
  private func isFound(in file: Int, of project: Project, by survey: any Survey.Type) -> Bool {
    guard let survey = survey as? any NamedSurvey.Type else { return true }
    return notes.allSatisfy { note in
      project.declarations.nameSearch.says(survey.names(of: note.key, in: project.declarations), file)
    }
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
  private(set) var notes: [Int: [SurveyNote]]
  /// The keys under which something else is noted than before.
  let changedKeys: Set<String>
  private let earlier: (notes: SurveyNotes, files: FileChanges)?
  /// What was noted now, by each file of which no earlier notes hold.
  private var new: [NotesOfFile?]

  /// What all files have noted now.
  init(_ files: [NotesOfFile]) {
    var notes: [Int: [SurveyNote]] = [:]
    for (number, file) in files.enumerated() where !file.notes.isEmpty { notes[number] = file.notes }
    self.notes = notes
    changedKeys = []
    earlier = nil
    new = files
  }

  /// What so many files have noted of which none has been asked yet.
  init(unasked count: Int) {
    notes = [:]
    changedKeys = []
    earlier = nil
    new = Array(repeating: nil, count: count)
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
    self.new = files.places.indices.map { new[$0] }
  }

  /// Whether a file has been asked, now or earlier.
  func isAsked(_ file: Int) -> Bool { new[file] != nil || !earlierLookUps(of: file).isEmpty }

  /// Adds what a file has noted that has not been asked before.
  mutating func add(_ noted: NotesOfFile, of file: Int) {
    new[file] = noted
    if !noted.notes.isEmpty { notes[file] = noted.notes }
  }

  /// Together with what was asked for them.
  var all: SurveyNotes {
    var lookUps = FlatLists<LookUp>()
    for (number, file) in new.enumerated() {
      if let file { lookUps.append(file.lookUps) } else { lookUps.append(earlierLookUps(of: number)) }
    }
    return SurveyNotes(notes: notes, lookUps: lookUps)
  }

  /// What a file asked for the notes that hold since earlier; nothing if it was not asked then.
  private func earlierLookUps(of file: Int) -> ArraySlice<LookUp> {
    earlier.flatMap { earlier in earlier.files.places[file].map { earlier.notes.lookUps[$0] } } ?? []
  }

  /// The keys under which something else is noted.
  private static func changed(_ old: [SurveyNote], _ new: [SurveyNote]) -> [String] {
    guard old != new else { return [] }
    let before = Dictionary(grouping: old, by: \.key)
    let after = Dictionary(grouping: new, by: \.key)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }
}

import Architectures

extension Examination: Kept {
  init(from reader: inout KeptReader) {
    let surroundings = [String](from: &reader)
    let rules = [String](from: &reader)
    let files = ExaminedFiles(from: &reader)
    let found = [Int: [ExaminedFile.Found]](from: &reader)
    let lookUps = FlatLists<LookUp>(from: &reader)
    let types = TypeTable(from: &reader)
    let surveys = (0..<reader.readCount()).map { _ in (id: reader.readText(), files: SurveyNotes(from: &reader)) }
    self.init(
      surroundings: surroundings, rules: rules, files: files, found: found, lookUps: lookUps, types: types,
      surveys: surveys)
    // The numbers of files and of rules are used without further questions.
    let places = files.lookUps.indices
    let isWhole = found.allSatisfy { file, found in
      places.contains(file)
        && found.allSatisfy { rules.indices.contains($0.rule) && places.contains($0.violation.place.file) }
    }
    let isComplete = ([lookUps] + surveys.map(\.files.lookUps)).allSatisfy { $0.count == places.count }
    let areFiles = types.places.elements.allSatisfy { places.contains($0.file) }
    if !isWhole || !isComplete || !areFiles { reader.fail() }
  }

  func write(to writer: inout KeptWriter) {
    surroundings.write(to: &writer)
    rules.write(to: &writer)
    files.write(to: &writer)
    found.write(to: &writer)
    lookUps.write(to: &writer)
    types.write(to: &writer)
    writer.write(number: surveys.count)
    for (id, files) in surveys {
      writer.write(text: id)
      files.write(to: &writer)
    }
  }
}

extension ExaminedFiles: Kept {
  init(from reader: inout KeptReader) {
    let lookUps = reader.readLookUps()
    let digests = reader.readWords()
    let ownership = reader.readWords()
    let functions = FlatLists<LookUp>(from: &reader)
    let filters = FlatLists<UInt64>(from: &reader)
    let facts = [Int: FileFacts](from: &reader)
    let count = lookUps.count
    let areWhole = functions.count == count && filters.count == count
    if digests.count != count * 2 || ownership.count != count || !areWhole { reader.fail() }
    self.init(
      lookUps: lookUps,
      digests: stride(from: 1, to: digests.count, by: 2).map { Digest(one: digests[$0 - 1], other: digests[$0]) },
      ownership: ownership, functions: functions, filters: filters, facts: facts)
  }

  func write(to writer: inout KeptWriter) {
    writer.write(lookUps)
    writer.write(words: digests.flatMap { [$0.one, $0.other] })
    writer.write(words: ownership)
    functions.write(to: &writer)
    filters.write(to: &writer)
    facts.write(to: &writer)
  }
}

extension FileFacts: Kept {
  init(from reader: inout KeptReader) {
    self.init(
      aliases: [Aliases.Alias](from: &reader), madeCoordinators: [String](from: &reader),
      uiModules: [String](from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    aliases.write(to: &writer)
    madeCoordinators.write(to: &writer)
    uiModules.write(to: &writer)
  }
}

extension Aliases.Alias: Kept {
  init(from reader: inout KeptReader) {
    self.init(name: String(from: &reader), type: TypeName(from: &reader), isWithinType: Bool(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
    isWithinType.write(to: &writer)
  }
}

extension SurveyNotes: Kept {
  init(from reader: inout KeptReader) {
    self.init(notes: [Int: [SurveyNote]](from: &reader), lookUps: FlatLists<LookUp>(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    notes.write(to: &writer)
    lookUps.write(to: &writer)
  }
}

extension ExaminedFile.Found: Kept {
  init(from reader: inout KeptReader) {
    self.init(
      rule: Int(from: &reader), violation: Violation(from: &reader), line: Int(from: &reader),
      column: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    rule.write(to: &writer)
    violation.write(to: &writer)
    line.write(to: &writer)
    column.write(to: &writer)
  }
}

extension Violation: Kept {
  init(from reader: inout KeptReader) {
    self.init(
      place: Place(file: Int(from: &reader), offset: Int(from: &reader)), what: String(from: &reader),
      how: String(from: &reader), severity: Severity?(from: &reader), fix: Fix?(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    place.file.write(to: &writer)
    place.offset.write(to: &writer)
    what.write(to: &writer)
    how.write(to: &writer)
    severity.write(to: &writer)
    fix.write(to: &writer)
  }
}

extension Severity: Kept {
  private static let all: [Self] = [.note, .warning, .error]

  init(from reader: inout KeptReader) { self = reader.readCase(of: Self.all) }
  func write(to writer: inout KeptWriter) { writer.write(self, of: Self.all) }
}

extension Fix: Kept {
  private static let all: [Self] = [.holdWeakly, .closeSetter, .captureSelfWeakly]

  init(from reader: inout KeptReader) { self = reader.readCase(of: Self.all) }
  func write(to writer: inout KeptWriter) { writer.write(self, of: Self.all) }
}

extension SurveyNote: Kept {
  init(from reader: inout KeptReader) {
    self.init(String(from: &reader), [String](from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    key.write(to: &writer)
    words.write(to: &writer)
  }
}

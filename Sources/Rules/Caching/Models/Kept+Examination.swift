import Architectures

extension Examination: Kept {
  init(from reader: inout KeptReader) {
    let surroundings = [String](from: &reader)
    let rules = [String](from: &reader)
    let files = [File](from: &reader)
    let types = [TypeRecord](from: &reader)
    let surveys = (0..<reader.readCount()).map { _ in
      (id: reader.readText(), files: [NotesOfFile](from: &reader))
    }
    self.init(surroundings: surroundings, rules: rules, files: files, types: types, surveys: surveys)
    // Places in other files and the numbers of rules are used without further questions.
    let isWhole = files.allSatisfy { file in
      file.examined.found.allSatisfy {
        rules.indices.contains($0.rule) && files.indices.contains($0.violation.place.file)
      }
    }
    if !isWhole || surveys.contains(where: { $0.files.count != files.count }) { reader.fail() }
  }

  func write(to writer: inout KeptWriter) {
    surroundings.write(to: &writer)
    rules.write(to: &writer)
    files.write(to: &writer)
    types.write(to: &writer)
    writer.write(number: surveys.count)
    for (id, files) in surveys {
      writer.write(text: id)
      files.write(to: &writer)
    }
  }
}

extension Examination.File: Kept {
  init(from reader: inout KeptReader) {
    self.init(
      name: String(from: &reader), path: String(from: &reader), digest: String(from: &reader),
      facts: FileFacts(from: &reader), examined: ExaminedFile(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    name.write(to: &writer)
    path.write(to: &writer)
    digest.write(to: &writer)
    facts.write(to: &writer)
    examined.write(to: &writer)
  }
}

extension FileFacts: Kept {
  init(from reader: inout KeptReader) {
    let names = reader.readLookUps()
    let values = reader.readLookUps().map(\.key)
    let functions = reader.readLookUps()
    self.init(
      aliases: Dictionary(zip(names, values)) { first, _ in first }, functions: functions,
      types: reader.readLookUps().first?.key ?? 0)
  }

  func write(to writer: inout KeptWriter) {
    let aliases = aliases.sorted { $0.key.key < $1.key.key }
    writer.write(aliases.map(\.key))
    writer.write(aliases.map { LookUp(key: $0.value) })
    writer.write(functions)
    writer.write([LookUp(key: types)])
  }
}

extension TypeRecord: Kept {
  init(from reader: inout KeptReader) {
    self.init(
      name: String(from: &reader), role: String?(from: &reader).flatMap(Role.init(rawValue:)),
      ancestors: [String](from: &reader), parents: [String](from: &reader),
      hash: reader.readLookUps().first?.key ?? 0)
  }

  func write(to writer: inout KeptWriter) {
    name.write(to: &writer)
    (role?.rawValue).write(to: &writer)
    ancestors.write(to: &writer)
    parents.write(to: &writer)
    writer.write([LookUp(key: hash)])
  }
}

extension ExaminedFile: Kept {
  init(from reader: inout KeptReader) {
    self.init(found: [Found](from: &reader), lookUps: reader.readLookUps(), isNew: false)
  }

  func write(to writer: inout KeptWriter) {
    found.write(to: &writer)
    writer.write(lookUps)
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

extension NotesOfFile: Kept {
  init(from reader: inout KeptReader) {
    self.init(notes: [SurveyNote](from: &reader), lookUps: reader.readLookUps())
  }

  func write(to writer: inout KeptWriter) {
    notes.write(to: &writer)
    writer.write(lookUps)
  }
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

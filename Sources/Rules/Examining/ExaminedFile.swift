/// What rules have found while they looked at one file, and what was asked for that.
struct ExaminedFile: Sendable {
  /// Something that a rule has found.
  struct Found: Sendable {
    /// The number of the rule among those that were applied.
    let rule: Int
    let violation: Violation
    let line: Int
    let column: Int
  }

  let found: [Found]
  let lookUps: ArraySlice<LookUp>
  /// Whether it was examined now, and not taken over.
  var isNew = true

  /// - Parameter lookUps: what was asked and when it was noted.
  init(found: [Found], lookUps: ArraySlice<LookUp>, isNew: Bool) {
    self.found = found
    self.lookUps = lookUps
    self.isNew = isNew
  }

  /// Applies rules to a file.
  ///
  /// - Parameter isNoted: whether somebody wants to know what is asked.
  init(_ file: Int, of project: Project, by rules: [any Rule.Type], isNoted: Bool) {
    let lookUps = isNoted ? LookUps() : nil
    let part = project.part(file, noting: lookUps)
    var lines: [Int: LineTable] = [:]
    found = rules.enumerated().flatMap { number, rule in
      rule.init().violations(in: part).map { violation in
        let place = violation.place
        let table = lines[place.file] ?? LineTable(part.file(place.file).text)
        lines[place.file] = table
        let (line, column) = table.location(of: place.offset)
        return Found(rule: number, violation: violation, line: line, column: column)
      }
    }
    self.lookUps = lookUps.map { Array($0.all)[...] } ?? []
  }
}

extension LessonProgress {
  init(_ json: JSONValue) {
    self.init(
      currentStep: json["step"]?.string,
      steps: json["steps"]?.object.mapValues { StepProgress($0) } ?? [:],
      testedOn: json["tested"]?.string.flatMap { Day($0) })
  }

  /// Writes the progress over what a file has, and leaves there what this version does not know.
  func write(into json: inout JSONValue) {
    json["version"] = json["version"] ?? .integer(1)
    json["step"] = currentStep.map { .string($0) }
    if let testedOn { json["tested"] = .string(testedOn.description) }
    var steps = json["steps"] ?? .object([:])
    for (id, step) in self.steps {
      var entry = steps[id] ?? .object([:])
      step.write(into: &entry)
      steps[id] = entry
    }
    json["steps"] = steps
  }
}

extension StepProgress {
  fileprivate init(_ json: JSONValue) {
    self.init(
      isDone: json["done"]?.bool ?? false,
      isSkipped: json["skipped"]?.bool ?? false,
      shownHints: Self.shownHints(json),
      sawSolution: json["solution"]?.bool ?? false,
      answers: Dictionary(
        (json["answers"]?.object ?? [:]).compactMap { quiz, choices in
          Int(quiz).map { ($0, Set(choices.array.compactMap(\.integer))) }
        }
      ) { first, _ in first },
      wrongAnswers: Dictionary(
        (json["wrong"]?.object ?? [:]).compactMap { quiz, count in
          Int(quiz).flatMap { quiz in count.count.map { (quiz, $0) } }
        }
      ) { first, _ in first },
      wrongTries: json["wrongTries"]?.count ?? 0,
      notes: (json["notes"]?.array ?? []).compactMap(\.string),
      doneOn: json["on"]?.string.flatMap { Day($0) },
      reviews: Dictionary(
        (json["reviews"]?.object ?? [:]).compactMap { quiz, record in
          Int(quiz).flatMap { quiz in ReviewRecord(record).map { (quiz, $0) } }
        }
      ) { first, _ in first })
  }

  /// Where only their number was kept, it was the first ones.
  private static func shownHints(_ json: JSONValue) -> Set<Int> {
    if let shown = json["shownHints"] { return Set(shown.array.compactMap(\.integer)) }
    return Set(1..<(1 + min(json["hints"]?.count ?? 0, 100)))
  }

  fileprivate func write(into json: inout JSONValue) {
    json["done"] = .bool(isDone)
    json["skipped"] = .bool(isSkipped)
    json["hints"] = .integer(hints)
    if !shownHints.isEmpty { json["shownHints"] = .array(shownHints.sorted().map { .integer($0) }) }
    if wrongTries > 0 { json["wrongTries"] = .integer(wrongTries) }
    if !notes.isEmpty { json["notes"] = .array(notes.map { .string($0) }) }
    json["solution"] = .bool(sawSolution)
    if let doneOn { json["on"] = .string(doneOn.description) }
    if !reviews.isEmpty {
      var kept = json["reviews"] ?? .object([:])
      for (quiz, record) in reviews { kept["\(quiz)"] = record.json }
      json["reviews"] = kept
    }
    var answers = json["answers"] ?? .object([:])
    for (quiz, choices) in self.answers {
      answers["\(quiz)"] = .array(choices.sorted().map { .integer($0) })
    }
    json["answers"] = answers
    guard !wrongAnswers.isEmpty else { return }
    var wrong = json["wrong"] ?? .object([:])
    for (quiz, count) in wrongAnswers { wrong["\(quiz)"] = .integer(count) }
    json["wrong"] = wrong
  }
}

extension JSONValue {
  /// How often something was done: not less than never, and not more than anybody does, so that counts can be added up.
  fileprivate var count: Int? { integer.map { min(max(0, $0), 1_000_000) } }
}

extension ReviewRecord {
  fileprivate init?(_ json: JSONValue) {
    guard let on = json["on"]?.string.flatMap({ Day($0) }), let rung = json["rung"]?.integer else { return nil }
    self.init(on: on, rung: rung)
  }

  fileprivate var json: JSONValue { .object(["on": .string(on.description), "rung": .integer(rung)]) }
}

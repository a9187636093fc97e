extension LessonProgress {
  init(_ json: JSONValue) {
    self.init(
      currentStep: json["step"]?.string,
      steps: json["steps"]?.object.mapValues { StepProgress($0) } ?? [:])
  }

  /// Writes the progress over what a file has, and leaves there what this version does not know.
  func write(into json: inout JSONValue) {
    json["version"] = json["version"] ?? .integer(1)
    json["step"] = currentStep.map { .string($0) }
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
      hints: json["hints"]?.integer ?? 0,
      sawSolution: json["solution"]?.bool ?? false,
      answers: Dictionary(
        (json["answers"]?.object ?? [:]).compactMap { quiz, choices in
          Int(quiz).map { ($0, Set(choices.array.compactMap(\.integer))) }
        }
      ) { first, _ in first })
  }

  fileprivate func write(into json: inout JSONValue) {
    json["done"] = .bool(isDone)
    json["skipped"] = .bool(isSkipped)
    json["hints"] = .integer(hints)
    json["solution"] = .bool(sawSolution)
    var answers = json["answers"] ?? .object([:])
    for (quiz, choices) in self.answers {
      answers["\(quiz)"] = .array(choices.sorted().map { .integer($0) })
    }
    json["answers"] = answers
  }
}

/// What an app has and never shows, makes or calls, as far as that can be told.
extension Project {
  /// Whether storyboards have a screen to which nothing leads, for which no code asks, and which no code makes.
  func isNeverShown(_ screen: ProjectType) -> Bool {
    configuration.firstScreens.ways[screen.simpleName]?.isEmpty == true
      && notes(of: ObjectMakers.self, under: screen.simpleName).isEmpty
      && heirs(of: screen.simpleName).isEmpty
  }

  /// Whether nothing makes objects of a class in an app but static functions such as `UserRouter.createModule()`, which
  /// nobody calls.
  func isNeverMade(_ type: ProjectType) -> Bool {
    guard isWholeApp, type.kind == .class, heirs(of: type.simpleName).isEmpty else { return false }
    let makers = notes(of: ObjectMakers.self, under: type.simpleName).map(\.words)
    return !makers.isEmpty
      && makers.allSatisfy { words in
        guard words[1] == ObjectMakers.Manner.byFunction.rawValue, let owner = self.type(words[0]),
          let function = words.dropFirst(2).first, ObjectMakers.makes(function),
          owner.functions.contains(where: { $0.function.name == function && $0.function.isStatic }),
          // By a protocol that asks for it, others may call it.
          owner.ancestors.allSatisfy({ ancestor in
            declares(ancestor) && self.type(ancestor)?.functions.contains { $0.function.name == function } == false
          })
        else { return false }
        let keys = owner.ancestors.union([owner.simpleName]).map { ObjectMakers.key($0, function) }
        return (keys + [ObjectMakers.key(ofAny: function)]).allSatisfy {
          notes(of: ObjectMakers.self, under: $0).isEmpty
        }
      }
  }

  /// Whether some code is that of a function which nobody calls, as far as that can be told: one that nobody but code can
  /// call, of which no code says the name.
  func isNeverCalled(_ code: Code, of type: ProjectType) -> Bool {
    guard let (file, function) = type.functions.first(where: { $0.function.code.isSame(as: code) }),
      function.kind == .function, !function.isOverride, function.attributes.isEmpty,
      // A library may call what its protocols ask for.
      function.access.isPrivate || function.parameters.isEmpty,
      !type.ancestors.compactMap(self.type).contains(where: { ancestor in
        ancestor.functions.contains { $0.function.name == function.name }
      }), isWholeApp
    else { return false }
    // Selectors name functions, which in older code say nothing of that.
    return notes(of: SaidFunctions.self, under: function.name).isEmpty && self.file(file).saysOnce(function.name)
  }
}

/// The names of functions that code calls or hands out, whosever they are.
struct SaidFunctions: NamedSurvey {
  static let id = "saidFunctions"

  static func notes(in part: Project) -> [SurveyNote] {
    var names: Set<String> = []
    for type in part.types { for (_, code) in type.code { names.formUnion(code.saidFunctions) } }
    for (_, file) in part.files {
      names.formUnion(file.code.saidFunctions)
      for function in file.functions { names.formUnion(function.code.saidFunctions) }
      for property in file.properties { names.formUnion(property.code.saidFunctions) }
    }
    return names.sorted().map { SurveyNote($0) }
  }
}

extension Code {
  /// The last names of what is called, handed out or given to something.
  fileprivate var saidFunctions: [String] {
    calls.map(\.name) + references.map(\.last) + variables.compactMap(\.value.path?.last)
      + assignments.compactMap(\.value.path?.last) + calls.flatMap(\.arguments).compactMap(\.value.path?.last)
  }
}

extension SourceFile {
  /// Whether its text has a name once only, comments included.
  fileprivate func saysOnce(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return false }
    let places = text.indices.filter { text[$0] == first && text[$0...].starts(with: name) }
    return places.count < 2
  }
}

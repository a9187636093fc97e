/// What an app has and never shows, makes or calls, as far as that can be told.
extension Project {
  /// Whether nobody will ever have an object of a type.
  func isNeverThere(_ type: ProjectType) -> Bool { isNeverThere(type, depth: 6) }

  /// - Parameter depth: how many makers are followed, each of which makes the next.
  private func isNeverThere(_ type: ProjectType, depth: Int) -> Bool {
    // What is no screen may just have been written, and is to be used next.
    isNeverShown(type) || type.role == .viewController && isNeverNamed(type)
      || depth > 0 && isNeverMade(type, depth: depth)
  }

  /// Whether storyboards have a screen to which nothing leads, for which no code asks, and which no code makes.
  private func isNeverShown(_ screen: ProjectType) -> Bool {
    configuration.firstScreens.ways[screen.simpleName]?.isEmpty == true
      && notes(of: ObjectMakers.self, under: screen.simpleName).isEmpty
      && heirs(of: screen.simpleName).isEmpty
  }

  /// Whether a screen, or a type that nothing but code can make, is in no storyboard of an app, and nobody's code names it
  /// but its own.
  private func isNeverNamed(_ type: ProjectType) -> Bool {
    let name = type.simpleName
    guard isWholeApp, type.role != .appDelegate, type.kind != .extension, !type.isProtocol,
      type.role == .viewController || type.ancestors.allSatisfy(declares),
      !configuration.firstScreens.has(name), heirs(of: name).isEmpty
    else { return false }
    return notes(of: SaidTypes.self, under: name).allSatisfy { $0.words == [type.name] }
      && declarations.aliases.names(of: name).isEmpty
  }

  /// Whether nothing makes objects of a class in an app but functions such as `UserRouter.createModule()`, which nobody calls,
  /// and objects that are never there.
  private func isNeverMade(_ type: ProjectType, depth: Int) -> Bool {
    let name = type.simpleName
    guard isWholeApp, type.kind == .class, configuration.firstScreens.ways[name]?.isEmpty != false,
      heirs(of: name).isEmpty
    else { return false }
    let makers = notes(of: ObjectMakers.self, under: name).map(\.words)
    return !makers.isEmpty && makers.allSatisfy { isIdle($0, beside: type, depth: depth) }
  }

  /// Whether who makes something, or calls a function, never does.
  ///
  /// - Parameter maker: what is noted of it.
  private func isIdle(_ maker: [String], beside type: ProjectType, depth: Int) -> Bool {
    guard let owner = self.type(maker[0]), owner.name != type.name else { return false }
    // What leads to a screen may be written in no code.
    if owner.role != .viewController, isNeverNamed(owner) || isNeverThere(owner, depth: depth - 1) { return true }
    guard maker[1] == ObjectMakers.Manner.byFunction.rawValue, let function = maker.dropFirst(2).first,
      ObjectMakers.makes(function),
      owner.functions.contains(where: { $0.function.name == function && $0.function.isStatic }),
      // By a protocol that asks for it, others may call it.
      owner.ancestors.allSatisfy({ ancestor in
        declares(ancestor) && self.type(ancestor)?.functions.contains { $0.function.name == function } == false
      })
    else { return false }
    let keys = owner.ancestors.union([owner.simpleName]).map { ObjectMakers.key($0, function) }
    return (keys + [ObjectMakers.key(ofAny: function)]).flatMap { notes(of: ObjectMakers.self, under: $0) }
      .allSatisfy { depth > 1 && isIdle($0.words, beside: owner, depth: depth - 1) }
  }

  /// Whether some code is that of a function which nobody calls, as far as that can be told: one that nobody but code can
  /// call, of which no code says the name.
  func isNeverCalled(_ code: Code, of type: ProjectType) -> Bool {
    guard let (file, function) = type.functions.first(where: { $0.function.code.isSame(as: code) }),
      function.kind == .function, !function.isOverride,
      // Selectors are code, too.
      function.attributes.allSatisfy({ $0 == "objc" }),
      // A library may call what its protocols ask for.
      function.access.isPrivate || function.parameters.isEmpty || type.kind == .extension && type.ancestors.isEmpty,
      !type.ancestors.compactMap(self.type).contains(where: { ancestor in
        ancestor.functions.contains { $0.function.name == function.name }
      }), isWholeApp
    else { return false }
    // Selectors name functions, which in older code say nothing of that.
    let isSaid = notes(of: SaidFunctions.self, under: function.name).contains { note in
      note.words.first.map { isOneFamily($0, type) } ?? true
    }
    return !isSaid && self.file(file).saysOnce(function.name)
  }
}

extension Project {
  /// Whether a type is another one, or inherits from it or the other way round, so that it calls the other's functions by
  /// their names alone.
  private func isOneFamily(_ name: String, _ other: ProjectType) -> Bool {
    guard let type = type(name), type.name != other.name else { return true }
    return type.ancestors.contains(other.simpleName) || other.ancestors.contains(type.simpleName) || type.isProtocol
      || !type.ancestors.isDisjoint(with: other.ancestors.filter { self.type($0) != nil })
  }
}

/// The names of functions that code calls or hands out, whosever they are; with the type that calls its own by the name alone.
struct SaidFunctions: NamedSurvey {
  static let id = "saidFunctions"

  static func notes(in part: Project) -> [SurveyNote] {
    var names: Set<String> = []
    var own: Set<SurveyNote> = []
    for type in part.types {
      for (_, code) in type.code {
        names.formUnion(code.saidFunctions)
        own.formUnion(code.ownCalls.map { SurveyNote($0, [type.name]) })
      }
    }
    for (_, file) in part.files {
      names.formUnion(file.code.saidFunctions + file.code.ownCalls)
      for function in file.functions { names.formUnion(function.code.saidFunctions + function.code.ownCalls) }
      for property in file.properties { names.formUnion(property.code.saidFunctions + property.code.ownCalls) }
    }
    return names.sorted().map { SurveyNote($0) } + own.inOrder
  }
}

/// The project's types that code names, each with the type whose code it is, if it is one's.
struct SaidTypes: NamedSurvey {
  static let id = "saidTypes"

  static func notes(in part: Project) -> [SurveyNote] {
    var notes: Set<SurveyNote> = []
    func note(_ names: [String], by owner: [String]) {
      for name in names where part.declares(name) { notes.insert(SurveyNote(name, owner)) }
    }
    for type in part.types { for (_, code) in type.code { note(code.saidTypes, by: [type.name]) } }
    for (_, file) in part.files {
      for code in [file.code] + file.functions.map(\.code) + file.properties.map(\.code) {
        note(code.saidTypes, by: [])
      }
    }
    return notes.inOrder
  }
}

extension Code {
  /// The names that may be those of types.
  fileprivate var saidTypes: [String] {
    mentions.map(\.name)
      + (references + calls.map(\.callee)).flatMap { $0.names.filter(\.beginsWithCapital) }
      + calls.flatMap(\.arguments).flatMap { argument in
        if case .metatype(let names) = argument.value { names } else { argument.value.path?.names ?? [] }
      }
      + (variables.map(\.value) + assignments.map(\.value)).flatMap { value in
        if case .metatype(let names) = value { names } else { value.path?.names ?? [] }
      }
  }

  /// The names of what is called by that alone.
  fileprivate var ownCalls: [String] { calls.callees { $0.nameCount == 1 }.map(\.last) }

  /// The last names of what is called of others, handed out or given to something.
  fileprivate var saidFunctions: [String] {
    calls.callees { $0.nameCount != 1 }.map(\.last) + references.map(\.last) + variables.compactMap(\.value.path?.last)
      + assignments.compactMap(\.value.path?.last) + calls.flatMap(\.arguments).compactMap(\.value.path?.last)
  }
}

extension SourceFile {
  /// Whether its text has a name once only, but for lines that are comments.
  fileprivate func saysOnce(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return false }
    let places = text.indices.filter { text[$0] == first && text[$0...].starts(with: name) }
    return places.count { !isInCommentedLine($0) } < 2
  }

  /// Whether the line of a place begins with `//`.
  private func isInCommentedLine(_ place: Int) -> Bool {
    let line = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { text[($0 + 1)..<place] } ?? text[..<place]
    return line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
  }
}

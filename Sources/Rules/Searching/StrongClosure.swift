/// A closure that holds the object that made it, and outlives the call it is given to.
struct StrongClosure: Sendable {
  /// How sure it is that the object is never let go.
  enum Kind: Hashable, Sendable {
    /// The object keeps the closure that keeps it.
    case ring
    /// Somebody else keeps the closure, and may well be kept by the object.
    case kept
    /// It is gone once it has run, and the object lives until then.
    case oneShot
  }

  let kind: Kind
  let place: Violation.Place
  /// What holds the object and where it is kept: `a closure of Menu holds self strongly, kept in onChange`.
  let words: String
  let how: String
  /// How it might be fixed without a person.
  var fix: Fix?
}

extension Violation {
  /// That a closure holds its object: an error where the ring is certain.
  init(_ closure: StrongClosure) {
    self.init(
      place: closure.place, what: closure.words, how: closure.how,
      severity: closure.kind == .ring ? .error : closure.kind == .kept ? .warning : nil, fix: closure.fix)
  }
}

extension Project {
  /// The closures of a type that hold `self` strongly, methods that are handed out included; none for types without
  /// identity.
  func strongClosures(in type: ProjectType) -> [StrongClosure] {
    guard hasIdentity(type), !type.isForEver else { return [] }
    // In what is static, `self` is a type.
    return type.detailedCode.filter { !$0.isStatic }.flatMap { file, code, _, _ in
      closures(of: type, in: code, file) + assignedToSelf(in: code, of: type, file)
    } + type.functions.flatMap { handedOutMethods(of: type, in: $0.function, $0.file) }
  }

  private func closures(of type: ProjectType, in code: Code, _ file: Int) -> [StrongClosure] {
    code.closures.compactMap { closure in
      guard closure.holdsSelf, closure.destination != .returned || type.isPartOfScreen else { return nil }
      let kind: StrongClosure.Kind
      let keeper: String
      switch ClosureLife(of: closure, in: code, of: type, self) {
      case .keptByItself(let words): (kind, keeper) = (.ring, words)
      case .kept(let words): (kind, keeper) = (.kept, words)
      case .untilAnswered(let words):
        // Who works for all screens outlives the answer anyway.
        guard !RoleNames.outlivesScreens(type) else { return nil }
        (kind, keeper) = (.oneShot, words)
      case .short: return nil
      }
      return StrongClosure(
        kind: kind, place: place(file, closure.offset),
        words: "a closure of \(type.name) holds self strongly, \(keeper)",
        how: "capture `[weak self]`, or only the part that is needed", fix: .captureSelfWeakly)
    }
  }

  /// `publisher.assign(to: \.title, on: self)`, which keeps `self` as long as the subscription.
  private func assignedToSelf(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    code.calls.named("assign").compactMap { call in
      guard call.argument("to") != nil, case .path(let path)? = call.argument("on")?.value,
        path.components.map(\.name) == ["self"], !Self.saysNotStrong(call.argument("ownership"))
      else { return nil }
      let stream = StreamLength(project: self, code: code, owner: type)
      return StrongClosure(
        kind: stream.isLong(at: call.callee) ? .ring : .oneShot, place: place(file, call.callee.offset),
        words: "a subscription of \(type.name) holds self strongly, which assign(to:on:) keeps",
        how: "write `assign(to: &$property)`, or a `sink` with `[weak self]`")
    }
  }

  /// Whether an argument says how an object is held, as libraries' own forms of `assign` ask, and not strongly.
  private static func saysNotStrong(_ ownership: Call.Argument?) -> Bool {
    guard let name = ownership?.value.path?.last else { return false }
    return name == "weak" || name == "unowned"
  }

  /// `viewModel.onClose = close`: a method that is named is a closure that holds its object.
  private func handedOutMethods(of type: ProjectType, in function: Function, _ file: Int) -> [StrongClosure] {
    function.code.assignments.compactMap { assignment in
      guard case .path(let path) = assignment.value, path.names.count == 1, assignment.target.components.count > 1,
        assignment.target.last != "[]", !function.isStatic, type.hasMethod(path.last),
        path.beginsWithSelf || (EscapeKnowledge.isCallback(assignment.target.last) && !function.declares(path.last))
      else { return nil }
      let owned = type.property(assignment.target.first).map { $0.ownership == .strong && !$0.isComputed } ?? false
      return StrongClosure(
        kind: owned ? .ring : .kept, place: place(file, path.offset),
        words: "\(assignment.target.last) keeps \(type.name).\(path.last), and a method holds its self strongly",
        how: "write a closure that captures `[weak self]` and calls \(path.last)")
    }
  }

  /// Whether a type's values are objects, as far as the project says.
  func hasIdentity(_ type: ProjectType) -> Bool {
    switch type.kind {
    case .class, .actor: true
    case .extension: UIVocabulary.isViewController(type.name) || UIVocabulary.isView(type.name)
    case .struct, .enum, .protocol: false
    }
  }
}

extension ProjectType {
  /// Whether there is one object, which stays as long as the app runs whoever keeps it.
  fileprivate var isForEver: Bool {
    role == .appDelegate
      || properties.contains { _, property in
        property.isStatic && property.typeName == simpleName
          && ["current", "default", "instance", "shared", "sharedInstance", "standard"].contains(property.name)
      }
  }

  /// Whether its objects come and go with a screen or a flow: others hand out closures in order to stay.
  fileprivate var isPartOfScreen: Bool {
    let roles: Set<Role> = [
      .coordinator, .flowController, .interactor, .presenter, .provider, .router, .view, .viewController, .viewModel,
    ]
    return role.map(roles.contains) ?? false
  }

  fileprivate func hasMethod(_ name: String) -> Bool {
    property(name) == nil
      && functions.contains { _, function in
        function.name == name && function.kind == .function && !function.isStatic && !function.isNamedAfterSender
      }
  }
}

extension Function {
  /// Whether it is a delegate's: of `tableView(_:numberOfRowsInSection:)` and `self.tableView`, the second is the inherited
  /// table.
  fileprivate var isNamedAfterSender: Bool {
    guard let sender = parameters.first else { return false }
    return sender.name == name
      || (sender.label == nil && parameters.count > 1 && sender.type.main.lowercased().hasSuffix(name.lowercased()))
  }

  /// Whether a name is that of a parameter or a local variable.
  fileprivate func declares(_ name: String) -> Bool {
    parameters.contains { $0.name == name } || code.variables.contains { $0.name == name }
  }
}

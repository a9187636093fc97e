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
    /// What is found in some code, unless nobody runs that.
    func alive(_ found: [StrongClosure], in code: Code) -> [StrongClosure] {
      found.isEmpty || isNeverCalled(code, of: type) ? [] : found
    }
    var rings: [StrongClosure] = []
    for (file, code) in type.code where !code.closures.isEmpty {
      let screens = screensInBags(in: code, of: type, file)
      let locals = ringsOfLocals(in: code, of: type, file).filter { ring in !screens.contains { $0.place == ring.place }
      }
      rings += alive(screens + locals, in: code)
    }
    guard hasIdentity(type), !RoleNames.isDouble(type.simpleName) else { return rings }
    var holding: [StrongClosure] = []
    let (assigns, isTarget) = (type.has { $0.calls.has { $0.last == "assign" } }, mayBeTarget(type))
    // In what is static, `self` is a type.
    for (file, code, isStatic, _) in type.detailedCode where !isStatic {
      var found: [StrongClosure] = []
      if !code.closures.isEmpty { found += closures(of: type, in: code, file) }
      if assigns { found += assignedToSelf(in: code, of: type, file) }
      if isTarget { found += heldAsTarget(in: code, of: type, file) }
      holding += alive(found, in: code)
    }
    for (file, function) in type.functions {
      holding += alive(handedOutMethods(of: type, in: function, file), in: function.code)
    }
    for (file, property) in type.storedProperties { holding += handedOutMethods(of: type, by: property, file) }
    if holding.contains(where: { $0.kind == .kept }), isKeptByNobodyElse(type) {
      holding.removeAll { $0.kind == .kept }
    }
    return rings + (holding.isEmpty || stays(type) || isNeverThere(type) ? [] : holding)
  }

  private func closures(of type: ProjectType, in code: Code, _ file: Int) -> [StrongClosure] {
    // Of two in each other, which are kept in one place, the outer says it.
    var outer: [(range: Range<Int>, keeper: String)] = []
    return code.closures.sorted { $0.offset < $1.offset }.compactMap { closure in
      guard code.holdsSelf(closure) || code.isTask(closure, ofMembersOf: type),
        closure.destination != .returned || type.isPartOfScreen
      else { return nil }
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
      guard !outer.contains(where: { $0.range.contains(closure.offset) && $0.keeper == keeper }) else { return nil }
      outer.append((closure.range, keeper))
      let name = code.otherName(ofSelfIn: closure)
      let isForInner = name == nil && code.holdsSelfForInner(closure)
      if isForInner, code.namesMembersPlainly(in: closure, of: type) { return nil }
      let manner = isForInner ? ", as `[weak self]` stands only in a closure inside it" : name.map { " as \($0)" } ?? ""
      return StrongClosure(
        kind: kind, place: place(file, closure.offset),
        words: "a closure of \(type.name) holds self strongly\(manner), \(keeper)",
        how: isForInner
          ? "move `[weak self]` outwards, to this closure"
          : closure.isTask
            ? "capture `[weak self]` and write `self?.` in the loop, or cancel the task before the object goes"
            : "capture `[weak self]`, or only the part that is needed",
        fix: name == nil && !closure.isTask ? .captureSelfWeakly : nil)
    }
  }

  /// `screen.closed.sink { screen.dismiss() }.store(in: &subscriptions)`, by which a coordinator keeps each screen that it
  /// has ever shown.
  private func screensInBags(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    guard hasIdentity(type), type.role == .coordinator || type.role == .flowController else { return [] }
    return code.closures.compactMap { closure in
      guard case .argument(let callee, _, _) = closure.destination, EscapeKnowledge.subscribing.contains(callee.last),
        ClosureFates(project: self).isSubscription(callee, in: code, of: type),
        StreamLength(project: self, code: code, owner: type).isLong(at: callee),
        let screen = code.names(in: closure).sorted().first(where: { isScreen($0, heldBy: closure, in: code, of: type) }
        )
      else { return nil }
      return StrongClosure(
        kind: .kept, place: place(file, closure.offset),
        words: "a closure of \(type.name) holds \(screen) strongly, a screen that it shows, which \(callee.last) keeps",
        how: "capture `[weak \(screen)]`")
    }
  }

  /// Whether a name is that of a local variable with a view controller, which is shown over others and which a closure holds
  /// strongly. The first screen of a flow stays as long as that.
  private func isScreen(_ name: String, heldBy closure: Closure, in code: Code, of type: ProjectType) -> Bool {
    guard let variable = code.variables.first(where: { $0.name == name }), code.hasOne(name), code.isShown(name),
      !code.isFirstOfNavigation(name), variable.offset < closure.offset, closure.captures[name] ?? .strong == .strong,
      !code.closures.contains(where: { $0.range.contains(closure.offset) && ($0.captures[name] ?? .strong) != .strong })
    else { return false }
    return ExpressionTypes(project: self, type: type, code: code, parameters: []).type(of: variable)
      .flatMap(role(ofType:)) == .viewController
  }

  /// `publisher.assign(to: \.title, on: self)`, which keeps `self` as long as the subscription.
  private func assignedToSelf(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    code.calls.named("assign").compactMap { call in
      guard call.argument("to") != nil, case .path(let path)? = call.argument("on")?.value,
        path.components.map(\.name) == ["self"], !Self.saysNotStrong(call.argument("ownership"))
      else { return nil }
      let stream = StreamLength(project: self, code: code, owner: type)
      let isEnded = code.isEndedSubscription(call.callee, by: type) || isInForeignBag(call.callee, in: code, of: type)
      return StrongClosure(
        kind: stream.isLong(at: call.callee) && !isEnded ? .ring : .oneShot,
        place: place(file, call.callee.offset),
        words: "a subscription of \(type.name) holds self strongly, which assign(to:on:) keeps",
        how: "write `assign(to: &$property)`, or a `sink` with `[weak self]`")
    }
  }

  /// Whether a chain ends in a bag that the code is given, or in that of something local that has no view, such as a cell
  /// that a view model fills.
  private func isInForeignBag(_ callee: Path, in code: Code, of type: ProjectType) -> Bool {
    guard let bag = code.bag(of: callee) else { return false }
    // `func bind(in bag: inout Set<AnyCancellable>)`
    if bag.nameCount == 1 { return !bag.beginsWithSelf && type.isGiven(bag.first, in: code) }
    return ClosureFates(project: self).isForeign(bag, of: type)
  }

  /// Whether an argument says how an object is held, as libraries' own forms of `assign` ask, and not strongly.
  private static func saysNotStrong(_ ownership: Call.Argument?) -> Bool {
    guard let name = ownership?.value.path?.last else { return false }
    return name == "weak" || name == "unowned"
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
  /// Whether its objects come and go with a screen or a flow: others hand out closures in order to stay.
  var isPartOfScreen: Bool {
    role.map(Self.rolesOfScreens.contains) ?? false
  }

  /// Whether its objects are seen to come and go with a screen, or a view on one.
  var comesAndGoes: Bool {
    isPartOfScreen || isView || UIVocabulary.isView(simpleName) || UIVocabulary.isViewController(simpleName)
  }

  private static let rolesOfScreens: Set<Role> = [
    .coordinator, .flowController, .interactor, .presenter, .provider, .router, .view, .viewController, .viewModel,
  ]
}

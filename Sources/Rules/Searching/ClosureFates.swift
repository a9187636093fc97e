/// Follows closures, and methods that are named in their place, to those who keep them.
struct ClosureFates {
  let project: Project
  /// How many functions are followed, so that two which call each other come to an end.
  var depth = Self.mostFollowed

  private static let mostFollowed = 3

  /// Whether a type is the one whose closure is followed, and its objects belong to no screen.
  func staysItself(_ owner: ProjectType?) -> Bool { depth == Self.mostFollowed && owner?.comesAndGoes == false }

  /// What becomes of a closure.
  ///
  /// - Parameter owner: the type in whose code it is; `nil` for a free function.
  func life(of closure: Closure, in code: Code, of owner: ProjectType?) -> ClosureLife {
    if case .argument(let callee, _, _) = closure.destination {
      if code.isShownOnce(closure) || code.isOneShot(closure) { return .short }
      // The timer ends by a function of the type.
      if callee.isTimer, owner?.functions(calledIn: closure.range, of: code).contains(where: \.code.endsTimer) == true {
        return .short
      }
      if closure.isTask { return life(ofTask: callee, running: closure.range, in: code, of: owner) }
      // A cell keeps the view that it is configured with, and that what it is made with.
      if callee.isInitialiser, owner?.comesAndGoes == true, code.configuresCell(closure) {
        return .kept("which the cell keeps")
      }
      // How a list's cells are set up goes with the closure that asks for them.
      if callee.madeType.hasSuffix("Registration"), let local = code.localName(ofMadeBy: callee) {
        let users = code.closures.filter { $0.offset != closure.offset && code.names(in: $0).contains(local) }
        return users.map { life(of: $0, in: code, of: owner) }.max() ?? .short
      }
    }
    if closure.destination == .other, let name = code.localName(of: closure) {
      return code.destinations(ofLocal: name)
        .map { life(at: $0, doing: (code, closure.range), in: code, of: owner) }.max() ?? .short
    }
    return life(at: closure.destination, doing: (code, closure.range), in: code, of: owner)
  }

  /// What becomes of something that is called, by where it goes.
  ///
  /// - Parameter body: what it does, if that is known.
  func life(
    at destination: Closure.Destination, doing body: (code: Code, range: Range<Int>)?, in code: Code,
    of owner: ProjectType?
  ) -> ClosureLife {
    func isTakenBack(from path: Path) -> Bool { body.map { $0.code.takesBack(path, in: $0.range) } ?? false }
    switch destination {
    case .calledAtOnce, .other: return .short
    case .property(let name): return .keptByItself("kept in \(name)")
    case .returned: return .untilAnswered("returned for others to keep")
    case .assigned(let written):
      let path = code.own(written, of: owner)
      let isEnded =
        path.last != "[]"
        && (owner?.takes(back: path, besides: code) == true || isTakenBackAbove(path, owner)
          || owner?.stops(path.first, besides: code) == true)
      if path.nameCount == 2, !path.beginsWithSelf, code.isUsedHereOnly(path.first, calling: path.last) {
        return .short
      }
      if path.nameCount == 2, !path.beginsWithSelf, code.isOnlyRun(path.first) {
        return .untilAnswered("kept in \(path.keeper)")
      }
      let isLetGo = path.nameCount == 2 && lets(go: path.first, doing: body, in: code, of: owner)
      let isHidden = body.map { $0.code.hidesMessage(in: $0.range) } ?? false
      let isEndedByPart = path.nameCount == 2 && endsByPart(path, in: code, of: owner)
      if isEnded || isLetGo || isHidden || isEndedByPart || isTakenBack(from: path) {
        return .untilAnswered("kept in \(path.keeper)")
      }
      if path.nameCount == 2, let keeper = keeper(ofLocal: path.first, in: code, of: owner),
        // What is put into a list may be taken out of that by others.
        !code.keeps(path.first) || code.assigns(to: keeper.first)
      {
        let isDropped = owner?.takes(back: keeper, besides: code) == true
        if !isDropped { return .keptByItself("kept in \(path.keeper)") }
        if owner?.dropsWithScreen(keeper.first) == true { return .untilAnswered("kept in \(path.keeper)") }
      }
      if isOtherScreen(path, in: code, of: owner) { return .untilAnswered("kept in \(path.keeper)") }
      if isInherited(path, in: code, by: owner) || isMadeForProperty(path, in: code, of: owner) {
        return .keptByItself("kept in \(path.keeper)")
      }
      let life = life(assignedTo: path, of: owner, isLocal: code.hides(path))
      if case .kept(let words) = life, !staysAsLong(path, in: code, of: owner) { return .untilAnswered(words) }
      return life
    case .argument(let callee, let label, let isTrailing):
      let call = code.calls.calls { $0 == callee }.first
      let labels = call?.arguments.compactMap(\.label) ?? []
      // `store.subscribe(self) { … }`, or a token that the code gives back.
      let isGivenSelf = callee.nameCount > 1 && call?.arguments.first?.value.isName("self") == true
      let isTakenOut = body.map { $0.code.isSame(as: code) && code.takesOut(callee, after: $0.range) } ?? false
      let leaves = owner?.leaves(callee, besides: code) == true || code.takesSelfOut(of: callee, after: callee.offset)
      if isTakenOut || isGivenSelf && leaves {
        return .untilAnswered("which \(callee.last) keeps")
      }
      let argument = Argument(callee: callee, label: label, isTrailing: isTrailing, labels: Set(labels))
      if let target = code.target(ofCase: callee), isCase(callee, of: target, in: owner) {
        return life(at: .assigned(to: target), doing: body, in: code, of: owner)
      }
      if let list = list(ofCase: callee, in: code, of: owner) {
        return life(at: .assigned(to: list), doing: body, in: code, of: owner)
      }
      let life = life(of: argument, in: code, of: owner)
      if callee.nameCount == 2, life > .untilAnswered(""),
        owner?.dropsWithScreen(callee.first) == true || owner?.ends(whatIsIn: callee.first, besides: code) == true
      {
        return .untilAnswered("which \(callee.last) keeps")
      }
      if life > .untilAnswered(""), let keeper = self.keeper(ofMadeBy: callee, in: code, of: owner),
        code.removes(from: keeper, inClosuresGivenTo: callee)
      {
        return .untilAnswered("which \(callee.last) keeps")
      }
      if life > .untilAnswered(""), let body, isReplaced(in: argument, doing: body) {
        return .untilAnswered("which \(callee.last) keeps")
      }
      guard case .keptByItself(let words) = life, let body else { return life }
      if callee.nameCount == 2, owner?.stops(callee.first, besides: code) == true { return .untilAnswered(words) }
      let keeper = keeper(ofMadeBy: callee, in: code, of: owner)
      let isGone =
        keeper.map { keeper in
          let isEmptied = owner?.usesUpElements(of: keeper) == true
          return isEmptied || body.code.removes(from: keeper, in: body.range) || isEndedAbove(keeper.first, owner)
        } ?? false
        || body.code.isSame(as: code)
          && (code.ends(callee, in: body.range) || code.endsLater(callee, than: body.range))
        || isTakenBack(from: keeper ?? (callee.components.count > 1 ? callee.base : callee))
      return isGone ? .untilAnswered(words) : life
    }
  }

  /// Whether a part of the type lets go of a closure that it has, by itself once it has called that or by a function that
  /// the type calls, or the type lets go of the part as its screen goes: `card.onTap = { self.open() }`.
  private func endsByPart(_ path: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard let owner, !code.hides(path), let property = owner.property(path.first) else { return false }
    if owner.dropsWithScreen(property.name) { return true }
    guard let part = property.typeName.flatMap(project.type), !part.isProtocol else { return false }
    return part.usesUp(path.last) || owner.lets(go: path.last, of: part, in: property.name, besides: code)
  }

  /// Whether what is called, or something else that code gives to a property's object, lets go of that:
  /// `popup.onClose = { self.close() }`, where the function sets `popup` to `nil`.
  private func lets(
    go property: String, doing body: (code: Code, range: Range<Int>)?, in code: Code, of owner: ProjectType?
  ) -> Bool {
    guard let owner, owner.property(property) != nil else { return false }
    return owner.lets(go: property, byWhatEndsIn: code)
      || body.map { owner.lets(go: property, in: $0.range, of: $0.code) } == true
  }

  /// What becomes of something that is assigned.
  ///
  /// - Parameter isLocal: whether the path begins with a local variable, whose name a property may have as well.
  func life(assignedTo path: Path, of owner: ProjectType?, isLocal: Bool = false) -> ClosureLife {
    let words = "kept in \(path.keeper)"
    let list = path.list
    if list.components.count == 1, !list.first.isEmpty, owner?.property(list.first) == nil {
      // A local variable does not outlive the function.
      return .short
    }
    if EscapeKnowledge.isRunOnce(path.last) || EscapeKnowledge.runsAnimations(path.first) {
      return .untilAnswered(words)
    }
    if path.names.count == 1, owner?.usesUp(path.last) == true { return .untilAnswered(words) }
    if path.last == "[]", owner?.usesUpElements(of: list) == true { return .untilAnswered(words) }
    if !isLocal, isOwn(path, of: owner) { return .keptByItself(words) }
    // Nobody keeps who makes screens, so that a screen may; and what is held weakly may keep who holds it so.
    let isMaker = owner?.role.map(Self.makers.contains) ?? false || owner.map(isKeptByScreens) ?? false
    let isElsewhere = isHeldWeakly(path.first, by: owner) || isPart(path.first, ofListHeldWeaklyBy: owner)
    return isMaker || isElsewhere ? .untilAnswered(words) : .kept(words)
  }

  private static let makers: Set<Role> = [.assembly, .configurator, .factory]

  /// A place of a call that a closure is given for.
  struct Argument {
    let callee: Path
    let label: String?
    let isTrailing: Bool
    /// The labels of all that the call is given.
    var labels: Set<String> = []

    /// The function's or the type's name.
    var name: String { callee.madeType }
  }

  func life(of argument: Argument, in code: Code, of owner: ProjectType?) -> ClosureLife {
    let written = code.nameOfType(madeBy: argument.callee, for: owner) ?? argument.name
    let alias = written.beginsWithCapital ? owner.flatMap { project.alias(written, in: $0.name) } : nil
    let named = alias?.main ?? written
    // A class of the project may be a library's with something more.
    let isHeir = named.beginsWithCapital && project.type(named)?.isMadeAsSuperclass == true
    let name =
      isHeir ? project.type(named)?.ancestors.sorted().first(where: EscapeKnowledge.keeping.contains) ?? named : named
    // A value that says what an alert shows is there as long as that.
    if Code.isAlert(name), argument.callee.isInitialiser, project.type(name)?.kind == .struct {
      return .untilAnswered("which \(name) keeps")
    }
    // An action sheet's button, be the sheet a library's or one's own.
    if code.isAddedToShown(argument.callee) { return .short }
    // What one that is shown over the screen is set up with.
    if argument.callee.nameCount == 2, !argument.callee.beginsWithSelf,
      code.isShown(argument.callee.first) || isOtherScreen(argument.callee, in: code, of: owner)
    {
      return .untilAnswered("which \(name) keeps")
    }
    // Whoever makes things has registrations, and no screen has it.
    if name.hasPrefix("register"), owner?.role.map(Self.makers.contains) ?? false {
      return .untilAnswered("which \(name) keeps")
    }
    if owner?.role == .viewController, code.showsResult(of: argument.callee) {
      return .untilAnswered("which \(name) may keep as long as its screen is shown")
    }
    // What a list does at once, a stream does as long as somebody keeps the subscription at its end.
    if EscapeKnowledge.transforming.contains(name), let combination = code.combination(of: argument.callee),
      code.isSubscription(combination, of: owner)
    {
      return life(subscribedBy: combination, in: code, of: owner)
    }
    if EscapeKnowledge.transforming.contains(name),
      isSubscription(argument.callee, in: code, of: owner) || code.isStoredStream(argument.callee, by: owner)
    {
      return life(subscribedBy: argument.callee, in: code, of: owner)
    }
    if EscapeKnowledge.transforming.contains(name),
      let life = life(ofStreamNamedFrom: argument.callee, in: code, of: owner)
    {
      return life
    }
    if project.configuration.callsAtOnce.contains(name) { return .short }
    if isCollected(by: argument.callee, in: code, of: owner) {
      if owner?.takes(back: argument.callee.base.list, besides: code) == true {
        return .untilAnswered("kept in \(argument.callee.base.keeper)")
      }
      return life(assignedTo: argument.callee.base, of: owner)
    }
    // Where it is known whose function is called, the name says nothing more.
    let known = knownTakers(of: argument, in: code, of: owner)
    if !known.isEmpty {
      let life = life(givenToOneOf: known, by: argument, in: code, of: owner)
      // Such a name says that it is called soon: somebody else may keep it no longer than that.
      if case .kept(let words) = life, EscapeKnowledge.isShort(name) { return .untilAnswered(words) }
      return life
    }
    if let keeper = keeper(ofAction: argument.callee, in: code, of: owner) { return .keptByItself("kept in \(keeper)") }
    if EscapeKnowledge.isBus(argument.callee) { return .kept("which \(name) keeps") }
    if EscapeKnowledge.isShort(name) || argument.callee.isImplicitMember && written == argument.name { return .short }
    // A project may have a shorter form of what a library's subscriptions do.
    if EscapeKnowledge.subscribing.contains(name) || code.isSubscription(bySelf: argument.callee),
      code.isSubscription(argument.callee, of: owner)
        || !EscapeKnowledge.subscribing.contains(name) && isInherited(code.bag(of: argument.callee), by: owner)
    {
      return life(subscribedBy: argument.callee, in: code, of: owner)
    }
    let takers = project.takers(of: name, argument)
      .filter { project.mayCall($0.function, by: argument.callee, in: code, of: owner) }
      .map { taker in
        var taker = taker
        if taker.function.kind == .function { taker.type = taker.function.type.flatMap(project.type) }
        return taker
      }
    if !takers.isEmpty { return life(givenToOneOf: takers, by: argument, in: code, of: owner) }
    if let life = life(ofMemberOf: name, given: argument, in: code, of: owner) { return life }
    return life(givenToLibrary: argument, named: name, in: code, of: owner)
  }

  /// What becomes of a closure that an object of the project is made with, where no initialiser is written: it is kept as
  /// long as that is.
  private func life(
    ofMemberOf name: String, given argument: Argument, in code: Code, of owner: ProjectType?
  ) -> ClosureLife? {
    guard name.first?.isUppercase == true, let type = project.type(name), type.kind == .struct,
      !type.functions.contains(where: { $0.function.kind == .initialiser })
    else { return nil }
    let functions = type.storedProperties.map(\.property).filter { $0.type.map(project.isFunction) == true }
    let isTrailing = argument.isTrailing && argument.label == nil
    guard isTrailing ? !functions.isEmpty : functions.contains(where: { $0.name == argument.label }) else { return nil }
    let words = "which \(name) keeps"
    return keeper(ofMadeBy: argument.callee, in: code, of: owner) == nil ? .untilAnswered(words) : .keptByItself(words)
  }
}

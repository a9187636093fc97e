extension ClosureFates {
  /// What the most harmless of some functions of one name does with a closure: which of them is called is not known.
  func life(
    givenToOneOf takers: [ClosureTaker], by argument: Argument, in code: Code, of owner: ProjectType?
  ) -> ClosureLife {
    // A name that so many have says nothing, and to follow all of them takes long.
    guard takers.count <= Self.mostTakers else { return .short }
    var least: ClosureLife?
    for taker in takers {
      let life = life(given: taker, by: argument, in: code, of: owner)
      if life == .short { return .short }
      least = least.map { min($0, life) } ?? life
    }
    return least ?? .short
  }

  /// How many functions of one name are followed.
  private static let mostTakers = 6

  /// What a function of the project does with what it is given.
  func life(
    given taker: ClosureTaker, by argument: Argument, in code: Code, of owner: ProjectType?
  ) -> ClosureLife {
    guard project.keeps(taker.parameter) else { return .short }
    let words = "which \(taker.function.words) keeps\(taker.place)"
    let answered = ClosureLife.untilAnswered("which \(taker.function.words) may keep until it has an answer")
    guard taker.function.hasBody else { return answered }
    guard depth > 0 else { return .short }
    let life = ClosureFates(project: project, depth: depth - 1).life(
      of: taker.parameter.name, in: taker.function.code(in: project), of: taker.type)
    switch life {
    case .short: return .short
    case .untilAnswered where isStepOfOwnStream(argument.callee, in: code, of: owner):
      return self.life(subscribedBy: argument.callee, in: code, of: owner)
    case .untilAnswered:
      // Who asks for what a service listens to keeps it by what ends that, until it ends it.
      guard listens(taker), code.isAssigned(argument.callee, by: owner), !code.isEnded(argument.callee, by: owner)
      else { return answered }
      return .keptByItself(words)
    case .kept, .keptByItself:
      // A function of its own sets what another one sets to nil: it waits for something that may be called off.
      if taker.isOfOwner, let owner, isCalledOff(taker, by: owner) { return answered }
      // Who sets what is to be done with an answer keeps that no longer than the work takes.
      let isAsked =
        !EscapeKnowledge.keeping.contains(taker.function.name) && !EscapeKnowledge.isRepeated(taker.function.name)
      if isAsked, EscapeKnowledge.isAnswer(taker.parameter.name) {
        return isKeptAnyway(life, taker, by: argument, in: code, of: owner) ? .kept(words) : answered
      }
      if taker.function.kind == .initialiser {
        if taker.associatesItself(in: project) { return .keptByItself(words) }
        // What is made on the way, as an alert is, goes when it is done.
        guard let keeper = keeper(ofMadeBy: argument.callee, in: code, of: owner) else { return answered }
        // An observer that is removed before the object goes has let go of it then.
        let isEnded = owner.map { $0.ends(keeper.first, besides: code) || $0.stops(keeper.first, besides: code) }
        return isEnded == true ? answered : .keptByItself(words)
      }
      // Of a function that is found by its name alone it is not known where it puts what it keeps.
      let isKeptThere = taker.type == nil || life > .kept("")
      // What is made for one call after another, as an alert is, goes with the last.
      if argument.callee.isOfWhatIsMade,
        keeper(ofMadeBy: code.lastCall(of: argument.callee), in: code, of: owner) == nil
      {
        return answered
      }
      if argument.callee.nameCount > 1, !code.hides(argument.callee), isHeldWeakly(argument.callee.first, by: owner) {
        return answered
      }
      let isOwnCallee =
        taker.isOfOwner
        || argument.callee.components.count > 1 && !code.hides(argument.callee)
          && isOwn(argument.callee.base, of: owner)
      let isLong = isRepeated(by: taker)
      // What is put into a list waits for its turn, if nothing says that it listens.
      if isKeptThere, isOwnCallee, isLong || !isListed(taker) { return .keptByItself(words) }
      return isLong && !staysItself(owner) ? .kept(words) : answered
    }
  }

  /// Whether a call is a step that the project has for streams, and its stream ends in a bag of the type.
  private func isStepOfOwnStream(_ callee: Path, in code: Code, of owner: ProjectType?) -> Bool {
    isSubscription(callee, in: code, of: owner)
      && StreamLength(project: project, code: code, owner: owner).isOwnStep(callee.last)
  }

  /// Whether another function of a type sets to `nil` what one of its functions sets to what that is given.
  private func isCalledOff(_ taker: ClosureTaker, by owner: ProjectType) -> Bool {
    let code = taker.function.code(in: project)
    return code.assignments.contains { assignment in
      assignment.value.isName(taker.parameter.name) && assignment.target != .returned
        && owner.takes(back: assignment.target, besides: code)
    }
  }

  /// Whether an object of one's own keeps what it is given, whatever that is called: until it is given another.
  private func isKeptAnyway(
    _ life: ClosureLife, _ taker: ClosureTaker, by argument: Argument, in code: Code, of owner: ProjectType?
  ) -> Bool {
    guard let owner else { return false }
    if taker.function.kind == .function {
      return life > .kept("") && taker.type != nil && argument.callee.nameCount > 1
        && isOwn(argument.callee.base, of: owner)
    }
    return keeper(ofMadeBy: argument.callee, in: code, of: owner).map { !owner.lets(go: $0.first, besides: code) }
      == true
  }

  /// Whether a function listens for what it is given a closure for, and answers with what ends that.
  private func listens(_ taker: ClosureTaker) -> Bool {
    taker.function.result != nil
      && taker.function.code(in: project).calls.contains { EscapeKnowledge.listening.contains($0.name) }
  }

  /// Whether a function puts what it is given into a list or a dictionary.
  private func isListed(_ taker: ClosureTaker) -> Bool {
    let code = taker.function.code(in: project)
    let name = taker.parameter.name
    return code.assignments.contains { $0.target.last == "[]" && $0.value.isName(name) }
      || code.calls.contains { call in
        EscapeKnowledge.collecting.contains(call.name) && call.arguments.contains { $0.value.isName(name) }
      }
  }

  /// What a function's code does with one of its parameters.
  ///
  /// - Parameter owner: the type whose function it is, if that is certain.
  func life(of parameter: String, in code: Code, of owner: ProjectType?) -> ClosureLife {
    func isMeant(_ value: Value) -> Bool {
      if case .path(let path) = value { return path.components.map(\.name) == [parameter] }
      return false
    }
    let stored = code.assignments.compactMap { assignment -> ClosureLife? in
      let target = assignment.target
      guard isMeant(assignment.value), target != .returned else { return nil }
      guard target.components.count > 1 || !code.variables.contains(where: { $0.name == target.first }) else {
        return nil
      }
      if owner?.property(target.first) != nil { return life(assignedTo: target, of: owner) }
      // A screen that is made and shown there goes when it is closed.
      return target.nameCount == 2 && code.isGivenToNobody(target.first) ? .untilAnswered("") : .kept("")
    }
    if let most = stored.max() { return most }
    // `let action = UIAlertAction(handler: action)`: from there on the name means something else.
    let shadow = code.variables.first { $0.name == parameter }?.value.path
    let given = code.calls.filter { call in
      shadow.map { call.callee.offset <= $0.offset } ?? true
    }.flatMap { call in
      call.arguments.filter { isMeant($0.value) }.map { argument -> ClosureLife in
        if EscapeKnowledge.collecting.contains(call.name), call.callee.components.count > 1 {
          // What is taken out again, as it is called, is gone then.
          if owner?.usesUpElements(of: call.callee.base.list) == true { return .untilAnswered("") }
          return isOwn(call.callee.base, of: owner) ? .keptByItself("") : .kept("")
        }
        let given = Argument(callee: call.callee, label: argument.label, isTrailing: false)
        return life(of: given, in: code, of: owner)
      }
    }
    let captured = code.closures.filter { code.names(in: $0).contains(parameter) }
      .map { life(of: $0, in: code, of: owner) }
    return (given + captured).max() ?? .short
  }
}

extension ClosureTaker {
  /// Whether an initialiser has another object keep the new one, by association.
  fileprivate func associatesItself(in project: Project) -> Bool {
    function.code(in: project).calls.named(EscapeKnowledge.associating).contains { call in
      call.arguments.contains { $0.value.isName("self") }
    }
  }
}

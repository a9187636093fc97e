extension ClosureFates {
  /// What becomes of a closure that a library's function or initialiser is given, as far as its name is known.
  func life(
    givenToLibrary argument: Argument, named name: String, in code: Code, of owner: ProjectType?
  ) -> ClosureLife {
    let words = "which \(name) keeps"
    if name == "UIAction" { return life(ofAction: argument.callee, in: code, of: owner) }
    if EscapeKnowledge.rowEvents.contains(name), owner?.ancestors.contains("FormViewController") == true {
      return .keptByItself("which the form keeps")
    }
    let isSocket = code.listensToSocket(argument.callee)
    if isSocket || EscapeKnowledge.telling.contains(name), let owner, isOwn(argument.callee.base, of: owner) {
      let words = isSocket ? "which the socket keeps" : words
      let isStopped = owner.stops(listening: argument.callee.first, besides: code)
      return isStopped ? .untilAnswered(words) : .keptByItself(words)
    }
    if EscapeKnowledge.runs(name), argument.callee.isInitialiser {
      // What runs it keeps it until it is let go itself.
      let keeper = keeper(ofMadeBy: argument.callee, in: code, of: owner)
      let isKept = keeper.map { owner?.lets(go: $0.first, besides: code) == false } ?? false
      return isKept ? .keptByItself(words) : .short
    }
    // An action is a control's: a function that nobody calls on one is something else's, as is an alert's.
    if name == "addAction" {
      let isOfOwn = argument.callee.components.count == 1 && owner?.isControl != true
      if isOfOwn || Code.isAlert(argument.callee.first) { return .short }
    }
    // `socket.emit("join", completion: { … })` is no stream.
    if EscapeKnowledge.keeping.contains(name), !EscapeKnowledge.isAnswer(argument.label) {
      return life(keptByLibrary: argument.callee, named: name, in: code, of: owner)
    }
    if EscapeKnowledge.passing.contains(name) {
      let isStored = code.isAssigned(argument.callee, by: owner) || isSubscription(argument.callee, in: code, of: owner)
      if isStored { return life(subscribedBy: argument.callee, in: code, of: owner) }
      return life(ofStreamNamedFrom: argument.callee, in: code, of: owner) ?? .untilAnswered(words)
    }
    let isAsked =
      EscapeKnowledge.isAnswer(argument.label) || EscapeKnowledge.isCallback(argument.label)
      || (argument.label == nil && EscapeKnowledge.isAskedOfService(argument.callee))
    return isAsked ? .untilAnswered("which \(name) may keep until it has an answer") : .short
  }

  /// What becomes of the closure of an action: what does not belong to a screen has no control that could be its own.
  private func life(ofAction callee: Path, in code: Code, of owner: ProjectType?) -> ClosureLife {
    let hasControls = owner?.role == .viewController || owner?.role == .view || owner?.isView == true
    let isKept =
      code.isAddedToControl(callee, orMakesOne: hasControls)
      || hasControls && owner?.hasControl(withMenuMadeIn: code) == true
    return isKept ? .kept("which the control keeps") : .short
  }

  /// What becomes of a closure that a library is known to keep until somebody takes it away.
  private func life(
    keptByLibrary callee: Path, named name: String, in code: Code, of owner: ProjectType?
  ) -> ClosureLife {
    let words = "which \(name) keeps"
    if name == "addTarget", owner?.has({ $0.calls.has { $0.last == "removeTarget" } }) == true {
      return .untilAnswered(words)
    }
    // The bag is the caller's, or the view's, which goes before the object does.
    if let bag = code.bag(of: callee), let owner,
      owner.isGiven(bag.first, in: code)
        || bag.nameCount > 1 && (isKeptElsewhere(bag.first, by: owner) || isForeign(bag, of: owner))
    {
      return .untilAnswered(words)
    }
    // What is made and handed out stays with the closure; a token is for those who asked.
    let isToken = name.first?.isUppercase != true || name == "AnyCancellable"
    if isToken, code.isReturned(callee) || code.isEnded(callee, by: owner) { return .untilAnswered(words) }
    if name == "observe", owner?.removesAll(listeningAt: callee, besides: code) == true { return .untilAnswered(words) }
    if !isToken, owner?.comesAndGoes == false, code.isReturned(callee) { return .untilAnswered(words) }
    if name == "observe", let life = life(observedBy: callee, in: code, of: owner) { return life }
    // What a function hands out may be a request, whether one subscribes to it or observes it.
    if EscapeKnowledge.subscribing.contains(name) || name == "observe" {
      return life(subscribedBy: callee, in: code, of: owner)
    }
    let isOwn =
      code.isStoredByItself(callee, of: owner)
      || !isToken
        && (keeper(ofMadeBy: callee, in: code, of: owner) != nil || owner?.keeper(ofResultOf: callee, in: code) != nil)
    return isOwn ? .keptByItself(words) : .kept(words)
  }

  /// What becomes of what is observed, where it is no stream; `nil` if it may be one.
  private func life(observedBy callee: Path, in code: Code, of owner: ProjectType?) -> ClosureLife? {
    let words = "which observe keeps"
    // A token that the object keeps is not one of a request.
    if code.isAssigned(callee, by: owner) { return .keptByItself(words) }
    // A database's, which tells of every change until somebody is taken out.
    if owner?.property(callee.first) != nil, owner?.ends(callee.first, besides: code) == true {
      return .untilAnswered(words)
    }
    return code.calls.calls { $0 == callee }.contains(where: \.tellsOfChanges) ? .kept(words) : nil
  }

  /// What becomes of what a step of a stream is given, which the stream lets go of when it ends.
  func life(subscribedBy callee: Path, in code: Code, of owner: ProjectType?) -> ClosureLife {
    let words = "which \(callee.last) keeps"
    guard StreamLength(project: project, code: code, owner: owner).isLong(at: callee),
      !code.isEndedSubscription(callee, by: owner), !isEndedAbove(subscription: callee, in: code, owner)
    else {
      return .untilAnswered(words)
    }
    // What a view that it holds weakly sends ends with that, where the view's controls say so.
    let isSourceWeak = owner.map { isKeptElsewhere(callee.first, by: $0) } ?? false
    if isSourceWeak, !project.importsCombine(code, of: owner) { return .untilAnswered(words) }
    let isOwn = code.isStoredByItself(callee, of: owner) || isInherited(code.bag(of: callee), by: owner)
    return isOwn && !isSourceWeak && !isKeptBySubject(callee, in: code, of: owner) ? .keptByItself(words) : .kept(words)
  }

  /// Whether what is subscribed to is a subject of RxSwift's of an object that the type does not keep: the subject keeps the
  /// closure, and what the bag has refers to the subject weakly.
  private func isKeptBySubject(_ callee: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard let owner, !callee.beginsWithSelf, code.hasOne(callee.first), !code.keeps(callee.first),
      !project.importsCombine(code, of: owner)
    else { return false }
    // `viewModel.closed.asObservable().subscribe { … }`
    var subject = callee.base
    while ["asObservable", "asObserver"].contains(subject.last) { subject = subject.base }
    return project.types(ofBase: subject, in: code, of: owner.name).compactMap(project.type)
      .compactMap { $0.property(subject.last)?.typeName }.contains(where: StreamLength.isKeptOpen)
  }

  /// What becomes of a step of a stream that goes on and has a local name, by which it is subscribed to:
  /// `let found = search.map { … }; found.subscribe { … }.disposed(by: bag)`.
  ///
  /// - Parameter steps: how many names are followed.
  func life(
    ofStreamNamedFrom callee: Path, in code: Code, of owner: ProjectType?, steps: Int = 2
  ) -> ClosureLife? {
    guard steps > 0, let name = code.localName(ofMadeBy: code.lastCall(of: callee)),
      StreamLength(project: project, code: code, owner: owner).isLong(at: callee)
    else { return nil }
    let uses = code.calls.calls { $0.first == name && $0.nameCount > 1 }.map(\.callee)
    return uses.compactMap { use -> ClosureLife? in
      if isSubscription(use, in: code, of: owner) { return life(subscribedBy: use, in: code, of: owner) }
      return life(ofStreamNamedFrom: use, in: code, of: owner, steps: steps - 1)
    }.max()
  }
}

extension Code {
  /// Whether a part of the code sets what something is kept in to something else, and lets go of it with that.
  func takesBack(_ path: Path, in range: Range<Int>) -> Bool {
    !path.first.isEmpty
      && assignments.contains { assignment in
        range.contains(assignment.offset)
          && (assignment.target.isNamed(path.first)
            || assignment.target.names == path.names && assignment.value == .other)
      }
  }

  /// Whether a part of the code takes off the screen what a library shows in a window of its own.
  func hidesMessage(in range: Range<Int>) -> Bool {
    calls.has { range.contains($0.offset) && EscapeKnowledge.hidesMessage($0) }
  }

  /// Whether a part of the code takes something out of the list that keeps it: `children.removeAll()`,
  /// `removeChild(child)`.
  func removes(from list: Path, in range: Range<Int>) -> Bool {
    calls.contains { call in
      range.contains(call.callee.offset) && (call.callee.names.count == 1 || call.callee.first == list.first)
        && ["drop", "forget", "free", "release", "remove"].contains(where: call.name.hasPrefix)
    }
  }

  /// Whether a closure that a call is given takes something out of a list or a dictionary, as that of a work's end does.
  func removes(from list: Path, inClosuresGivenTo callee: Path) -> Bool {
    closures.contains { closure in
      guard case .argument(callee, _, _) = closure.destination else { return false }
      return removes(from: list, in: closure.range)
        || assignments.contains { assignment in
          closure.range.contains(assignment.offset) && assignment.value == .other
            && assignment.target.last == "[]" && assignment.target.list.names == list.names
        }
    }
  }

  /// Whether a local object is made in the code and given to nobody but who runs it once, as a queue does.
  func isOnlyRun(_ name: String) -> Bool {
    guard hasOne(name), case .call(let made)? = variables.last(where: { $0.name == name })?.value, made.isInitialiser
    else { return false }
    let takers = calls.filter { $0.arguments.contains { $0.value.isName(name) } }
    let isOperation = made.madeType.hasSuffix("Operation")
    return !takers.isEmpty && takers.allSatisfy { EscapeKnowledge.runsOnce($0.name) || isOperation && $0.name == "add" }
      && !assignments.contains { $0.value.isName(name) } && !variables.contains { $0.value.isName(name) }
  }

  /// Whether a local object is made and used in the code, and given to nobody who might keep it.
  ///
  /// A copy of a value is one, too, where it is called itself: `var option = options[0]; option.handler()`.
  func isUsedHereOnly(_ name: String, calling member: String = "") -> Bool {
    guard hasOne(name), let value = variables.last(where: { $0.name == name })?.value else { return false }
    if case .call(let made) = value, made.isInitialiser {
    } else if !calls.contains(where: { $0.callee.names == [name, member] }) {
      return false
    }
    return !assignments.contains { $0.value.isName(name) }
      && !variables.contains { $0.value.isName(name) }
      && !calls.contains { $0.arguments.contains { $0.value.isName(name) } }
      && !closures.contains { names(in: $0).contains(name) }
  }

  /// Where an array literal goes.
  enum ListPlace {
    case assigned(Path)
    /// A local constant or variable.
    case variable(String)
    case argument(Call.Argument, Call)
  }

  /// Where the array literal goes of which a call is an element; `nil` if there is none, or that is not known.
  func place(ofListWith callee: Path) -> ListPlace? {
    guard let list = calls.calls(where: { $0 == callee }).compactMap(\.list).first else { return nil }
    if let call = calls.calls(givenAny: { $0.offset == list }).first,
      let argument = call.arguments.first(where: { $0.offset == list })
    {
      return .argument(argument, call)
    }
    // What is assigned follows the target with nothing else between.
    let assignment = assignments.last { $0.offset < list && $0.value == .other && $0.target != .returned }
    let variable = variables.last { $0.offset < list && $0.value == .other }
    let start = max(assignment?.offset ?? -1, variable?.offset ?? -1)
    guard start >= 0, !calls.has({ $0.start > start && $0.start < list }) else { return nil }
    if let variable, variable.offset == start { return .variable(variable.name) }
    return assignment.map { .assigned($0.target) }
  }

  /// Whether an array literal with what is made there is assigned to a list.
  func fills(_ list: Path) -> Bool {
    calls.contains { call in
      guard call.isArrayElement, case .assigned(let target)? = place(ofListWith: call.callee) else { return false }
      return target.names == list.names
    }
  }

  /// The list to which what is called adds an element: `rows = [.action { … }]`, `rows.append(.action { … })`.
  func list(of element: Path) -> Path? {
    if case .assigned(let target)? = place(ofListWith: element) { return target }
    return calls.first { call in
      EscapeKnowledge.collecting.contains(call.name)
        && call.arguments.contains { argument in
          guard case .call(let path) = argument.value else { return false }
          return path.start == element.start && path.offset == element.offset
        }
    }?.callee.base.list
  }

  /// Whether what a call makes, as the token of an observation, is handed out for others to keep.
  ///
  /// It may be handed out by itself, in a local variable or a list, and in something that is made of those.
  func isReturned(_ callee: Path) -> Bool {
    if assignments.contains(where: { $0.target == .returned && $0.value.path?.start == callee.start }) { return true }
    let isInList = calls.calls { $0 == callee }.contains(where: \.isArrayElement)
    return variables.contains { variable in
      let isKeeper = variable.value == .other ? isInList : variable.value.path?.start == callee.start
      return isKeeper && variable.offset < callee.start && isReturned(variable.name)
    }
  }

  /// Whether a function hands out a local variable itself.
  func isHandedOut(_ variable: String) -> Bool {
    hasOne(variable) && assignments.contains { $0.target == .returned && $0.value.isName(variable) }
  }

  /// Whether a function hands out a local variable, or what is made of it.
  private func isReturned(_ variable: String) -> Bool {
    assignments.contains { assignment in
      guard assignment.target == .returned, let path = assignment.value.path else { return false }
      return path.isNamed(variable)
        || calls.calls { $0.start == path.start && $0.offset == path.offset }.contains { call in
          call.arguments.contains { $0.value.path?.names == [variable] }
        }
    }
  }

  /// Whether a type keeps what a call makes, a timer or a token, and ends it elsewhere, though not when it goes itself.
  func isEnded(_ callee: Path, by owner: ProjectType?) -> Bool {
    guard let owner, let property = keeper(of: callee) ?? keeper(ofLocal: callee), owner.property(property) != nil
    else { return false }
    return owner.lets(go: property, besides: self)
      // An observation ends with its token.
      || callee.last == "observe" && owner.takes(back: Path(property), besides: self)
      || callee.last == "setEventHandler" && owner.letsOthers(end: property, besides: self)
  }

  /// The property that is given the local object whose function is called: `timer.setEventHandler { … }; self.timer = timer`.
  private func keeper(ofLocal callee: Path) -> String? {
    // A source of events that the type has itself.
    if callee.nameCount == 2, callee.last == "setEventHandler", !hides(callee) { return callee.first }
    guard callee.nameCount == 2, hasOne(callee.first) else { return nil }
    return assignments.first {
      $0.target.nameCount == 1 && $0.target != .returned && $0.value.isName(callee.first)
    }?.target.first
  }

  /// The property of a type to which a timer is assigned where it is made.
  func keeper(ofTimer callee: Path, in owner: ProjectType) -> String? {
    let target = assignments.first { $0.value.path?.start == callee.start && $0.target.nameCount == 1 }?.target
    return target.flatMap { owner.property($0.first)?.name }
  }

  /// The property to which the result of a call is assigned, or the list to which it is added.
  private func keeper(of callee: Path) -> String? {
    if let target = assignments.first(where: { $0.target != .returned && $0.value.path?.start == callee.start })?.target
    {
      return target.first
    }
    let names = Set(variables.filter { $0.value.path?.start == callee.start }.map(\.name))
    // `let token = center.addObserver(…) { … }; self.token = token`
    let target = assignments.first {
      $0.target.nameCount == 1 && $0.target != .returned && names.contains(where: $0.value.isName)
    }
    if let target { return target.target.first }
    return calls.first { call in
      EscapeKnowledge.collecting.contains(call.name)
        && call.arguments.contains { argument in
          guard let path = argument.value.path else { return false }
          return path.start == callee.start || (path.names.count == 1 && names.contains(path.first))
        }
    }?.callee.first
  }

  /// Whether a closure is given to a timer that fires once, or ends the timer itself.
  func isOneShot(_ closure: Closure) -> Bool {
    guard case .argument(let callee, _, _) = closure.destination else { return false }
    if callee.last == "setEventHandler" {
      return calls(in: closure).contains { $0.name == "cancel" && $0.callee.base.names == callee.base.names }
    }
    guard callee.isTimer else { return false }
    return calls(in: closure).contains { $0.name == "invalidate" }
      || calls.contains { call in
        call.arguments.contains { $0.value == .closure(offset: closure.offset) }
          && call.argument("repeats")?.value == .boolean(false)
      }
  }

  /// Whether what a call makes is given to a control, and not to a menu that is made anew each time.
  ///
  /// - Parameter isMaker: whether a control that is made with it counts, too.
  func isAddedToControl(_ callee: Path, orMakesOne isMaker: Bool) -> Bool {
    let local = localName(ofMadeBy: callee)
    return calls.contains { call in
      call.arguments.contains { argument in
        (argument.offset == callee.start || local.map(argument.value.isName) == true)
          && (isMaker && argument.label == "primaryAction" || ["addAction", "insertSegment"].contains(call.name))
      }
    }
  }

  /// Whether a button or a bar's button is given a menu: `button.menu = menu`, `UIBarButtonItem(title: "", menu: menu)`.
  ///
  /// - Parameter isMeant: which menus count, if not all.
  func givesMenu(where isMeant: (Value) -> Bool = { _ in true }) -> Bool {
    assignments.contains { $0.target.last == "menu" && $0.target.nameCount > 1 && isMeant($0.value) }
      || calls.contains { call in
        call.callee.isInitialiser && call.argument("menu").map { isMeant($0.value) } == true
      }
  }

  /// Whether a closure is given to a view with which a cell is configured: `UIHostingConfiguration { Row { self.open() } }`.
  func configuresCell(_ closure: Closure) -> Bool {
    closures.contains { outer in
      guard outer.isAround(closure), case .argument(let callee, _, _) = outer.destination else { return false }
      return callee.last == "UIHostingConfiguration"
    }
  }

  /// Whether a call has a socket tell of an event each time that happens: `socket.on("message") { … }`.
  func listensToSocket(_ callee: Path) -> Bool {
    callee.last == "on" && callee.nameCount > 1 && callee.base.last.lowercased().hasSuffix("socket")
      && calls.calls { $0 == callee }.contains { $0.arguments.first?.value.isString == true }
  }

  /// Whether what a call returns is stored by the type itself: `….store(in: &subscriptions)`, `timer = …`.
  func isStoredByItself(_ callee: Path, of owner: ProjectType?) -> Bool {
    isAssigned(callee, by: owner) || isSubscription(callee, of: owner)
  }

  /// Whether the chain to which a call belongs is assigned to a property of the type that is a stream, be it by way of a
  /// local constant of which that is made: `names = Observable.merge(first, second)`.
  func isStoredStream(_ callee: Path, by owner: ProjectType?) -> Bool {
    let local = variables.first { $0.value.path?.start == callee.start }?.name
    func isMade(_ value: Path) -> Bool {
      if value.start == callee.start { return true }
      guard let local, hasOne(local) else { return false }
      return value.isNamed(local) || value.first == local && value.nameCount > 1
        || calls.contains { call in
          call.callee.start == value.start && call.arguments.contains { $0.value.isName(local) }
        }
    }
    let lazy = owner?.storedProperties.first { $0.property.code.isSame(as: self) }?.property
    // Where no type is written, what the chain begins with says whether it is a stream or a list.
    if let lazy, lazy.isLazy, let type = lazy.typeName ?? owner?.property(callee.first)?.typeName,
      (Self.streams + ["Relay", "Subject"]).contains(where: type.hasSuffix)
    {
      // `lazy var names = search.map { … }`
      if let made = lazy.value.path, !made.last.isEmpty { return isMade(made) }
      return assignments.contains { $0.target == .returned && $0.value.path.map(isMade) == true }
    }
    return assignments.contains { assignment in
      guard assignment.target.nameCount == 1, let type = owner?.property(assignment.target.first)?.typeName,
        Self.streams.contains(where: type.hasSuffix)
      else { return false }
      return assignment.value.path.map(isMade) == true
    }
  }

  private static let streams = ["Driver", "Infallible", "Observable", "Publisher", "Signal"]

  /// Whether what a call returns is assigned to a property of the type.
  func isAssigned(_ callee: Path, by owner: ProjectType?) -> Bool {
    assignments.contains { assignment in
      guard assignment.value.path?.start == callee.start, assignment.target != .returned else { return false }
      return owner?.property(assignment.target.first) != nil
    }
  }

  /// Whether the chain to which a call belongs ends in a bag of the type: `….disposed(by: bag)`, also in the one that a
  /// library gives to every object, `rx.disposeBag`.
  func isSubscription(_ callee: Path, of owner: ProjectType?) -> Bool {
    guard let bag = bag(of: callee) else { return isAssignedSubscription(callee, of: owner) }
    if bag.first.isEmpty || bag.names == ["rx", "disposeBag"] { return true }
    guard let property = owner?.property(bag.first), bag.beginsWithSelf || owner?.isGiven(bag.first, in: self) == false
    else { return false }
    return bag.nameCount == 1 || property.ownership == .strong && !property.isComputed
  }

  /// Whether what a call answers is put into a bag as it is, whatever the call is named: `stream.subscribeOnMain { … }.store(in: &bag)`.
  func isSubscription(bySelf callee: Path) -> Bool {
    let later = calls.filter { $0.callee.start == callee.start && $0.callee.offset > callee.offset }
    return later.min { $0.callee.offset < $1.callee.offset }.map { EscapeKnowledge.storing.contains($0.name) } ?? false
  }

  /// Whether the chain to which a call belongs ends in a subscription that a property of the type is given:
  /// `token = names.map { … }.sink { … }`.
  private func isAssignedSubscription(_ callee: Path, of owner: ProjectType?) -> Bool {
    assignments.contains { assignment in
      guard case .call(let path) = assignment.value, path.start == callee.start,
        EscapeKnowledge.subscribing.contains(path.last), assignment.target.nameCount == 1
      else { return false }
      return owner?.property(assignment.target.first).map { $0.ownership == .strong && !$0.isComputed } ?? false
    }
  }

  /// Whether the type empties the bag in which the chain ends, or ends what it has of it, in another function that is
  /// called before it goes.
  func isEndedSubscription(_ callee: Path, by owner: ProjectType?) -> Bool {
    guard let owner else { return false }
    if let bag = bag(of: callee) {
      return owner.takes(back: bag, besides: self) || owner.cancelsAll(thatHave: bag.base, besides: self)
    }
    guard let property = keeper(of: callee), owner.property(property) != nil else { return false }
    return owner.lets(go: property, besides: self)
  }

  /// Whether a part of the code ends what it has of a chain: `self.token?.cancel()`, `subscriptions.removeAll()`.
  func ends(_ callee: Path, in range: Range<Int>) -> Bool {
    if let bag = bag(of: callee) {
      return calls.contains { call in
        range.contains(call.callee.offset) && call.name == "removeAll" && call.callee.base.names == bag.names
      }
    }
    guard let property = keeper(of: callee) else { return false }
    return calls.contains { call in
      range.contains(call.callee.offset) && call.callee.base.isNamed(property)
        && ["cancel", "dispose", "invalidate"].contains(call.name)
    } || assignments.contains { range.contains($0.offset) && $0.target.isNamed(property) && $0.value == .other }
  }

  /// Whether another closure of the code ends what it has of a chain, as the answer of a request does.
  func endsLater(_ callee: Path, than range: Range<Int>) -> Bool {
    closures.contains { !$0.range.overlaps(range) && ends(callee, in: $0.range) }
  }

  /// Whether the code goes on, and takes out again by its token what a call was given: `center.removeObserver(token)`.
  func takesOut(_ callee: Path, after range: Range<Int>) -> Bool {
    guard let token = localName(ofMadeBy: callee) else { return false }
    return calls.contains { call in
      call.callee.offset > range.upperBound && call.name.hasPrefix("remove")
        && call.arguments.contains { $0.value.isName(token) }
    }
  }

  /// The subscription to what combines the stream to which a step belongs with others:
  /// `Publishers.Merge(title.map { … }, name).sink { … }`.
  func combination(of callee: Path) -> Path? {
    let combined = calls.first { call in
      ["CombineLatest", "Merge", "Zip", "combineLatest", "merge", "zip"].contains(where: call.name.hasPrefix)
        && call.arguments.contains { $0.offset == callee.start }
    }?.callee
    guard let combined else { return nil }
    return calls.first { $0.callee.start == combined.start && EscapeKnowledge.subscribing.contains($0.name) }?.callee
  }

  /// In what a chain ends: `….store(in: &subscriptions)`.
  func bag(of callee: Path) -> Path? {
    calls.first { call in
      call.callee.start == callee.start && call.callee.offset > callee.offset
        && EscapeKnowledge.storing.contains(call.name)
    }?.arguments.first?.value.path
  }
}

extension Code {
  /// Whether a closure holds its object for nothing but closures in it, which capture it weakly.
  func holdsSelfForInner(_ closure: Closure) -> Bool {
    let inner = closures.filter { inner in
      closure.range.contains(inner.offset) && inner.offset > closure.offset
        && (inner.selfCapture == .weak || inner.selfCapture == .unowned)
    }
    guard closure.selfCapture == nil, !inner.isEmpty else { return false }
    func isOwn(_ path: Path) -> Bool {
      path.beginsWithSelf && closure.range.contains(path.start)
        && !inner.contains { $0.range.contains(path.start) }
    }
    let given = calls(in: closure).flatMap(\.arguments).compactMap(\.value.path)
    let assigned = assignments.flatMap { [$0.target] + [$0.value.path].compactMap(\.self) }
    return paths(where: isOwn).isEmpty && !(given + assigned).contains(where: isOwn)
  }

  /// Whether a closure that never says `self` names members of its object all the same, which the compiler allows in none
  /// that may outlive its call: `bag.bind { title.sink { [weak self] in … } }`.
  func namesMembersPlainly(in closure: Closure, of type: ProjectType) -> Bool {
    guard closure.selfCapture == nil, !closures.contains(where: { $0.selfCapture != nil && $0.isAround(closure) })
    else { return false }
    let inner = closures.filter { closure.isAround($0) }
    let plain = names(in: closure) { name in !inner.contains { $0.range.contains(name.offset) } }
    return plain.contains { name in
      closure.captures[name] == nil && !variables.contains { $0.name == name } && !type.isGiven(name, in: self)
        && type.properties.contains { $0.property.name == name && !$0.property.isStatic }
    }
  }
}

extension ProjectType {
  /// Whether a menu that some code makes is a button's, and not one that is made each time it is shown.
  func hasControl(withMenuMadeIn code: Code) -> Bool {
    guard code.calls.has({ $0.last == "UIMenu" }),
      !code.calls.has({ ["UIContextMenuConfiguration", "UIDeferredMenuElement", "uncached"].contains($0.last) })
    else { return false }
    if code.givesMenu() { return true }
    let maker = functions.first { $0.function.code.isSame(as: code) }?.function.name
    guard let name = maker ?? properties.first(where: { $0.property.code.isSame(as: code) })?.property.name else {
      return false
    }
    return self.code.contains { _, other in
      other.givesMenu { $0.path.map { $0.nameCount == 1 && $0.last == name } == true }
    }
  }
}

extension Path {
  /// Whether it makes a timer.
  var isTimer: Bool { ["Timer", "scheduledTimer"].contains(madeType) }

  /// Whether it asks something of what it makes itself: `Alert(title).button("OK")`.
  var isOfWhatIsMade: Bool { components.first?.isCall == true && first.beginsWithCapital && nameCount > 1 }
}

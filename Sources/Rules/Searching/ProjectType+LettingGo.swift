extension [Function] {
  /// Whether a deinitialiser calls a function, and nobody else among these does.
  fileprivate func isCalledOnlyAtTheEnd(_ name: String) -> Bool {
    let callers = filter { $0.code.calls.contains { $0.name == name } }
    return !callers.isEmpty && callers.allSatisfy { $0.kind == .deinitialiser }
  }

  /// Whether only functions that set the object up call a function, as its names say: it clears the way for them.
  fileprivate func isCalledOnlyAtTheBeginning(_ name: String) -> Bool {
    let callers = filter { $0.code.calls.contains { $0.name == name && $0.callee.nameCount == 1 } }
    // A button calls it as well, or what is called later.
    let isAction = contains { $0.name == name && $0.attributes.contains("IBAction") }
    if isAction || callers.contains(where: { $0.code.callsLater(name) }) { return false }
    let beginnings = ["bind", "configure", "create", "make", "setUp", "setup", "viewDidLoad"]
    return !callers.isEmpty
      && callers.allSatisfy { caller in
        caller.kind == .initialiser || beginnings.contains(where: caller.name.hasPrefix)
      }
  }
}

extension Code {
  /// Whether it ends a timer.
  var endsTimer: Bool { calls.has { $0.last == "invalidate" } }

  /// Whether it calls a function of its object in a closure that is kept.
  fileprivate func callsLater(_ function: String) -> Bool {
    calls.calls { $0.nameCount == 1 && $0.last == function }.contains { call in
      closures.contains { $0.range.contains(call.callee.offset) && $0.destination != .calledAtOnce }
    }
  }

  /// Whether a closure does nothing with anything: `onChange = { _ in }`.
  fileprivate func doesNothing(_ closure: Closure) -> Bool {
    !closure.holdsSelf && closure.selfCapture == nil && names(in: closure).isEmpty
  }

  /// Whether it calls or hands out what has a name.
  fileprivate func names(_ member: String) -> Bool {
    hasPaths { $0.last == member } || hasAssignments { $0.value.path?.last == member }
      || calls.has(givenAny: { $0.value.path?.last == member })
  }
}

extension String {
  /// Whether it is the name of what is called as something goes off the screen: `onClose`, `cancelHandler`.
  fileprivate var saysEnd: Bool {
    let name = lowercased()
    return ["cancel", "close", "dismiss", "done", "finish", "hide"].contains(where: name.holds)
  }
}

extension ProjectType {
  /// The functions of the type that a part of some code calls on the object itself.
  func functions(calledIn range: Range<Int>, of code: Code) -> [Function] {
    let called = code.calls.filter { range.contains($0.callee.offset) && $0.callee.nameCount == 1 }.map(\.name)
    return called.isEmpty ? [] : functions.map(\.function).filter { called.contains($0.name) }
  }

  /// Whether some code sets a property to `nil`, by itself or by functions of the type that it calls.
  ///
  /// - Parameter depth: how many functions are followed.
  func lets(go property: String, in range: Range<Int> = 0..<Int.max, of code: Code, depth: Int = 2) -> Bool {
    code.hasAssignments { range.contains($0.target.offset) && $0.target.isNamed(property) && $0.value == .other }
      || depth > 0
        && functions(calledIn: range, of: code).contains { lets(go: property, of: $0.code, depth: depth - 1) }
  }

  /// Whether code gives to a property's object what lets go of that as its work is done: `popup.onClose = close`.
  func lets(go property: String, byWhatEndsIn code: Code) -> Bool {
    code.assignments { $0.target.nameCount == 2 && $0.target.first == property && $0.target.last.saysEnd }
      .contains { assignment in
        switch assignment.value {
        case .path(let method):
          method.nameCount == 1
            && functions.contains {
              $0.function.name == method.last && lets(go: property, of: $0.function.code, depth: 1)
            }
        case .closure(let offset):
          code.closure(at: offset).map { lets(go: property, in: $0.range, of: code, depth: 1) } ?? false
        default: false
        }
      }
  }

  /// Whether a name is that of a parameter of the function that some code is of.
  func isGiven(_ name: String, in code: Code) -> Bool {
    functions.contains { _, function in
      function.code.isSame(as: code) && function.parameters.contains { $0.name == name }
    }
  }

  /// Whether other code than some ends what a property has, and is called before the object goes.
  func ends(_ property: String, besides code: Code) -> Bool {
    hasFunction(besides: code) { $0.ends(property) }
  }

  /// Whether other code than some ends a timer before the object goes, be it in the timer's own action.
  ///
  /// - Parameter keeper: the property that has the timer; `nil` if that is not known.
  func endsTimers(besides code: Code, keptIn keeper: String? = nil) -> Bool {
    hasFunction(besides: code, orForOthers: true) { other in
      other.calls.contains { call in
        // A display link may be taken out of its loop as well.
        guard call.name == "invalidate" || call.name == "remove" && call.argument("forMode") != nil else {
          return false
        }
        // That of another property is another timer.
        let name = call.callee.base.first
        return keeper == nil || name == keeper || property(name) == nil || other.hides(call.callee)
          || isGiven(name, in: other)
      }
    }
      || storedProperties.contains { !$0.property.code.calls.named("invalidate").isEmpty }
  }

  /// Whether its deinitialiser ends a timer.
  var endsTimersWithItself: Bool {
    functions.contains { _, function in
      function.kind == .deinitialiser && !function.code.calls.named("invalidate").isEmpty
    }
  }

  /// Whether it is a control, to which actions are added.
  var isControl: Bool {
    !ancestors.isDisjoint(with: ["UIButton", "UIControl"]) || ["UIButton", "UIControl"].contains(name)
  }

  /// Whether its weak outlets stay in its view: it is a view controller or a view, and no object beside the screen that is
  /// called one.
  var hasOutletsInView: Bool {
    role == .viewController || isView || role == .view && !ancestors.contains("NSObject")
  }

  /// Whether it is a view of a UI framework.
  var isView: Bool { ancestors.contains(where: UIVocabulary.isView) }

  /// Whether other code than some sets a path to `nil`, or a list to an empty one, before the object goes.
  func takes(back path: Path, besides code: Code?) -> Bool {
    hasFunction(besides: code) { other in
      other.assignments.contains { assignment in
        guard assignment.target.names == path.names else { return false }
        switch assignment.value {
        case .call(let made): return made.isInitialiser
        // `onChange = { _ in }`
        case .closure(let offset):
          return other.closures.contains { $0.offset == offset && other.doesNothing($0) }
        default: return assignment.value == .other
        }
      } || other.calls.contains { $0.name == "removeAll" && $0.callee.base.names == path.names }
        || other.endsAll(of: path)
    }
  }

  /// Whether other code than some empties a list before the object goes, and does not only fill it anew.
  func empties(_ list: Path, besides code: Code) -> Bool {
    hasFunction(besides: code) { other in
      other.calls.contains { $0.name == "removeAll" && $0.callee.base.names == list.names }
        || other.hasAssignments { $0.target.names == list.names && $0.value == .other } && !other.fills(list)
    }
  }

  /// Whether other code than some lets go of what a property has before the object goes: `timer?.invalidate()`, `item = nil`.
  func lets(go property: String, besides code: Code) -> Bool {
    hasFunction(besides: code) { code in
      code.ends(property) || code.hasAssignments { $0.target.isNamed(property) && $0.value == .other }
    }
  }

  /// Whether other code than some calls a function of a part that sets a property of that to `nil`: `card.reset()`.
  func lets(go property: String, of part: ProjectType, in name: String, besides code: Code) -> Bool {
    let ending = part.functions.map(\.function).filter { function in
      function.code.hasAssignments { $0.target.isNamed(property) && $0.value == .other }
    }.map(\.name)
    return !ending.isEmpty
      && hasFunction(besides: code) { other in
        other.calls.has { $0.nameCount == 2 && $0.first == name && ending.contains($0.last) }
      }
  }

  /// Whether other code than some takes out all who listen where something listens:
  /// `database.child("users").removeAllObservers()`.
  func removesAll(listeningAt place: Path, besides code: Code) -> Bool {
    hasFunction(besides: code) { other in
      other.calls.has { $0.last == "removeAllObservers" && $0.names.dropLast() == place.names.dropLast() }
    }
  }

  /// Whether it lets go of what a property has when its screen goes.
  func dropsWithScreen(_ property: String) -> Bool {
    functions.contains { _, function in
      ["viewDidDisappear", "viewWillDisappear"].contains(function.name)
        && function.code.assignments.contains { $0.target.isNamed(property) && $0.value == .other }
    }
  }

  /// Whether others can have it end what a property has, by a function such as `invalidate()`.
  func letsOthers(end property: String, besides code: Code) -> Bool {
    hasFunction(besides: code, orForOthers: true) { $0.ends(property) }
  }

  /// Whether other code than some lets go of what works for the object as long as that wants it to: a timer, a monitor.
  func stops(_ property: String, besides code: Code) -> Bool {
    let workers = [
      "browser", "connection", "eventsource", "listener", "monitor", "observation", "observer", "subscription", "task",
      "timer",
      "token",
    ]
    return self.property(property) != nil && workers.contains(where: property.lowercased().hasSuffix)
      && lets(go: property, besides: code)
  }

  /// Whether other code than some has what a property has stop telling of changes: `motion.stopGyroUpdates()`.
  func stops(listening property: String, besides code: Code) -> Bool {
    hasFunction(besides: code, orForOthers: true) { other in
      other.calls.contains { call in
        call.callee.first == property
          && (["disconnect", "off", "removeAllHandlers"].contains(call.name) || call.name.hasPrefix("stop"))
      }
    }
  }

  /// Whether other code than some ends what a part of the object has of others: `service.listener.remove()`.
  func ends(whatIsIn part: String, besides code: Code) -> Bool {
    hasFunction(besides: code) { other in
      other.calls.has { callee in
        callee.nameCount > 2 && callee.first == part
          && ["cancel", "dispose", "invalidate", "remove"].contains(callee.last)
      }
    }
  }

  /// Whether other code than some has a part of the object, which has the bag of subscriptions, cancel all of these:
  /// `service.cancelAllRequests()`.
  func cancelsAll(thatHave part: Path, besides code: Code) -> Bool {
    part.nameCount > 0
      && hasFunction(besides: code) { other in
        other.calls.calls { $0.last.hasPrefix("cancelAll") }.contains { $0.callee.base.names == part.names }
      }
  }

  /// Whether other code than some takes the object itself out of what a call gave it to: `wallet.unsubscribe(self)`.
  func leaves(_ callee: Path, besides code: Code) -> Bool {
    hasFunction(besides: code) { $0.takesSelfOut(of: callee) }
  }

  /// Whether a function, other than the one with some code if that is given, which is called before the object goes, does something.
  ///
  /// - Parameter isForOthers: whether one counts by which others may stop what the object does, though only its end calls it.
  fileprivate func hasFunction(
    besides code: Code?, orForOthers isForOthers: Bool = false, _ doesIt: (Code) -> Bool
  ) -> Bool {
    functions.contains { _, function in
      guard function.kind == .function, code.map(function.code.isSame) != true, doesIt(function.code) else {
        return false
      }
      let functions = functions.map(\.function)
      // What nobody else can call, and the type does not, ends nothing.
      if function.access.isPrivate, function.attributes.isEmpty,
        !self.code.contains(where: { $0.code.names(function.name) })
      {
        return false
      }
      return (isForOthers && stops(by: function) || !functions.isCalledOnlyAtTheEnd(function.name))
        && !functions.isCalledOnlyAtTheBeginning(function.name)
    }
  }

  /// Whether a function is one by which others stop what belongs to no screen: `monitor.stop()`.
  private func stops(by function: Function) -> Bool {
    !comesAndGoes && !function.access.isPrivate
      && ["cancel", "end", "invalidate", "stop"].contains(where: function.name.hasPrefix)
  }

  /// Whether it takes anything out of a list, or sets that to another.
  func removes(from list: Path) -> Bool {
    code.contains { _, code in
      code.calls.contains { $0.name.hasPrefix("remove") && $0.callee.base.names == list.names }
        || code.assignments.contains { $0.target.names == list.names }
    }
  }

  /// Whether a function of the type empties a property and calls what was in it.
  func usesUp(_ property: String) -> Bool {
    functions.contains { _, function in
      function.code.assignments.contains { $0.target.isNamed(property) && $0.value == .other }
        && function.code.callsValue(of: { $0.isNamed(property) })
    }
  }

  /// Whether a function of the type asks for an element of a list or a dictionary, to call it, and takes it out.
  func usesUpElements(of list: Path) -> Bool {
    func isElement(_ path: Path) -> Bool { path.last == "[]" && path.list.names == list.names }
    return functions.contains { _, function in
      let code = function.code
      let isTakenOut =
        code.assignments.contains { isElement($0.target) && $0.value == .other }
        || code.calls.contains { call in
          ["removeAll", "removeFirst", "removeValue"].contains(call.name) && call.callee.base.names == list.names
        }
      // `let open = callbacks.filter { … }; open.forEach { $0() }`
      let areRun = code.calls.named("forEach").contains { call in
        let name = call.callee.base.first
        return call.callee.base.names == list.names
          || code.variables.contains { $0.name == name && $0.value.path?.first == list.first }
      }
      // `for callback in callbacks { callback() }; callbacks = []`
      let isEmptied = code.assignments.contains { $0.target.names == list.names && $0.value == .other }
      if isEmptied, code.calls.contains(where: { $0.callee.isOneElement(of: list) }) { return true }
      let isAsked = code.callsValue(of: isElement) || code.variables.contains { $0.value.path.map(isElement) ?? false }
      return isTakenOut && (areRun || isAsked)
    }
  }
}

extension Path {
  /// Whether it is named as one element of a list is: `callback` of `readyCallbacks`.
  fileprivate func isOneElement(of list: Path) -> Bool {
    isOneName && !isInitialiser && last.utf8.count > 3 && list.last.lowercased().holds(last.lowercased())
      && list.last.hasSuffix("s")
  }
}

extension Code {
  /// Whether an object takes itself out of what a call gave it to: `wallet.unsubscribe(self)`.
  ///
  /// - Parameter place: where that begins to count: what stands before a call makes room for it.
  func takesSelfOut(of callee: Path, after place: Int = 0) -> Bool {
    calls.contains { call in
      call.callee.offset > place && ["remove", "unregister", "unsubscribe"].contains(where: call.name.hasPrefix)
        && call.callee.base.names == callee.base.names && call.arguments.first?.value.isName("self") == true
    }
  }

  /// Whether what a path leads to is called, by itself or by the name of a local constant.
  fileprivate func callsValue(of isMeant: (Path) -> Bool) -> Bool {
    let names = variables.filter { $0.value.path.map(isMeant) ?? false }.map(\.name)
    return calls.contains { isMeant($0.callee) || $0.callee.isOneName && names.contains($0.callee.last) }
  }

  /// Whether a call may be one of those that end something; most are called otherwise.
  private static func mayEnd(_ callee: Path) -> Bool {
    switch callee.last {
    case "cancel", "dispose", "invalidate": true
    case let name: name.hasPrefix("remove")
    }
  }

  /// What functions take out by a token.
  private static let removing = ["Listener", "Monitor", "Observer"]

  /// Whether what a property has is ended: `timer?.invalidate()`, `center.removeObserver(token)`.
  fileprivate func ends(_ property: String) -> Bool {
    let ending = calls.calls(where: Self.mayEnd)
    guard !ending.isEmpty else { return false }
    // `if let timer = timers[key] { timer.invalidate() }`
    let elements = variables.filter { $0.value.path?.last == "[]" && $0.value.path?.list.isNamed(property) == true }
    // `if let token = changes { center.removeObserver(token) }`
    let others = variables.filter { $0.value.isName(property) }.map(\.name)
    return ending.contains { call in
      switch call.name {
      case "cancel", "dispose", "invalidate", "remove":
        call.callee.base.isNamed(property) || elements.contains { call.callee.base.isNamed($0.name) }
          || call.callee.base.isOneElement(of: Path(property)) || endsAll(of: Path(property))
      case "removeAllObservers": call.callee.base.isNamed(property)
      case let name where Self.removing.contains { name.hasPrefix("remove") && name.hasSuffix($0) }:
        // `center.removeObserver(tokens[key]!)`
        call.callee.base.isNamed(property) || call.arguments.first?.value.path?.list.isNamed(property) == true
          || others.contains { call.arguments.first?.value.isName($0) == true }
          || call.arguments.first?.value.path?.isOneElement(of: Path(property)) == true
          || calls.contains { $0.name == "forEach" && $0.callee.base.isNamed(property) }
      default: false
      }
    }
  }

  /// Whether all that a list or a dictionary has is ended: `subscriptions.forEach { $0.cancel() }`,
  /// `timers.values.forEach { $0.invalidate() }`.
  fileprivate func endsAll(of list: Path) -> Bool {
    calls.contains { $0.name == "forEach" && [list.names, list.names + ["values"]].contains($0.callee.base.names) }
      && calls.contains { ["cancel", "dispose", "invalidate", "remove"].contains($0.name) && $0.callee.first == "$0" }
  }
}

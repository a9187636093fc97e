/// How long the streams live to which code subscribes, as far as the source tells.
///
/// A property, a subject, a control or a notification centre goes on publishing until somebody lets go of it. What a
/// function returns may be a request, which ends with its answer, and is held to be one unless its name or its body says
/// otherwise.
struct StreamLength {
  let project: Project
  let code: Code
  /// The type in whose code it is; `nil` for a free function.
  let owner: ProjectType?
  /// How many variables and functions are followed, so that two which call each other come to an end.
  var depth = 3

  /// Whether a stream goes on until somebody lets go of it.
  ///
  /// - Parameter callee: the step of the stream that is asked about, `model.title.map` or `model.title.sink`.
  func isLong(at callee: Path) -> Bool {
    !isEnded(callee) && goesOn(callee.base)
  }

  /// Whether what a loop waits for goes on: notices, the values of a publisher, or a stream that nobody is seen to finish.
  ///
  /// - Parameter path: what stands behind `in`, `center.notifications` or `model.$title.values`.
  func isLong(sequence path: Path) -> Bool {
    path.last == "values" ? goesOn(path.base) : isAsyncStream(path)
  }

  /// Whether a path ends with a function or a property whose stream of values nobody finishes.
  private func isAsyncStream(_ path: Path) -> Bool {
    let names = path.names
    guard let name = names.last else { return false }
    if name == "notifications" || name == "updates" && names.first == "Transaction" { return true }
    guard let holder = names.count == 1 ? owner : holder(of: path) else { return false }
    if let property = holder.property(name) {
      return Self.isAsyncStream(property.typeName) && !holder.has { $0.calls.has { $0.last == "finish" } }
    }
    let functions = holder.functions.map(\.function).filter { $0.name == name && $0.bodyOffset != nil }
    return !functions.isEmpty
      && functions.allSatisfy { Self.isAsyncStream($0.result?.main) }
      && !holder.has { $0.calls.has { $0.last == "finish" } }
  }

  private static func isAsyncStream(_ type: String?) -> Bool {
    type == "AsyncStream" || type == "AsyncThrowingStream"
  }

  /// The project's type of what the last name of a path is asked of.
  private func holder(of path: Path) -> ProjectType? {
    ExpressionTypes(project: project, type: owner, code: code, parameters: []).names(of: path.base).lazy
      .compactMap(project.type).first
  }

  /// Whether the steps of a stream say that it ends: it is asked for its end or its one value, or only the first few values
  /// are taken.
  private func isEnded(_ callee: Path) -> Bool {
    let chain = code.calls.filter { $0.callee.start == callee.start }
    return chain.contains { call in
      let labels = call.arguments.compactMap(\.label)
      return labels.contains("onSuccess") || (labels.contains("onCompleted") && !labels.contains("onNext"))
        || Self.isEnding(call)
    }
  }

  /// Whether a step lets a few values through and ends the stream then: `take(1)`, `asSingle()`.
  private static func isEnding(_ call: Call) -> Bool {
    switch call.name {
    // What a module's deactivation ends.
    case "asSingle", "cancelOnDeactivate", "dataTaskPublisher", "disposeOnDeactivate", "single": true
    case "first": call.arguments.isEmpty
    // What ends with the object itself never does where that is held.
    case "takeUntil": call.arguments.first.map(comesInTime) ?? false
    // `take(until: closed)`, `take(while: { $0 > 0 })`, `take(for: .seconds(60), scheduler: scheduler)`
    case "prefix", "take":
      switch call.arguments.first?.label {
      case nil, "for", "while": !call.arguments.isEmpty
      case "until", "untilOutputFrom": call.arguments.first.map(comesInTime) ?? false
      default: false
      }
    default: false
    }
  }

  /// Whether what a stream is taken up to comes before the object goes.
  private static func comesInTime(_ end: Call.Argument) -> Bool {
    switch end.value {
    case .closure: end.label != nil
    case .path(let path), .call(let path): !path.last.hasPrefix("dealloc")
    default: false
    }
  }

  /// Whether what a path leads to is a stream that goes on.
  private func goesOn(_ path: Path) -> Bool {
    guard !isInput(path) else { return false }
    var goesOn = false
    var type = path.beginsWithSelf ? owner : nil
    let components = path.components.dropFirst(path.beginsWithSelf ? 1 : 0)
    // What a type or `rx` is asked for begins a stream: `Timer.publish`, `button.rx.controlEvent`.
    var isSource = false
    var isBehindCall = false
    var isBehindList = false
    for (place, component) in components.enumerated() {
      defer { isBehindCall = component.isCall }
      defer { isSource = !component.isCall && (component.name == "rx" || Self.isType(component.name)) }
      if component.isCall {
        if Self.combining.contains(component.name) {
          goesOn = goesOn || isGivenOne(component.name, in: path)
        } else if isSource || place == 0 || !(Self.steps.contains(component.name) || isOwnStep(component.name)) {
          goesOn = isLong(call: component.name, of: place == 0 ? owner : type, in: path)
        }
        type = nil
      } else if place == 0, !path.beginsWithSelf, let value = value(of: component.name) {
        goesOn = value
        type = ExpressionTypes(project: project, type: owner, code: code, parameters: []).type(ofLocal: component.name)
          .flatMap(project.type)
      } else {
        let declared = (place == 0 ? owner : type)?.property(component.name)
        // What a list publishes, as `service.users().publisher` does, ends with its last element.
        let isBehindLocal = place == 1 && code.variables.contains { $0.name == path.first }
        let isList =
          component.name == "publisher" && declared == nil && (isBehindCall || isBehindList || isBehindLocal)
        let holder = place == 0 ? owner : type
        let isEnded = declared.map { holder?.ends($0) == true || holder?.completes($0) == true } ?? false
        isBehindList = declared?.isList == true
        goesOn = !isList && !isEnded && isLong(property: component.name, declared, isFirst: place == 0)
        type = declared?.typeName.flatMap(project.type)
      }
    }
    return goesOn
  }

  /// Whether the project makes a stream of a stream by a function of this name: `extension Publisher { func users() }`.
  func isOwnStep(_ name: String) -> Bool {
    let functions = project.functions(named: name)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        function.type.map(Self.streams.contains) ?? false
          && function.result.map { Self.results.contains($0.main) } ?? false
      }
  }

  private static let streams: Set<String> = [
    "Observable", "ObservableConvertibleType", "ObservableType", "Publisher", "SharedSequence",
    "SharedSequenceConvertibleType",
  ]
  private static let results: Set<String> = ["AnyPublisher", "Driver", "Observable", "Publisher", "SharedSequence"]

  /// Whether a path begins with what a view model is given to listen to, which ends with the controls of its screen: those
  /// of RxCocoa do, and Combine has none.
  private func isInput(_ path: Path) -> Bool {
    guard let owner, owner.role == .viewModel, !path.beginsWithSelf, owner.property(path.first) == nil else {
      return false
    }
    let function = owner.functions.first { $0.function.code.isSame(as: code) }?.function
    return !project.importsCombine(code, of: owner)
      && function?.parameters.contains { $0.name == path.first && $0.type.main.lastName.hasSuffix("Input") } == true
  }

  /// Whether a local variable is a stream that goes on; `nil` if no variable has this name.
  private func value(of name: String) -> Bool? {
    guard let variable = code.variables.last(where: { $0.name == name }) else { return nil }
    if let type = variable.type?.main, Self.isKeptOpen(type) { return true }
    guard depth > 0, let path = variable.value.path, !isEnded(path) else { return false }
    return StreamLength(project: project, code: code, owner: owner, depth: depth - 1).goesOn(path)
  }

  private func isLong(property name: String, _ declared: Property?, isFirst: Bool) -> Bool {
    if name.hasPrefix("$") || Self.isKeptOpen(name) { return true }
    if name == "rx" || Self.isType(name) { return false }
    if let declared, declared.isComputed, isRequest(declared) { return false }
    if let type = declared?.typeName, Self.isKeptOpen(type) { return true }
    if let type = declared?.typeName { return !Self.ending.contains(type) && !Self.saysItIsAsked(name) }
    // What nobody declares here may be a parameter, whose origin is not known.
    return !isFirst || declared != nil
  }

  /// Whether a computed property does nothing but hand out what it asks somebody for: `api.request(.users)`.
  private func isRequest(_ property: Property) -> Bool {
    let calls = property.code.calls.map(\.callee)
    guard let first = calls.min(by: { $0.offset < $1.offset }) else { return false }
    return EscapeKnowledge.isAskedOfService(first)
      || ["request", "fetch", "load"].contains(where: first.last.hasPrefix)
  }

  /// Whether one of the streams that a call combines goes on.
  private func isGivenOne(_ name: String, in path: Path) -> Bool {
    let call = code.calls.first { $0.callee.start == path.start && $0.name == name }
    return depth > 0
      && call?.arguments.contains { argument in
        argument.value.path.map(
          StreamLength(project: project, code: code, owner: owner, depth: depth - 1).goesOn) ?? false
      } ?? false
  }

  /// Whether a function is known to return a stream that goes on.
  ///
  /// - Parameter type: whose function it is; `nil` if that is not known.
  private func isLong(call name: String, of type: ProjectType?, in path: Path) -> Bool {
    if Self.lasting.contains(name) || Self.saysItGoesOn(name) { return true }
    if name == "publisher" {
      return code.calls.contains { $0.callee.start == path.start && $0.name == name && $0.argument("for") != nil }
    }
    if name == "create" { return isNeverCompleted(path) }
    guard depth > 0 else { return false }
    let all = project.functions(named: name).filter(\.hasBody)
    let own = type.map { type in
      let names = Set([type.name] + project.heirs(of: type.simpleName).map(\.name))
      return all.filter { $0.type.map(names.contains) == true }
    }
    let functions = own?.isEmpty == false ? own ?? [] : all
    guard !functions.isEmpty, functions.count <= Self.mostFunctions else { return false }
    return functions.allSatisfy { function in
      if let type = function.result?.main, Self.isKeptOpen(type) { return true }
      let code = function.code(in: project)
      let owner = function.type.flatMap(project.type)
      return StreamLength(project: project, code: code, owner: owner, depth: depth - 1).isAllLong
    }
  }

  /// Whether a stream that is made of a closure is told of values, and never of its end:
  /// `Observable.create { observer in … observer.onNext(1) … }`.
  private func isNeverCompleted(_ path: Path) -> Bool {
    code.closures.contains { closure in
      guard case .argument(let callee, _, _) = closure.destination, callee.start == path.start, callee.last == "create"
      else { return false }
      let events = code.calls(in: closure)
      return events.contains { $0.name == "onNext" } && !events.contains { ["on", "onCompleted"].contains($0.name) }
    }
  }

  /// Whether a body hands out a stream that goes on, if only in the end, or does nothing but make one.
  private var isAllLong: Bool {
    let isOneReturned = code.assignments.contains { assignment in
      guard assignment.target == .returned, let path = assignment.value.path,
        // `return .get` is of a local property.
        !path.isImplicitMember,
        // What a closure hands out is not what the function does.
        !code.closures.contains(where: { $0.range.contains(assignment.offset) })
      else { return false }
      return !isEnded(path) && goesOn(path)
    }
    if isOneReturned || code.calls.isEmpty { return isOneReturned }
    guard Set(code.calls.map(\.callee.start)).count == 1,
      let last = code.calls.map(\.callee).max(by: { $0.offset < $1.offset })
    else { return false }
    return Self.steps.contains(last.last) && isLong(at: last)
  }

  /// Whether a function is called after what is observed: `observeFriends()`.
  private static func saysItGoesOn(_ name: String) -> Bool {
    name.hasPrefix("observe") && name.dropFirst("observe".count).first?.isUppercase == true && !name.contains("Single")
  }

  /// Whether a property is called after what is asked for once: `loadUsers`.
  private static func saysItIsAsked(_ name: String) -> Bool {
    ["fetch", "load", "request"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// How many functions of one name are followed.
  private static let mostFunctions = 6

  private static func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// Whether a name is that of something that others send values to, and that nobody ends.
  static func isKeptOpen(_ name: String) -> Bool { name.hasSuffix("Relay") || name.hasSuffix("Subject") }

  /// What has one value, or none, and ends then.
  private static let ending: Set<String> = [
    "Completable", "Fail", "Future", "Just", "Maybe", "Promise", "Single", "Task",
  ]

  /// Functions of libraries whose streams go on.
  private static let lasting: Set<String> = [
    "controlEvent", "interval", "longPressGesture", "methodInvoked", "modelDeselected", "modelSelected", "notification",
    "observe",
    "observeWeakly", "panGesture", "publish", "sentMessage", "swipeGesture", "tapGesture",
  ]

  private static let combining: Set<String> = [
    "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3", "Merge4", "combineLatest", "merge",
  ]

  /// What makes another stream of one, which goes on as long.
  private static let steps: Set<String> = [
    "asDriver", "asInfallible", "asObservable", "asObserver", "assertNoFailure", "asSharedSequence", "asSignal",
    "autoconnect", "buffer", "catch", "catchAndReturn", "catchError", "catchErrorJustReturn", "collect", "compactMap",
    "concat",
    "concatMap", "debounce", "debug", "delay", "delaySubscription", "distinctUntilChanged", "do", "drop", "dropFirst",
    "enumerated", "eraseToAnyPublisher", "filter", "filterNil", "flatMap", "flatMapFirst", "flatMapLatest",
    "handleEvents", "ignoreElements", "map", "mapError", "mapTo", "materialize", "multicast", "observe", "observeOn",
    "orEmpty", "output", "pairwise", "prepend", "print", "publish", "receive", "reduce", "removeDuplicates",
    "replaceEmpty", "replaceError", "replaceNil", "retry", "sample", "scan", "setFailureType", "share", "skip",
    "skipNil", "skipWhile", "startWith", "subscribe", "subscribeOn", "switchLatest", "switchToLatest", "take",
    "takeUntil", "throttle", "timeout", "tryMap", "unwrap", "validate", "window", "when", "withLatestFrom",
    "withUnretained",
  ]
}

extension ProjectType {
  /// Whether all that a property is ever given are values that a stream ends with: `Observable.just(mode)`.
  fileprivate func hasOnlyValues(in property: Property) -> Bool {
    let given = functions.flatMap(\.function.code.assignments).filter { $0.target.names == [property.name] }.map(
      \.value)
    let values = given + (property.value == .other ? [] : [property.value])
    return !values.isEmpty
      && values.allSatisfy { value in
        guard case .call(let path) = value else { return false }
        let values = ["empty", "from", "just", "of"]
        // `Observable.just(name).map { … }`
        return values.contains(path.last) || path.first.beginsWithCapital && values.contains(path.second)
      }
  }
}

extension ProjectType {
  /// Whether the streams that a property has are seen to end.
  fileprivate func ends(_ property: Property) -> Bool {
    hasOnlyValues(in: property) || isMadeOfValues(property) || carriesAnswers(in: property)
      || carriesRequests(in: property)
  }

  /// Whether the type tells those who listen to a subject of its end before it goes itself: `selected.onCompleted()`.
  fileprivate func completes(_ property: Property) -> Bool {
    functions.contains { _, function in
      function.kind != .deinitialiser
        && function.code.calls.contains { call in
          call.callee.base.isNamed(property.name)
            && (call.name == "onCompleted" || call.name == "send" && call.arguments.first?.label == "completion")
        }
    }
  }

  /// Whether all that the code of a property hands out is made of another one that has only values that a stream ends with:
  /// `lazy var days = { day.map { … } }()`.
  private func isMadeOfValues(_ property: Property) -> Bool {
    guard property.isComputed || property.isLazy && property.value.path?.last.isEmpty != false else { return false }
    let returned = property.code.assignments { $0.target == .returned }.compactMap(\.value.path)
    // What is the one expression says no `return`.
    let streams = returned.isEmpty ? property.code.calls.map(\.callee).filter { $0.nameCount > 1 } : returned
    return !streams.isEmpty && streams.allSatisfy { self.property($0.first).map(hasOnlyValues) == true }
  }

  /// Whether all that a variable is given is what somebody is asked for: `page = client.post(url).receive(on: queue)`.
  private func carriesRequests(in property: Property) -> Bool {
    guard !property.isLet, property.value == .other, !property.isComputed else { return false }
    let given = functions.flatMap { $0.function.code.assignments(to: { $0.isNamed(property.name) }) }.map(\.value)
    let asking = ["fetch", "get", "load", "post", "put", "request", "send"]
    return !given.isEmpty
      && given.allSatisfy { value in
        guard case .call(let path) = value else { return false }
        return path.components.contains { component in
          component.isCall && asking.contains(where: component.name.hasPrefix)
        }
      }
  }

  /// Whether a property has the stream of one request after another, none of which it is made with: a function that shows
  /// the answer is given it.
  fileprivate func carriesAnswers(in property: Property) -> Bool {
    guard property.typeName == "Observable" || property.typeName == "AnyPublisher", !property.isLet,
      property.type.map({ $0.isOptional || $0.isImplicitlyUnwrapped }) == true
    else { return false }
    let given = functions.map(\.function).filter { $0.code.assigns(to: property.name) }
    return !given.isEmpty
      && given.allSatisfy { function in
        function.kind == .function
          && function.code.assignments.contains { assignment in
            assignment.target.names == [property.name]
              && function.parameters.contains { assignment.value.isName($0.name) }
          }
      }
  }
}

extension Project {
  /// Whether some code of a type lies in a file whose streams are Combine's.
  func importsCombine(_ code: Code, of owner: ProjectType?) -> Bool {
    guard let file = owner?.functions.first(where: { $0.function.code.isSame(as: code) })?.file else { return false }
    let imported = self.file(file).importedModules
    return imported.contains("Combine") && !imported.contains { $0.hasPrefix("Rx") }
  }
}

extension Property {
  /// Whether it is a list, by its type or its first value, as a text is one of its characters: `var names = Set<String>()`.
  fileprivate var isList: Bool {
    if let type { return type.isCollection || type.main == "String" }
    if case .call(let path) = value { return ["", "Array", "Dictionary", "Set"].contains(path.last) }
    return false
  }
}

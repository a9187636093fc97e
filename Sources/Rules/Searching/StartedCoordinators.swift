/// Looks for coordinators that are started and that nobody keeps, by following those who are given them.
struct StartedCoordinators {
  let project: Project

  var unkept: [Violation] {
    project.types.flatMap { type in
      type.functions.flatMap { file, function in
        (localCoordinators(of: type, in: function) + startedAtOnce(in: function))
          .filter { _, made in !isHeldByItsScreens(made) && !isDoneOnceStarted(made) && !keepsItself(made) }
          .map { offset, made in
            Violation(
              place: project.place(file, offset),
              what: "\(type.name).\(function.name) starts \(made), and nobody keeps it",
              how: "add it to the child coordinators before it starts")
          }
      }
    }
  }

  /// The coordinators that a function starts and knows by a local name, with their places.
  private func localCoordinators(
    of type: ProjectType, in function: Function
  ) -> [(offset: Int, made: String)] {
    let types = ExpressionTypes(project: project, type: type, function: function)
    return function.code.variables.compactMap { variable in
      let name = variable.name
      guard case .call(let path) = variable.value, path.components.count == 1,
        let made = types.type(of: variable), project.role(ofType: made) == .coordinator
      else { return nil }
      let makers = localCoordinators(madeBy: path.last, of: type)
      guard
        isStarted(name, in: function, of: type)
          || makers.contains(where: { isStarted($1, in: $0, of: nil) }),
        !isKept(name, in: function, of: type), !isReturned(name, by: function),
        !isAwaited(name, in: function), !isCaptured(name, in: function.code, of: type),
        !makers.contains(where: { isKept($1, in: $0, of: type) })
      else { return nil }
      return (variable.offset, made)
    }
  }

  /// The coordinators that are made and started in one expression, `KeyCoordinator(router: router).start()`, of which
  /// nothing else is asked.
  private func startedAtOnce(in function: Function) -> [(offset: Int, made: String)] {
    function.code.calls.compactMap { call in
      let callee = call.callee
      let names = callee.names
      guard names.count == 2, call.name.hasPrefix("start"), callee.components.first?.isCall == true,
        project.role(ofType: names[0]) == .coordinator, project.type(names[0]).map(project.hasIdentity) == true,
        !function.code.uses(resultOf: callee)
      else { return nil }
      return (callee.start, names[0])
    }
  }

  /// The coordinators that a method of the type makes and knows by a local name: `makeLoginCoordinator()`.
  private func localCoordinators(
    madeBy name: String, of type: ProjectType
  ) -> [(maker: Function, local: String)] {
    type.functions.flatMap { _, maker -> [(maker: Function, local: String)] in
      guard maker.name == name else { return [] }
      let types = ExpressionTypes(project: project, type: type, function: maker)
      return maker.code.variables.filter { variable in
        types.type(of: variable).flatMap(project.role(ofType:)) == .coordinator
      }.map { (maker, $0.name) }
    }
  }

  /// Whether a view model or a view controller holds the coordinator strongly, by a name that no other coordinator has: it
  /// lives as long as its screen.
  private func isHeldByItsScreens(_ name: String) -> Bool {
    guard let coordinator = project.type(name) else { return false }
    let classes = [coordinator] + coordinator.ancestors.compactMap(project.type)
    if classes.contains(where: isAssociated) { return true }
    let own = coordinator.ancestors.filter { ancestor in
      RoleNames.isTelling(ancestor) && project.type(ancestor)?.isProtocol == true
        && project.heirs(of: ancestor).count { !$0.isProtocol } == 1
    }
    // By whatever protocol: `UserViewModel(coordinator: self)`.
    if coordinator.givenAway.contains(where: { keepsAsPart($0.made, $0.label) }) { return true }
    let names = own.union([coordinator.simpleName])
    let screens = project.allTypes(.viewModel) + project.allTypes(.viewController)
    return screens.contains { screen in
      screen.storedProperties.contains { _, property in
        property.ownership == .strong && property.typeName.map(names.contains) ?? false
      }
    }
  }

  /// Whether a screen, or its view model, holds strongly what it is made with under a label.
  private func keepsAsPart(_ name: String, _ label: String) -> Bool {
    guard let screen = project.type(name), screen.role == .viewModel || screen.role == .viewController else {
      return false
    }
    return ([screen] + screen.ancestors.compactMap(project.type)).flatMap(\.storedProperties).contains { _, property in
      property.name == label && property.ownership == .strong
    }
  }

  /// Whether a coordinator gives itself to somebody when it starts, or hands out a closure that holds it strongly: it stays
  /// as long as its screen, or as its work takes.
  private func keepsItself(_ name: String) -> Bool {
    guard let coordinator = project.type(name) else { return false }
    let classes = [coordinator] + coordinator.ancestors.sorted().compactMap(project.type)
    let functions = classes.flatMap(\.functions).map(\.function)
    var starting = functions.filter { $0.name.hasPrefix("start") }
    for _ in 0..<Self.followed {
      let called = Set(starting.flatMap(\.code.calls).filter { $0.callee.nameCount == 1 }.map(\.name))
      starting = functions.filter { $0.name.hasPrefix("start") || called.contains($0.name) }
    }
    return starting.contains { function in
      function.code.calls.contains { call in
        (!call.callee.isInitialiser || function.code.isReturned(call.callee))
          && call.arguments.contains { $0.value.isName("self") }
          || handsOutMethods(call, of: classes)
      }
        || function.code.closures.contains { closure in
          if case .argument(let callee, _, _) = closure.destination, callee.isNamed("Task") {
            // A task holds its object without a word of it, unless it begins where that is held weakly.
            let isInWeak = function.code.closures.contains { outer in
              outer.range.contains(closure.offset) && outer.offset < closure.offset && outer.selfCapture == .weak
            }
            return !isInWeak && closure.selfCapture != .weak && closure.selfCapture != .unowned
          }
          guard function.code.holdsSelf(closure) else { return false }
          return ClosureLife(of: closure, in: function.code, of: coordinator, project) > .short
        }
    }
  }

  /// Whether an object's methods go into a value: `UserActions(showFriends: showFriends)`.
  private func handsOutMethods(_ call: Call, of classes: [ProjectType]) -> Bool {
    call.callee.isInitialiser && project.type(call.name)?.kind == .struct
      && call.arguments.contains { !$0.value.isName("self") && leadsBack($0.value, to: classes) }
  }

  /// Whether a coordinator gives nobody a way back to it: once it has shown its screen nobody needs it any more.
  private func isDoneOnceStarted(_ name: String) -> Bool {
    guard let coordinator = project.type(name) else { return false }
    // What the project does not declare may give it to somebody.
    guard coordinator.ancestors.allSatisfy({ project.type($0) != nil || ["AnyObject", "NSObject"].contains($0) }) else {
      return false
    }
    let classes = [coordinator] + coordinator.ancestors.sorted().compactMap(project.type)
    // One of which nothing can be read says nothing.
    guard classes.contains(where: { type in type.functions.contains { $0.function.name.hasPrefix("start") } }) else {
      return false
    }
    return !classes.flatMap(\.code).contains { _, code in
      code.closures.contains { $0.holdsSelf || $0.selfCapture != nil }
        || code.calls.contains { call in call.arguments.contains { leadsBack($0.value, to: classes) } }
        || code.assignments.contains { leadsBack($0.value, to: classes) }
    }
  }

  /// Whether a value is the object itself, or one of its methods.
  private func leadsBack(_ value: Value, to classes: [ProjectType]) -> Bool {
    guard case .path(let path) = value else { return false }
    let names = path.names
    return (names.isEmpty && path.beginsWithSelf)
      || (names.count == 1 && classes.contains { type in type.functions.contains { $0.function.name == names[0] } })
  }

  /// Whether a coordinator makes itself an associated object of what it shows.
  private func isAssociated(_ coordinator: ProjectType) -> Bool {
    coordinator.code.contains { _, code in
      code.calls.contains { call in
        guard call.name.hasSuffix("setAssociatedObject") else { return false }
        // The first that has no label is whose object it is to be.
        let values = call.arguments.first?.label == nil ? call.arguments.dropFirst() : call.arguments
        return values.contains { $0.value.path?.components.map(\.name) == ["self"] }
      }
    }
  }

  /// Whether a function starts a coordinator, or gives it to another one of its type that does.
  private func isStarted(
    _ name: String, in function: Function, of type: ProjectType?, depth: Int = Self.followed
  ) -> Bool {
    function.code.calls.contains { call in
      (call.callee.first == name && call.name.hasPrefix("start"))
        || depth > 0
          && call.arguments.contains { argument in
            argument.value.isName(name)
              && takers(of: argument, in: call, by: function, of: type).contains {
                isStarted($0.name, in: $0.function, of: type, depth: depth - 1)
              }
          }
    }
  }

  /// How many functions are followed, so that two which call each other come to an end.
  private static let followed = 3

  /// The functions to which a call may give an argument, and what it is called there: the type's own, those that it
  /// inherits, and those of what they are called on.
  private func takers(
    of argument: Call.Argument, in call: Call, by function: Function, of type: ProjectType?
  ) -> [(function: Function, name: String)] {
    guard let type else { return [] }
    let isOwn = call.callee.names.count == 1
    let receivers =
      isOwn
      ? [type]
      : ExpressionTypes(project: project, type: type, function: function).names(of: call.callee.base)
        .compactMap(project.type)
    return receivers.flatMap { [$0] + $0.ancestors.sorted().compactMap(project.type) }.flatMap { declaring in
      declaring.functions.compactMap { _, function -> (function: Function, name: String)? in
        guard function.name == call.name, function.bodyOffset != nil,
          let parameter = function.parameters.first(where: { $0.label == argument.label })
        else { return nil }
        return (function, parameter.name)
      }
    }
  }

  /// Whether a function goes on with what `start` returns: `await coordinator.start().value`. Whoever made that says how
  /// long the coordinator lives.
  private func isAwaited(_ name: String, in function: Function) -> Bool {
    function.code.calls.contains { call in
      call.callee.first == name && call.callee.names.dropFirst().dropLast().contains { $0.hasPrefix("start") }
    }
  }

  /// Whether a closure that somebody keeps holds a coordinator strongly.
  private func isCaptured(_ name: String, in code: Code, of type: ProjectType) -> Bool {
    code.closures.contains { closure in
      // `output.observeCompleted { coordinator = nil }`: until then it is there.
      if code.assignments.contains(where: { closure.range.contains($0.offset) && $0.target.isNamed(name) }) {
        return true
      }
      guard code.names(in: closure).contains(name), closure.captures[name] ?? .strong == .strong else { return false }
      return ClosureLife(of: closure, in: code, of: type, project) > .short || isOutput(closure.destination, of: name)
    }
  }

  /// Whether a closure is what a local object is to call: `coordinator.onFinish = …`.
  private func isOutput(_ destination: Closure.Destination, of name: String) -> Bool {
    if case .assigned(let path) = destination { return path.names.count > 1 }
    return false
  }

  /// Whether a function hands a coordinator to its caller, who is to keep it.
  private func isReturned(_ name: String, by function: Function) -> Bool {
    function.code.assignments.contains { assignment in
      assignment.target == .returned && assignment.value.path?.components.map(\.name) == [name]
    }
  }

  /// What is done with a coordinator, or with its screens, by somebody who does not keep it.
  private static let shows = ["dismiss", "pop", "present", "push", "remove", "setroot", "show"]

  private func isKept(
    _ name: String, in function: Function, of type: ProjectType, depth: Int = Self.followed
  ) -> Bool {
    let isGiven = function.code.calls.contains { call in
      call.arguments.contains { argument in
        guard argument.value.isName(name), !call.name.hasPrefix("remove") else { return false }
        // What a function of the project does with it is seen.
        let takers = depth > 0 ? takers(of: argument, in: call, by: function, of: type) : []
        guard takers.isEmpty else {
          return takers.contains {
            isKept($0.name, in: $0.function, of: type, depth: depth - 1)
              || $0.function.code.hasClosure(with: $0.name)
          }
        }
        return !Self.shows.contains(where: call.name.lowercased().contains)
      }
    }
    // `if let coordinator = child { children.append(coordinator) }`
    let other = function.code.variables.first { $0.name != name && $0.value.isName(name) }?.name
    if let other, depth > 0, isKept(other, in: function, of: type, depth: depth - 1) { return true }
    let isStored = function.code.assignments.contains { assignment in
      assignment.target != .returned && assignment.value.path?.components.map(\.name) == [name]
    }
    // `childCoordinators = [login]`: what is in a list is not noted.
    let isListed =
      function.code.assignments.contains { assignment in
        guard assignment.value == .other else { return false }
        let list = assignment.target.nameCount == 1 ? type.property(assignment.target.last)?.type : nil
        return assignment.target.last.lowercased().hasPrefix("child")
          || list?.isCollection == true && list.flatMap { project.role(ofType: $0.main) } == .coordinator
      }
      || function.code.calls.contains { call in
        call.argument("contentsOf")?.value == .other && call.callee.base.last.lowercased().hasPrefix("child")
      }
    return isGiven || isStored || isListed
  }
}

extension ProjectType {
  /// What it makes and gives itself to, with the labels: `UserViewModel(coordinator: self)`.
  fileprivate var givenAway: [(label: String, made: String)] {
    code.flatMap { _, code in
      code.calls.filter { $0.callee.isInitialiser }.flatMap { call in
        call.arguments.filter { $0.value.isName("self") }.compactMap { argument in
          argument.label.map { ($0, call.callee.madeType) }
        }
      }
    }
  }
}

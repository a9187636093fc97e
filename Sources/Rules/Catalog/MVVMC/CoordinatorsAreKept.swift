/// A coordinator that is started is kept by its parent, and does not keep it in turn.
///
/// One that its own view model or view controller holds strongly lives as long as these, and is not meant. Neither
/// is one that a closure holds strongly which somebody keeps, one that gives nobody a way back to it, or a parent
/// that keeps no coordinators.
///
/// This shows in a run, too: `rules` in the shell looks for coordinators that have gone when their screen is there.
///
/// ## Why
///
/// Nobody else keeps it: its screens hold it weakly, so that they can be let go. A coordinator that only a local variable
/// has known is gone when the function returns, and its screens stand there and lead nowhere. And a coordinator that
/// keeps its parent makes a ring of the two, which neither leaves.
///
/// ## How to fix it
///
/// Call `addDependency(coordinator)`, or store it, before `coordinator.start()`, and let it go when its flow has ended.
/// Declare what leads to the parent `weak`.
///
/// ## Found
///
/// ```swift
/// final class AppCoordinator: BaseCoordinator {
///   func runLogin() {
///     let coordinator = LoginCoordinator(router: router)
///     coordinator.start()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserCoordinator: BaseCoordinator<DeepLinkOption> {
///   private func runEditName() {
///     let coordinator = EditNameCoordinator(
///       presentingRouter: router, router: RouterImp(), container: container, userID: signedInUserID)
///     // Nothing to do for either outcome: every screen sees a new name in the shared store.
///     coordinator.finishFlow = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
///     addDependency(coordinator)
///     coordinator.start()
///   }
/// }
/// ```
struct CoordinatorsAreKept: Rule {
  static let id = "FS-5"
  static let title = "A coordinator is kept by its parent"
  static let why =
    "the parent alone owns it: without an owner its screens lead nowhere, and in a ring it is never let go"
  static let architecture: Architecture? = .mvvmc

  func violations(in project: Project) -> [Violation] {
    unkept(in: project) + parentsKept(in: project)
  }

  private func parentsKept(in project: Project) -> [Violation] {
    project.types(.coordinator).filter(project.hasIdentity).flatMap { coordinator in
      coordinator.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, property.name.hasPrefix("parent"), !property.isStatic,
          let type = property.typeName, project.role(ofType: type) == .coordinator,
          // The app's first has no parent, and the property only because a protocol asks for it.
          mayKeepChildren(type, in: project), !project.isOfWholeApp(coordinator)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(coordinator.name) holds its \(property.name) strongly, which keeps it in turn",
          how: "declare `weak var \(property.name)`", fix: .holdWeakly)
      }
    }
  }

  /// Whether a parent keeps coordinators, as far as the project says.
  private func mayKeepChildren(_ name: String, in project: Project) -> Bool {
    guard let type = project.type(name) else { return true }
    let family = [type] + type.ancestors.sorted().compactMap(project.type) + project.heirs(of: name)
    return family.flatMap(\.storedProperties).contains { _, property in
      guard property.ownership == .strong, !property.name.hasPrefix("parent") else { return false }
      return property.name.lowercased().contains("child")
        || property.typeName.flatMap(project.role(ofType:)) == .coordinator
    }
  }

  private func unkept(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      type.functions.flatMap { file, function in
        (localCoordinators(of: type, in: function, project) + startedAtOnce(in: function, project))
          .filter { _, made in !isHeldByItsScreens(made, in: project) && !isDoneOnceStarted(made, in: project) }
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
    of type: ProjectType, in function: Function, _ project: Project
  ) -> [(offset: Int, made: String)] {
    let types = ExpressionTypes(project: project, type: type, function: function)
    return function.code.variables.compactMap { variable in
      let name = variable.name
      guard case .call(let path) = variable.value, path.components.count == 1,
        let made = types.type(of: variable), project.role(ofType: made) == .coordinator
      else { return nil }
      let makers = localCoordinators(madeBy: path.last, of: type, in: project)
      guard
        Self.isStarted(name, in: function, of: type, project)
          || makers.contains(where: { Self.isStarted($1, in: $0, of: nil, project) }),
        !Self.isKept(name, in: function, of: type, project), !Self.isReturned(name, by: function),
        !Self.isAwaited(name, in: function), !Self.isCaptured(name, in: function.code, of: type, project),
        !makers.contains(where: { Self.isKept($1, in: $0, of: type, project) })
      else { return nil }
      return (variable.offset, made)
    }
  }

  /// The coordinators that are made and started in one expression, `KeyCoordinator(router: router).start()`, of which
  /// nothing else is asked.
  private func startedAtOnce(in function: Function, _ project: Project) -> [(offset: Int, made: String)] {
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
    madeBy name: String, of type: ProjectType, in project: Project
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
  private func isHeldByItsScreens(_ name: String, in project: Project) -> Bool {
    guard let coordinator = project.type(name) else { return false }
    let classes = [coordinator] + coordinator.ancestors.compactMap(project.type)
    if classes.contains(where: Self.isAssociated) { return true }
    let own = coordinator.ancestors.filter { ancestor in
      RoleNames.isTelling(ancestor) && project.type(ancestor)?.isProtocol == true
        && project.heirs(of: ancestor).count { !$0.isProtocol } == 1
    }
    let names = own.union([coordinator.simpleName])
    let screens = project.allTypes(.viewModel) + project.allTypes(.viewController)
    return screens.contains { screen in
      screen.storedProperties.contains { _, property in
        property.ownership == .strong && property.typeName.map(names.contains) ?? false
      }
    }
  }

  /// Whether a coordinator gives nobody a way back to it: once it has shown its screen nobody needs it any more.
  private func isDoneOnceStarted(_ name: String, in project: Project) -> Bool {
    guard let coordinator = project.type(name) else { return false }
    // What the project does not declare may give it to somebody.
    guard coordinator.ancestors.allSatisfy({ project.type($0) != nil || $0 == "AnyObject" }) else { return false }
    let classes = [coordinator] + coordinator.ancestors.sorted().compactMap(project.type)
    // One of which nothing can be read says nothing.
    guard classes.contains(where: { type in type.functions.contains { $0.function.name.hasPrefix("start") } }) else {
      return false
    }
    return !classes.flatMap(\.code).contains { _, code in
      code.closures.contains { $0.holdsSelf || $0.selfCapture != nil }
        || code.calls.contains { call in call.arguments.contains { Self.leadsBack($0.value, to: classes) } }
        || code.assignments.contains { Self.leadsBack($0.value, to: classes) }
    }
  }

  /// Whether a value is the object itself, or one of its methods.
  private static func leadsBack(_ value: Value, to classes: [ProjectType]) -> Bool {
    guard case .path(let path) = value else { return false }
    let names = path.names
    return (names.isEmpty && path.beginsWithSelf)
      || (names.count == 1 && classes.contains { type in type.functions.contains { $0.function.name == names[0] } })
  }

  /// Whether a coordinator makes itself an associated object of what it shows.
  private static func isAssociated(_ coordinator: ProjectType) -> Bool {
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
  private static func isStarted(
    _ name: String, in function: Function, of type: ProjectType?, _ project: Project, depth: Int = followed
  ) -> Bool {
    function.code.calls.contains { call in
      (call.callee.first == name && call.name.hasPrefix("start"))
        || depth > 0
          && call.arguments.contains { argument in
            argument.value.isName(name)
              && takers(of: argument, in: call, by: function, of: type, project).contains {
                isStarted($0.name, in: $0.function, of: type, project, depth: depth - 1)
              }
          }
    }
  }

  /// How many functions are followed, so that two which call each other come to an end.
  private static let followed = 3

  /// The functions to which a call may give an argument, and what it is called there: the type's own, those that it
  /// inherits, and those of what they are called on.
  private static func takers(
    of argument: Call.Argument, in call: Call, by function: Function, of type: ProjectType?, _ project: Project
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
  private static func isAwaited(_ name: String, in function: Function) -> Bool {
    function.code.calls.contains { call in
      call.callee.first == name && call.callee.names.dropFirst().dropLast().contains { $0.hasPrefix("start") }
    }
  }

  /// Whether a closure that somebody keeps holds a coordinator strongly.
  private static func isCaptured(_ name: String, in code: Code, of type: ProjectType, _ project: Project) -> Bool {
    code.closures.contains { closure in
      guard code.names(in: closure).contains(name), closure.captures[name] ?? .strong == .strong else { return false }
      return ClosureLife(of: closure, in: code, of: type, project) > .short || isOutput(closure.destination, of: name)
    }
  }

  /// Whether a closure is what a local object is to call: `coordinator.onFinish = …`.
  private static func isOutput(_ destination: Closure.Destination, of name: String) -> Bool {
    if case .assigned(let path) = destination { return path.names.count > 1 }
    return false
  }

  /// Whether a function hands a coordinator to its caller, who is to keep it.
  private static func isReturned(_ name: String, by function: Function) -> Bool {
    function.code.assignments.contains { assignment in
      assignment.target == .returned && assignment.value.path?.components.map(\.name) == [name]
    }
  }

  /// What is done with a coordinator, or with its screens, by somebody who does not keep it.
  private static let shows = ["dismiss", "pop", "present", "push", "remove", "setroot", "show"]

  private static func isKept(
    _ name: String, in function: Function, of type: ProjectType, _ project: Project, depth: Int = followed
  ) -> Bool {
    let isGiven = function.code.calls.contains { call in
      call.arguments.contains { argument in
        guard argument.value.isName(name), !call.name.hasPrefix("remove") else { return false }
        // What a function of the project does with it is seen.
        let takers = depth > 0 ? takers(of: argument, in: call, by: function, of: type, project) : []
        guard takers.isEmpty else {
          return takers.contains {
            isKept($0.name, in: $0.function, of: type, project, depth: depth - 1)
              || $0.function.code.hasClosure(with: $0.name)
          }
        }
        return !shows.contains(where: call.name.lowercased().contains)
      }
    }
    let isStored = function.code.assignments.contains { assignment in
      assignment.target != .returned && assignment.value.path?.components.map(\.name) == [name]
    }
    // `childCoordinators = [login]`: what is in a list is not noted.
    let isListed = function.code.assignments.contains { assignment in
      assignment.value == .other && assignment.target.last.lowercased().hasPrefix("child")
    }
    return isGiven || isStored || isListed
  }
}

extension CoordinatorsAreKept: RunRule {
  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    run.events.enumerated().flatMap { number, event -> [RunViolation] in
      guard event.isWhole else { return [] }
      let callers = event.callers
      return event.calls.enumerated().compactMap { index, start in
        guard let caller = callers[index].last.map({ event.calls[$0] }), caller.type != start.type,
          start.name.hasPrefix("start"), !start.isClosure, let coordinator = project.type(start.type),
          coordinator.role == .coordinator, project.hasIdentity(coordinator),
          run.count(of: start.type, after: number) == 0,
          // A flow that has shown nothing, or has said that it is over, may go.
          event.calls(within: index).contains(where: { isShown($0, by: event, in: project) }),
          !event.calls.contains(where: { Self.ends($0, start.type) })
        else { return nil }
        return RunViolation(
          call: caller, in: project, what: "\(caller.words) started \(start.type), and nobody has kept it",
          how: "add it to the child coordinators before it starts, and remove it when its flow ends",
          event: number)
      }
    }
  }

  private func isShown(_ call: RecordedRun.Call, by event: RecordedRun.Event, in project: Project) -> Bool {
    project.role(ofType: call.type) == .viewController && event.made?.contains(call.type) ?? false
  }

  private static func ends(_ call: RecordedRun.Call, _ coordinator: String) -> Bool {
    call.name.hasPrefix("finish") && call.type == coordinator
      || call.name.hasPrefix("remove") && call.arguments.contains { $0.contains(coordinator) }
  }
}

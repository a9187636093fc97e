/// A coordinator moves between screens by its router, and not by the navigation controller.
///
/// A navigation controller that a function makes or is given is another one than the router's, and not meant. The tabs
/// that it gives to a tab bar, or to the root controller of a router of tabs, are not meant: nothing moves there.
/// Neither is a coordinator that is a router itself. A coordinator that has no router which moves screens is asked only
/// if the project says itself that it follows this architecture; what shows alerts and nothing else is no such router.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
///
/// ## Why
///
/// The router is what a test replaces to see where a coordinator goes, and it knows when a screen has gone, whichever way.
/// A coordinator that pushes by itself goes past both.
///
/// ## How to fix it
///
/// Call `router.push`, `router.present` and `router.setRootModule`. What the router cannot do belongs into the router.
///
/// ## Found
///
/// ```swift
/// final class UserCoordinator: BaseCoordinator {
///   private let router: any Router
///
///   func showFriends() {
///     navigationController.pushViewController(friends, animated: true)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserCoordinator: BaseCoordinator<DeepLinkOption> {
///   private let router: any Router
///
///   private func push(_ destination: DeepLinkOption.Destination) {
///     attempt { router.push(try makePushedModule(for: destination)) }
///   }
/// }
/// ```
struct CoordinatorsUseTheRouter: Rule {
  static let id = "FS-6"
  static let title = "Coordinators use the router"
  static let why = "the router is what tests replace, and what knows when a screen has gone"
  static let architecture: Architecture? = .mvvmc
  static let holdsByGuess = false

  private static let moves: Set<String> = [
    "pushViewController", "popViewController", "popToViewController", "popToRootViewController", "setViewControllers",
  ]

  func violations(in project: Project) -> [Violation] {
    let isAsked = project.configuration.architecture == Self.architecture
    guard isAsked || !project.notes(of: Routers.self).isEmpty else { return [] }
    return project.types(.coordinator).flatMap { coordinator -> [Violation] in
      let hasRouter = Self.hasRouter(coordinator, in: project)
      guard hasRouter || isAsked && !Self.isRouter(coordinator, in: project) else { return [] }
      return coordinator.code.flatMap { file, code in
        let parameters = coordinator.functions.first { $0.function.code.isSame(as: code) }?.function.parameters ?? []
        return code.calls.filter { call in
          if hasRouter, Self.isOnOther(call, than: coordinator, in: code, parameters) { return false }
          return (Self.isMove(call) && !Self.givesTabs(call, of: coordinator, in: project))
            || (Self.isPresentation(call) && (hasRouter || !Self.isOfAlert(call, in: code)))
        }.map { call in
          Violation(
            place: project.place(file, call.callee.offset),
            what: "\(coordinator.name) calls \(call.name) \(hasRouter ? "past its router" : "itself")",
            how: hasRouter ? "let the router do it" : "give it a router, and let that do it")
        }
      }
    }
  }

  /// Whether a call is made on a controller that the function makes or is given.
  private static func isOnOther(
    _ call: Call, than coordinator: ProjectType, in code: Code, _ parameters: [Parameter]
  ) -> Bool {
    let name = call.callee.first
    guard !call.callee.beginsWithSelf, call.callee.names.count == 2, coordinator.property(name) == nil else {
      return false
    }
    // `let navigation = router.navigationController` is the router's all the same.
    let isMade = code.variables.contains { variable in
      guard variable.name == name else { return false }
      let origin = variable.value.path?.first ?? ""
      return coordinator.property(origin) == nil && !origin.hasSuffix("outer")
    }
    return isMade || parameters.contains { $0.name == name }
      || name.hasPrefix("from")
  }

  /// That there are coordinators with a router that leads somewhere.
  struct Routers: Survey {
    static let id = "routers"

    static func notes(in part: Project) -> [SurveyNote] {
      part.types(.coordinator).contains { hasRouter($0, in: part) } ? [SurveyNote()] : []
    }
  }

  /// Whether a router moves between screens, and not between addresses of a network.
  private static func leads(_ router: ProjectType) -> Bool {
    router.code.contains { _, code in
      let isAlert = code.mentions.contains { $0.name == "UIAlertController" }
      return code.calls.contains { isMove($0) || (isPresentation($0) && !isAlert) }
    }
  }

  /// Whether a coordinator conforms to a router's protocol: it does itself what others ask a router for.
  private static func isRouter(_ coordinator: ProjectType, in project: Project) -> Bool {
    coordinator.ancestors.contains { project.role(ofType: $0) == .router }
  }

  /// `navigationController.pushViewController(…)`. What a tab bar is given lies side by side, and nobody moves.
  private static func isMove(_ call: Call) -> Bool {
    let base = call.callee.base.last.lowercased()
    return moves.contains(call.name) && !base.hasSuffix("tabbarcontroller") && !base.hasSuffix("router")
  }

  /// Whether tabs are given to the root controller of a router of tabs: `router.rootViewController.setViewControllers(…)` in
  /// a `RouterCoordinator<TabBarRouter>`.
  private static func givesTabs(_ call: Call, of coordinator: ProjectType, in project: Project) -> Bool {
    guard call.name == "setViewControllers", call.callee.names.count == 3 else { return false }
    let router = coordinator.property(call.callee.first)?.type?.names ?? []
    if router.contains(where: { $0.contains("TabBar") }) { return true }
    // What a superclass is given is not a type that the coordinator is.
    guard let part = coordinator.main else { return false }
    let head = project.file(part.file).text.dropFirst(part.declaration.offset).prefix { $0 != UInt8(ascii: "{") }
    return String(decoding: head.drop { $0 != UInt8(ascii: ":") }, as: UTF8.self).contains("TabBar")
  }

  private static func hasRouter(_ coordinator: ProjectType, in project: Project) -> Bool {
    let owners = [coordinator] + coordinator.ancestors.sorted().compactMap(project.type)
    return owners.flatMap(\.properties).contains { _, property in
      // What is injected says no type: then it is a router of the project, if one of those moves.
      guard !property.isInjected, let type = property.typeName else {
        let routers = property.name.hasSuffix("outer") ? project.allTypes(.router).filter { !$0.isProtocol } : []
        return property.name.hasSuffix("outer") && (routers.isEmpty || routers.contains(where: leads))
      }
      return (property.name.hasSuffix("outer") || project.role(ofType: type) == .router) && mayLead(type, in: project)
    }
  }

  /// Whether a router moves between screens, as far as the project says: some only hand on where to go.
  private static func mayLead(_ name: String, in project: Project) -> Bool {
    guard let type = project.type(name) else { return !isMadeOfCoordinators(name, in: project) }
    let family = [type] + type.ancestors.sorted().compactMap(project.type) + project.heirs(of: name)
    let classes = family.filter { !$0.isProtocol && $0.role == .router }
    return classes.isEmpty ? type.isProtocol : classes.contains(where: leads)
  }

  /// Whether coordinators make a library's router of themselves, by which others ask them to move: `WeakRouter(self)`.
  private static func isMadeOfCoordinators(_ name: String, in project: Project) -> Bool {
    project.allTypes(.coordinator).contains { coordinator in
      coordinator.code.contains { _, code in
        code.calls.contains { $0.callee.madeType == name && $0.arguments.first?.value.isName("self") == true }
      }
    }
  }

  /// Whether a call shows an alert that is made there: who coordinates data may ask, and leads nowhere.
  private static func isOfAlert(_ call: Call, in code: Code) -> Bool {
    code.variables.contains { variable in
      variable.value.path?.names == ["UIAlertController"] && call.arguments.first?.value.path?.names == [variable.name]
    }
  }

  /// `navigationController.present(…)`, `coordinator.toPresentable().present(…)`.
  private static func isPresentation(_ call: Call) -> Bool {
    // Without `animated` it is a function of the project's own, such as a sheet's.
    guard call.name == "present" || call.name == "dismiss", call.argument("animated") != nil,
      let base = call.callee.base.components.last
    else { return false }
    return base.name.lowercased().hasSuffix("controller") || base.name == "toPresentable"
  }
}

/// A view model leads elsewhere only through optional closures, which its coordinator sets.
///
/// This shows in a run, too: `rules` in the shell looks for view models that call a coordinator, a router or a view.
/// The types of a UI framework are the matter of FS-12.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
///
/// ## Why
///
/// A view model that knows a router or a coordinator has decided where its screen leads, and no other flow can use it.
/// An optional closure says that something has happened; what follows is the coordinator's business, and without one
/// nothing does.
///
/// ## How to fix it
///
/// Declare `var onSignedOut: (() -> Void)?`, call it with `?()`, and let the coordinator set it.
///
/// ## Found
///
/// ```swift
/// final class UserViewModelImpl: UserViewModel {
///   private let router: any Router
///
///   func signOut() {
///     router.setRootModule(login)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModelImpl: UserViewModel {
///   var onSignedOut: (() -> Void)?
///
///   private func signOut() {
///     provider.signOut()
///     onSignedOut?()
///   }
/// }
/// ```
///
/// ## What counts
///
/// - A coordinator, a router or a view controller that a view model knows, by itself or behind a protocol that several
///   view models know, or that one starts.
/// - A closure that leads elsewhere and is not optional, if it is there neither from the beginning, `{}`, nor by an
///   initialiser.
///
/// ## What does not count
///
/// - A protocol of the view model's own, behind which its coordinator stands, be it several that lead to the screen;
///   and one behind which one coordinator alone is, if the view model holds it weakly, as a delegate. They are other
///   forms of such closures.
/// - Routers, where most view models are handed one: that is how the project leads through its screens. And the one
///   coordinator of all screens that is `shared`.
/// - A coordinator that leads nowhere, as one that counts points.
/// - A value that a coordinator or a view controller declares in itself, `UserCoordinator.Options`, or answers by a
///   static function.
struct ViewModelNavigatesByClosures: Rule {
  static let id = "FS-3"
  static let title = "A view model navigates only through optional closures"
  static let why = "where a screen leads is the coordinator's to say"
  static let architecture: Architecture? = .mvvmc
  static let holdsByGuess = false

  private static let navigators: Set<Role> = [.router, .coordinator, .viewController]

  func violations(in project: Project) -> [Violation] {
    let types = project.types.filter { $0.role == .viewModel }
    guard !types.isEmpty else { return [] }
    let navigators = Self.navigators.subtracting(Self.handsOutRouters(project) ? [.router] : [])
    return types.flatMap { viewModel in
      let mentions = project.mentions(in: viewModel) { name in
        // A type of its own that is called so only sums up what others may listen to.
        Self.role(ofType: name, in: project).map(navigators.contains) ?? false
          && project.type("\(viewModel.name).\(name)") == nil
      }
      .filter { file, mention in
        !Self.isNameOnly(mention, of: viewModel, in: file) && !viewModel.isInPreview(mention)
          && !project.isNamespace(mention, in: viewModel, file: file)
          && !project.isOfUIFramework(mention, in: file)
          && !project.isConstant(mention, in: viewModel, file: file, besides: Self.navigators)
          && !Self.isDelegate(mention.name, of: viewModel, in: project)
          && !Self.isToldOnly(mention.name, of: viewModel, in: project)
          && !Self.isKeptAsToldOnly(mention, of: viewModel, in: project)
          && Self.mayLead(mention.name, in: project)
          && !(Self.isOfAll(mention.name, in: project) && Self.isHanded(mention, to: viewModel))
      }.map { file, mention in
        let name = Project.wholeName(of: mention, in: viewModel, file: file)
        return Violation(
          place: project.place(file, mention.offset),
          what: "\(viewModel.name) knows the \(Self.role(ofType: mention.name, in: project)?.words ?? "type") \(name)",
          how: "say what happened through an optional closure, and let the coordinator set it")
      }
      return mentions + requiredClosures(of: viewModel, in: project)
    } + project.types(.viewModel).flatMap { injected(into: $0, navigators, in: project) }
  }

  /// What a type is for; a protocol of coordinators, whatever it is called, is a coordinator.
  private static func role(ofType name: String, in project: Project) -> Role? {
    if let role = project.role(ofType: name) { return role }
    guard let type = project.type(name), type.isProtocol else { return nil }
    // What shows toasts may be started and stopped as a coordinator is.
    let isOfCoordinators =
      type.ancestors.contains { project.role(ofType: $0) == .coordinator }
      && project.heirs(of: type.simpleName).allSatisfy { $0.isProtocol || $0.role == .coordinator || isDouble($0) }
    let isOther = ["datasource", "delegate"].contains(where: name.lowercased().hasSuffix)
    let isStandIn = !isOther && project.stands(name, for: .coordinator)
    return isOfCoordinators || isStandIn ? .coordinator : nil
  }

  /// Whether most view models know a router.
  private static func handsOutRouters(_ project: Project) -> Bool {
    // Values that are called so are what a view shows.
    let all = project.countTypes(.viewModel) { $0 == .class }
    let knowing = Set(project.notes(of: RouterUsers.self).flatMap(\.words)).count
    return knowing > 2 && knowing * 2 > all
  }

  /// The view models that know a router.
  struct RouterUsers: Survey {
    static let id = "routerUsers"

    static func notes(in part: Project) -> [SurveyNote] {
      part.types(.viewModel).filter { viewModel in
        viewModel.kind != .extension
          && (viewModel.storedProperties.contains { $0.property.isInjected && $0.property.name.hasSuffix("outer") }
            || viewModel.code.contains { $0.code.mentions.contains { part.role(ofType: $0.name) == .router } })
      }.map { SurveyNote("", [$0.name]) }
    }
  }

  /// Whether a type is only asked for what it is called: `"\(UserCoordinator.self)"`.
  private static func isNameOnly(_ mention: Mention, of viewModel: ProjectType, in file: Int) -> Bool {
    viewModel.code.contains { place, code in
      place == file && code.references.contains { $0.start == mention.offset && $0.last == "self" }
    }
  }

  /// Whether a coordinator is the one of all screens, which everybody can reach: a router by another name.
  private static func isOfAll(_ name: String, in project: Project) -> Bool {
    guard let type = project.type(name), type.role == .coordinator else { return false }
    let coordinators = ([type] + project.heirs(of: type.simpleName)).filter { !$0.isProtocol }
    return !coordinators.isEmpty && coordinators.allSatisfy(\.hasOne)
  }

  /// Whether a mention stands in a property's type or in the head of a function, and is not asked for its object in code.
  private static func isHanded(_ mention: Mention, to viewModel: ProjectType) -> Bool {
    viewModel.code.allSatisfy { _, code in
      code.paths { $0.start == mention.offset }.isEmpty
        || viewModel.functions.contains { $0.function.hasDefault(at: mention.offset, in: code) }
    }
  }

  /// Whether a coordinator leads through screens, and does not coordinate the focus, or a pairing; and a router that is a
  /// value has screens, and not a list of links.
  private static func mayLead(_ name: String, in project: Project) -> Bool {
    guard let type = project.type(name) else { return true }
    let kinds = [type] + project.heirs(of: type.simpleName)
    switch type.role {
    case .coordinator:
      // One of which nothing can be read may lead anywhere.
      return type.isProtocol && kinds.count < 2
        || kinds.contains { kind in
          !kind.isProtocol
            && (project.leadsSomewhere(kind) || !kind.functions.contains { $0.function.kind == .function })
        }
    case .router:
      let moves = ["dismiss", "go", "navigate", "open", "pop", "present", "push", "route", "show"]
      return type.kind != .struct
        || type.functions.contains { _, function in moves.contains(where: function.name.hasPrefix) }
    default: return true
    }
  }

  /// Whether the one who conforms to a coordinator's protocol is only told what happened, as a delegate is: the view model
  /// holds it weakly.
  private static func isToldOnly(_ name: String, of viewModel: ProjectType, in project: Project) -> Bool {
    guard let type = project.type(name), type.isProtocol, role(ofType: name, in: project) == .coordinator else {
      return false
    }
    let held = viewModel.storedProperties.map(\.property).filter { $0.type?.names.contains(name) ?? false }
    return !held.isEmpty && held.allSatisfy { $0.ownership != .strong }
      && project.heirs(of: name).count { !$0.isProtocol && !isDouble($0) } < 2
  }

  /// Whether a type stands in for another, be it in an app that shows one module alone.
  private static func isDouble(_ type: ProjectType) -> Bool {
    RoleNames.isDouble(type.simpleName) || type.simpleName.contains("Demo")
  }

  /// Whether a parameter's coordinator goes to nothing but a weak property of a protocol that says what it is told.
  private static func isKeptAsToldOnly(_ mention: Mention, of viewModel: ProjectType, in project: Project) -> Bool {
    viewModel.functions.contains { _, function in
      guard let parameter = function.parameters.first(where: { $0.type.main == mention.name }),
        function.bodyOffset.map({ (function.offset..<$0).contains(mention.offset) }) ?? false
      else { return false }
      let kept = function.code.assignments.filter { $0.value.isName(parameter.name) }.map(\.target.last)
      return !kept.isEmpty
        && kept.allSatisfy { name in
          viewModel.property(name)?.typeName.map { isToldOnly($0, of: viewModel, in: project) } ?? false
        }
    }
  }

  /// Whether a protocol is this view model's own: then it says what happened here, as a delegate's protocol does.
  ///
  /// What the view model starts, or is handed to several screens, knows more than that, as does what stands for several
  /// coordinators, or can start one, by another name than the view model's.
  private static func isDelegate(_ name: String, of viewModel: ProjectType, in project: Project) -> Bool {
    guard let type = project.type(name), type.isProtocol, !viewModel.starts(type.simpleName) else { return false }
    let others = project.allTypes(.viewModel).filter { other in
      !other.isProtocol && other.name != viewModel.name && !other.ancestors.contains(viewModel.simpleName)
    }
    // Several may lead there from their flows, as its name says whose it is.
    let isNamed = viewModel.subject.map { !$0.isEmpty && name.hasPrefix($0) } ?? false
    let mayStart =
      type.functions.contains { $0.function.name == "start" }
      || !type.ancestors.allSatisfy { ["AnyObject", "Sendable", "class"].contains($0) }
    let isOwn = isNamed || !mayStart && project.heirs(of: name).count < 2
    return isOwn
      && !others.contains { other in
        other.code.contains { _, code in code.mentions.contains { $0.name == name } }
      }
  }

  /// `@Dependency(\.toastCoordinator) var toastCoordinator`, whose type nobody writes.
  private func injected(
    into viewModel: ProjectType, _ navigators: Set<Role>, in project: Project
  ) -> [Violation] {
    viewModel.properties.compactMap { file, property in
      let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
      guard property.typeName == nil, !property.isComputed, !property.attributes.isEmpty,
        let role = project.role(ofType: name), navigators.contains(role)
      else { return nil }
      return Violation(
        place: project.place(file, property.offset),
        what: "\(viewModel.name) knows the \(role.words) \(property.name)",
        how: "say what happened through an optional closure, and let the coordinator set it")
    }
  }

  private func requiredClosures(of viewModel: ProjectType, in project: Project) -> [Violation] {
    viewModel.properties.compactMap { file, property in
      guard let type = property.type, project.isFunction(type), !type.isOptional, !property.isLet,
        !property.setterAccess.isPrivate, property.value == .other, property.name.hasPrefix("on"),
        // Of what a protocol wants for reading, the initialiser may see to it.
        !viewModel.isProtocol || property.saysSet, !viewModel.takesInInitialisers(property),
        property.name.dropFirst(2).first?.isUppercase == true
      else { return nil }
      return Violation(
        place: project.place(file, property.offset), what: "\(viewModel.name).\(property.name) is not optional",
        how: "declare it `(…)?`, so that a screen without a coordinator goes nowhere instead of ending the app")
    }
  }
}

extension ViewModelNavigatesByClosures: CallRule {
  static let callers: Set<Role> = [.viewModel]
  static let callees: Set<Role> = [.coordinator, .router, .viewController]
  static let fix = "say what happened through an optional closure, and let the coordinator set it"
}

extension ProjectType {
  /// Whether a mention stands in an example of its own that previews show: `static var preview: UserViewModel`.
  fileprivate func isInPreview(_ mention: Mention) -> Bool {
    properties.contains { _, property in
      property.isStatic && property.name.hasPrefix("preview")
        && property.code.mentions.contains { $0.offset == mention.offset }
    }
  }

  /// Whether it starts what it has as a coordinator of some type.
  fileprivate func starts(_ type: String) -> Bool {
    let names = storedProperties.map(\.property).filter { $0.type?.names.contains(type) == true }.map(\.name)
    return code.contains { _, code in
      code.calls.contains {
        $0.name.hasPrefix("start") && names.contains($0.callee.base.last) && !code.hides($0.callee)
      }
    }
  }

  /// Whether it has one object for all.
  fileprivate var hasOne: Bool { properties.contains { $0.property.isStatic && $0.property.typeName == simpleName } }
}

/// A module's view model, view controller and provider are registered so that one resolve gives one of each.
///
/// In a container whose default is a new object for each request, that has to be said: `scope: .graph`, or
/// `.lifetime(.objectGraph)`. A view model that views of SwiftUI observe is handed to them by its coordinator, and not
/// meant.
///
/// This shows in a run, too: `rules` in the shell looks at the view models of the screens on display.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
///
/// ## Why
///
/// A coordinator resolves a view model and a view controller, and sets the view model's closures. Where each request
/// makes a new object, the controller has another view model than the coordinator, whose closures nobody has set: all
/// looks well, and taps do nothing.
///
/// ## How to fix it
///
/// Name the graph's scope in the registration.
///
/// ## Found
///
/// ```swift
/// enum UserPart: Part {
///   static func load(container: Container) {
///     container.register((any UserViewModel).self, scope: .transient) { UserViewModelImpl(provider: $0) }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// enum UserPart: Part {
///   static func load(container: Container) {
///     container.register((any UserProvider).self, scope: .graph, with: makeProvider)
///     container.register((any UserViewModel).self, scope: .graph) { UserViewModelImpl(provider: $0) }
///     container.register(scope: .graph) { UserViewController(viewModel: $0) }
///       .resolvingProperties { container, viewController in
///         viewController.restorationIdentifier = "User:\(try container.argument(User.ID.self))"
///       }
///     container.register { UserDependency(viewModel: $0, viewController: $1) }
///   }
/// }
/// ```
struct ModulesAreGraphScoped: Rule {
  static let id = "FS-7"
  static let title = "View model, view controller and provider are graph-scoped"
  static let why = "with a new object for each request, the coordinator's view model is not the controller's"
  static let architecture: Architecture? = .mvvmc
  static let holdsByGuess = false

  private static let roles: Set<Role> = [.viewModel, .viewController, .provider]
  private static let transient: Set<String> = ["transient", "prototype", "unique"]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      type.code.flatMap { file, code in
        code.calls.named("register").compactMap { call -> Violation? in
          guard let made = Self.subject(of: call, in: code, project), !Self.isObserved(made, in: project) else {
            return nil
          }
          let scope = Registration.scope(of: call, in: code)
          guard scope.map(Self.transient.contains) ?? Self.isTransientByDefault(in: project) else { return nil }
          return Violation(
            place: project.place(file, call.callee.offset),
            what: "\(type.name) registers \(made) \(scope.map { "as \($0)" } ?? "in the default scope, transient")",
            how: "register it in the scope of the object graph")
        }
      }
    }
  }

  /// Whether a view of SwiftUI observes a view model, which it has from whoever made it: nobody else asks for that one.
  private static func isObserved(_ name: String, in project: Project) -> Bool {
    guard let type = project.type(name) else { return false }
    return type.ancestors.contains("ObservableObject")
      || type.main?.declaration.attributes.contains("Observable") == true
  }

  /// The part of a module that a registration is for.
  private static func subject(of call: Call, in code: Code, _ project: Project) -> String? {
    for argument in call.arguments {
      switch argument.value {
      case .metatype(let names):
        guard argument.label == nil, let name = names.first else { continue }
        return project.role(ofType: name).map(roles.contains) ?? false ? name : nil
      case .closure(let offset):
        let made = code.closure(at: offset).map(code.calls)?.first { $0.name.first?.isUppercase == true }
        if let name = made?.name, let role = project.role(ofType: name), roles.contains(role) { return name }
      case .path(let path):
        // `register(UserViewModelImpl.init)`
        if path.last == "init", let role = project.role(ofType: path.first), roles.contains(role) { return path.first }
      default: continue
      }
    }
    return nil
  }

  /// What the project says of its container, or what its library does by itself.
  private static func isTransientByDefault(in project: Project) -> Bool {
    let defaults = project.notes(of: Defaults.self, under: Defaults.scope)
    if let name = defaults.last?.words.first { return transient.contains(name) }
    return !project.notes(of: Defaults.self, under: Defaults.tranquillity).isEmpty
  }

  /// What containers are told to do by default.
  struct Defaults: Survey {
    static let id = "defaultScopes"
    /// A scope that is set; the words name it, where it has a name.
    fileprivate static let scope = "scope"
    /// That a container is used whose default is transient.
    fileprivate static let tranquillity = "DITranquillity"

    static func notes(in part: Project) -> [SurveyNote] {
      let settings = part.fileCode.flatMap(\.assignments).filter {
        ["defaultScope", "lifeTime"].contains($0.target.last)
      }
      let isTranquil = part.files.contains { $0.file.imports.contains { $0.module == tranquillity } }
      return settings.map { SurveyNote(scope, $0.value.path.map { [$0.last] } ?? []) }
        + (isTranquil ? [SurveyNote(tranquillity)] : [])
    }
  }
}

extension ModulesAreGraphScoped: RunRule {
  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    let closures = Set(
      project.types(.coordinator).flatMap { $0.code.flatMap { $0.code.assignments.map(\.target.last) } })
    return run.shown(.viewController, in: project).flatMap { object, controller in
      controller.storedProperties.compactMap { file, property -> RunViolation? in
        guard let id = object.held[property.name], let model = run.objects.first(where: { $0.id == id }),
          let type = project.type(model.type), type.role == .viewModel
        else { return nil }
        let ways = type.storedProperties.filter { $0.property.type.map(project.isFunction) ?? false }
          .map(\.property.name)
        // Where one is set, the coordinator had this view model; where none of its kind is ever set, there is no other.
        guard !ways.isEmpty, ways.allSatisfy({ model.emptyFields.contains($0) && closures.contains($0) }) else {
          return nil
        }
        return RunViolation(
          place: project.place(file, property.offset), in: project,
          what: "\(controller.name) is on display with another \(type.name) than the one whose closures were set",
          how: "register the view model in the scope of the object graph", event: object.since)
      }
    }
  }
}

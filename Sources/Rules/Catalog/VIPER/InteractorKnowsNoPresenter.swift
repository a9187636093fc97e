/// An interactor knows neither a presenter nor a router or coordinator, nor a view.
///
/// This shows in a run, too: `rules` in the shell looks for interactors that call a router or a view. The types of a UI
/// framework are the matter of VI-14.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
///
/// ## Why
///
/// An interactor has what the app can do, and nothing of how it is shown. Once it calls a presenter or moves between
/// screens, its work can no longer be used by another screen, and the one direction of the module is lost.
///
/// ## How to fix it
///
/// Answer the presenter with a completion, or through a protocol that the interactor declares. Leave moving to another
/// screen to the presenter, which asks the router.
///
/// ## Found
///
/// ```swift
/// final class UserInteractor {
///   weak var presenter: UserPresenter?
///
///   func signOut() {
///     presenter?.didSignOut()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserInteractor: UserInteractorInput {
///   private let userService: any UserService
///
///   func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
///     userService.user(id: id, completion: completion)
///   }
/// }
/// ```
///
/// ## What counts
///
/// - A presenter, router, coordinator or view that an interactor names.
/// - A protocol that has the presenter's view or router: it says who listens.
///
/// ## What does not count
///
/// - A protocol of the interactor's own, its output, which says nothing of who listens.
/// - What a template has written and the interactor does not use: a private property, or a weak one.
/// - A value that a presenter declares in itself, `UserPresenter.State`.
/// - What is called an interactor and no presenter knows: it is a service.
/// - What there is one of for all, whatever it inherits from: that is the matter of VI-10.
struct InteractorKnowsNoPresenter: Rule {
  static let id = "VI-4"
  static let title = "An interactor knows neither presenter nor router"
  static let why = "what the app does must not depend on how and where it is shown"
  static let architecture: Architecture? = .viper
  static let holdsByGuess = false

  private static let foreign: Set<Role> = [
    .coordinator, .presenter, .router, .view, .viewController, .viewInput, .viewOutput,
  ]

  /// Whether a name is that of the protocol through which an interactor answers, whatever that is called.
  ///
  /// A protocol that has the presenter's view or router stands for all of the presenter.
  private func isOutput(_ mention: Mention, of interactor: ProjectType, in project: Project) -> Bool {
    // What it calls its presenter may be an alias of its own.
    let name = project.alias("\(interactor.name).\(mention.name)")?.main ?? mention.name
    guard let type = project.type(name), type.isProtocol,
      !type.properties.contains(where: { ["router", "view", "wireframe"].contains($0.property.name) })
    else { return false }
    let names = ["output", "presenter"]
    return interactor.storedProperties.contains { _, property in
      property.typeName == mention.name && (names.contains(property.name) || property.ownership == .weak)
    }
      || interactor.functions.contains { _, function in
        function.kind == .initialiser
          && function.parameters.contains { $0.type.main == mention.name && names.contains($0.name) }
      }
  }

  func violations(in project: Project) -> [Violation] {
    project.types(.interactor).filter(project.isOfScreen).flatMap { interactor in
      // What a line names twice, as a property's type and to cast its value, is known once.
      var known: Set<String> = []
      return project.mentions(in: interactor) { name in
        guard let role = project.role(ofType: name) else { return false }
        // What another module calls a view may be what a server answers.
        let type = project.type(name)
        // What there is one of for all is a service, whatever it inherits from, and the matter of VI-10.
        if role == .viewController, type?.hasOneForAll == true { return false }
        // A struct of static functions leads nowhere by itself.
        return Self.foreign.contains(role) && (role != .view || type != nil)
          && (role != .router || type?.kind != .struct)
      }
      .filter { file, mention in
        !isOutput(mention, of: interactor, in: project) && !project.isNamespace(mention, in: interactor, file: file)
          && !project.isOfUIFramework(mention, in: file)
          && !project.isConstant(mention, in: interactor, file: file, besides: Self.foreign)
          && !interactor.hasUnusedProperty(at: mention)
      }.filter { file, mention in
        // The cast may stand in the line below the type.
        let line = project.file(file).location(of: mention.offset).line
        let isKnown = known.contains("\(file) \(line - 1) \(mention.name)")
        return known.insert("\(file) \(line) \(mention.name)").inserted && !isKnown
      }.map { file, mention in
        let role = project.role(ofType: mention.name)?.words ?? "type"
        return Violation(
          place: project.place(file, mention.offset),
          what: "\(interactor.name) knows the \(role) \(mention.name)",
          how: "answer with a completion or through an output protocol of the interactor's own")
      }
    }
  }
}

extension ProjectType {
  /// Whether it has a static object of its own.
  fileprivate var hasOneForAll: Bool {
    properties.contains { $0.property.isStatic && $0.property.typeName == simpleName }
  }

  /// Whether a mention stands in a property which the type does not use, as a template writes one into each module, or as the
  /// parameter that is kept there: one that others do not see, or that holds nothing strongly.
  fileprivate func hasUnusedProperty(at mention: Mention) -> Bool {
    let isParameter = functions.contains { _, function in
      function.kind == .initialiser && function.parameters.contains { $0.type.main == mention.name }
    }
    let property = properties.map(\.property).first { property in
      let isMeant =
        property.code.mentions.contains { $0.offset == mention.offset }
        || isParameter && property.type?.main == mention.name
      return isMeant && (property.access.isPrivate || !property.isComputed && property.ownership != .strong)
    }
    guard let property else { return false }
    return detailedCode.allSatisfy { _, code, _, _ in
      let isHidden = functions.contains { _, function in
        function.code.isSame(as: code) && function.parameters.contains { $0.name == property.name }
      }
      return !code.uses(property.name, bySelf: isHidden)
    }
  }
}

extension Code {
  /// Whether something is done with what a property has.
  ///
  /// - Parameter bySelf: whether its name alone means something else.
  fileprivate func uses(_ property: String, bySelf: Bool) -> Bool {
    func isProperty(_ path: Path) -> Bool {
      path.first == property && (path.beginsWithSelf || !bySelf)
        // To set it is not to use it.
        && !assignments.contains { $0.target.start == path.start && $0.target.nameCount == path.nameCount }
    }
    return !paths(where: isProperty).isEmpty
      || calls.contains { call in
        isProperty(call.callee) || call.arguments.contains { $0.value.path.map(isProperty) == true }
      }
  }
}

extension InteractorKnowsNoPresenter: CallRule {
  static let callers: Set<Role> = [.interactor]
  // A presenter may listen to its interactor through a protocol of the interactor's own.
  static let callees: Set<Role> = [.router, .viewController]
  static let fix = "answer the presenter, and let it decide what is shown next"
}

extension Project {
  /// The view controllers that routers of modules and screens hold strongly.
  func routersHoldingControllers() -> [Violation] {
    types(.router).filter { hasIdentity($0) && !leadsThroughApp($0) && !Self.isOneWay($0) && mayBeKept($0) }
      .flatMap { router in
        router.storedProperties.compactMap { file, property in
          guard property.ownership == .strong, !property.isStatic, let type = property.typeName,
            isController(type) && !isLastingNavigation(type) || isPresenter(type, keeping: router),
            !isOtherScreen(property, of: router), !Self.isHandedOver(property.name, by: router),
            !Self.isOwnStage(property, of: router),
            !isSoleOwner(property, of: router), isGiven(property, of: router)
          else { return nil }
          let isList = property.type?.isCollection == true
          let keeper = isController(type) ? nil : "let the view keep its presenter"
          return Violation(
            place: place(file, property.offset), what: "\(router.words) holds its \(property.name) strongly",
            how: isList
              ? "ask the navigation controller for them instead" : weakDeclaration(of: property, besides: keeper),
            fix: isList ? nil : .holdWeakly)
        }
      }
  }

  /// Whether a name is that of a view controller, or stands for one: `typealias EntryPoint = UserView & UIViewController`,
  /// `extension UIViewController: TransitionHandler`.
  private func isController(_ name: String) -> Bool {
    if type("UIViewController")?.ancestors.contains(name) == true { return true }
    let names = alias(name)?.names ?? [name]
    return names.contains { role(ofType: $0) == .viewController || isOfControllers($0) }
  }

  /// Whether a protocol is one to which view controllers conform, and nothing else: a view's input.
  private func isOfControllers(_ name: String) -> Bool {
    guard let type = type(name), type.isProtocol, type.role == .view || type.role == .viewInput else { return false }
    let heirs = heirs(of: type.simpleName).filter { !$0.isProtocol }
    return !heirs.isEmpty && heirs.allSatisfy { $0.role == .viewController }
  }

  /// Whether a name is that of a navigation controller which stays: the one of the app, `GlobalNavigationController`, or any
  /// where all do.
  private func isLastingNavigation(_ name: String) -> Bool {
    name.contains("Navigation")
      && (["App", "Global", "Main", "Root"].contains(where: name.hasPrefix) || keepsNavigation)
  }

  /// Whether a router is one way to one screen, made for that and gone then: it has its destination.
  private static func isOneWay(_ router: ProjectType) -> Bool {
    router.storedProperties.contains { $0.property.name.hasPrefix("destination") }
  }

  /// Whether a router holds its own screen weakly, and presents or pushes what a property has, or that is the screen below:
  /// `parentController`.
  private func isOtherScreen(_ property: Property, of router: ProjectType) -> Bool {
    let others = router.storedProperties.map(\.property).filter { other in
      other.name != property.name && other.typeName.map(isController) == true
    }
    let isBelow = property.name.hasPrefix("parent") && property.typeName?.contains("Navigation") == false
    if isBelow, !others.isEmpty { return true }
    return others.contains { $0.ownership == .weak }
      && router.has { code in
        code.calls.contains { call in
          Code.showing.contains(call.name)
            && call.arguments.first?.value.path?.names == [property.name]
        }
      }
  }

  /// Whether the parts of screens keep a router of this type, as far as the project says.
  ///
  /// Where others keep theirs and nobody this one, it is a coordinator's, or it is made for one way and gone then. So it is
  /// where there are presenters, and none keeps a router.
  private func mayBeKept(_ router: ProjectType) -> Bool {
    if notes(of: KeptRouters.self).isEmpty {
      let presenters = allTypes(.presenter).filter { !$0.isProtocol }
      return presenters.isEmpty || presenters.contains { Self.keeps(router, in: $0) }
    }
    let names = router.ancestors.union([router.simpleName]).filter { RoleNames.isTelling($0) }
    return names.contains { name in
      notes(of: KeptRouters.self, under: name).contains { note in
        // The part of a module that has a router of its own keeps another to show what that leads to.
        let keeper = note.words.first.flatMap(type)?.subject
        return name != router.simpleName || keeper == nil || keeper == router.subject
          || !allTypes(.router).contains { !$0.isProtocol && $0.subject == keeper }
      }
    }
  }

  /// Whether a router empties a property by itself, once what is in it has been handed over or is shown.
  private static func isHandedOver(_ name: String, by router: ProjectType) -> Bool {
    router.code.contains { _, code in
      code.assignments.contains { $0.target.last == name && $0.target.names.count == 1 && $0.value == .other }
    }
  }

  /// Whether a router makes a controller and gives itself to nobody: then it shows others' screens there, and no screen
  /// leads back to it.
  private static func isOwnStage(_ property: Property, of router: ProjectType) -> Bool {
    (router.makes(property) || isShownByIt(property, of: router))
      && !router.code.contains { _, code in
        code.calls.contains { call in call.arguments.contains { isSelf($0.value) } }
          || code.assignments.contains { isSelf($0.value) }
      }
  }

  /// Whether all that a private property gets comes from others' modules: `menu = MenuModule.create()`, or what a local
  /// configurator has made.
  private static func isShownByIt(_ property: Property, of router: ProjectType) -> Bool {
    guard property.setterAccess.isPrivate else { return false }
    let given = router.code.flatMap { _, code in
      code.assignments { $0.isNamed(property.name) }.map { (code: code, value: $0.value) }
    }
    return !given.isEmpty
      && given.allSatisfy { code, value in
        guard let path = value.path else { return value == .other }
        if path.first.first?.isUppercase == true { return true }
        let local = code.variables.last { $0.name == path.first }?.value
        if case .call(let made) = local { return made.first.first?.isUppercase == true }
        return false
      }
  }

  private static func isSelf(_ value: Value) -> Bool { value.path?.components.map(\.name) == ["self"] }

  /// What a router calls its presenter by.
  private static let presenters: Set<Role> = [.moduleInput, .presenter, .viewOutput]

  /// Whether a type is a presenter's that holds the router in turn.
  private func isPresenter(_ name: String, keeping router: ProjectType) -> Bool {
    guard role(ofType: name).map(Self.presenters.contains) ?? false else { return false }
    let presenters = allTypes(.presenter).filter { presenter in
      !presenter.isProtocol && (presenter.simpleName == name || presenter.ancestors.contains(name))
    }
    return presenters.contains { Self.keeps(router, in: $0) }
  }

  /// Whether a presenter holds a router strongly.
  private static func keeps(_ router: ProjectType, in presenter: ProjectType) -> Bool {
    presenter.storedProperties.contains { _, property in
      guard property.ownership == .strong, let type = property.typeName else { return false }
      return type == router.simpleName || router.ancestors.contains(type)
    }
  }

  /// Whether a router is that of the whole app: it has the window, or is called so.
  private func leadsThroughApp(_ router: ProjectType) -> Bool {
    let classes = [router] + router.ancestors.sorted().compactMap(type)
    let properties = classes.flatMap(\.storedProperties)
    let isOfModule = declares("\(router.subject ?? "")Presenter")
    return isOfWholeApp(router)
      || !isOfModule && properties.contains { $0.property.typeName?.hasSuffix("Window") == true }
      || router.ancestors.contains(where: UIVocabulary.isViewController)
  }
}

/// The routers that the parts of screens keep.
struct KeptRouters: Survey {
  static let id = "keptRouters"
  private static let keepers: Set<Role> = [.interactor, .presenter, .view, .viewController, .viewModel]

  static func notes(in part: Project) -> [SurveyNote] {
    let keepers = part.types.filter { type in type.role.map(Self.keepers.contains) ?? false }
    let kept = keepers.flatMap { keeper -> [(router: String, keeper: String)] in
      routers(keptBy: keeper, in: part).map { ($0, keeper.simpleName) }
    }
    return Set(kept.flatMap { [SurveyNote($0.router, [$0.keeper]), SurveyNote("", [$0.router])] }).inOrder
  }

  /// The types of the routers that somebody keeps. A list is of others': a module has one.
  private static func routers(keptBy keeper: ProjectType, in part: Project) -> [String] {
    keeper.storedProperties.map(\.property).filter { $0.ownership == .strong && $0.type?.isCollection != true }
      .flatMap { property in property.type?.names ?? [property.typeName].compactMap(\.self) }
      .filter { part.stands($0, for: .router) }
  }
}

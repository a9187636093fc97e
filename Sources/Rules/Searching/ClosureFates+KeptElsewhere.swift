extension ClosureFates {
  /// Whether a coordinator is one that nobody keeps but its screens, in a project that keeps others, or has no screens
  /// itself: it holds the navigation weakly.
  func isKeptByScreens(_ owner: ProjectType) -> Bool {
    owner.role == .coordinator && (!project.isKeptCoordinator(owner) || owner.holdsOnlyWeakNavigation)
  }

  /// Whether something local may be a cell or a header that a data source fills, which has its list weakly, as the list has
  /// the data source.
  func isPart(_ local: String, ofListHeldWeaklyBy owner: ProjectType?) -> Bool {
    guard let owner, owner.role != .viewController, owner.role != .view, owner.property(local) == nil else {
      return false
    }
    let types = [owner] + owner.ancestors.compactMap(project.type)
    let lists = types.flatMap(\.storedProperties).map(\.property).filter { property in
      property.typeName == "UICollectionView" || property.typeName == "UITableView"
    }
    return !lists.isEmpty && lists.allSatisfy { $0.ownership != .strong }
  }

  /// Whether a path leads to a local screen that a screen, or what has no role, does not keep, nor has in it: who shows it
  /// keeps it.
  ///
  /// What is not known to be a screen counts where what is kept there is called when something is over.
  func isOtherScreen(_ path: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard owner?.role == .viewController || owner?.role == .view || owner?.role == nil else { return false }
    if code.isShown(path.first) || code.showsItself(path.first) { return true }
    guard path.nameCount > 1, let variable = code.variables.last(where: { $0.name == path.first }),
      owner?.property(path.first) == nil, !code.keeps(path.first)
    else { return false }
    let type = ExpressionTypes(project: project, type: owner, code: code, parameters: []).type(of: variable)
    let role = type.flatMap(project.role(ofType:))
    if role == .viewController { return true }
    let name = path.first.lowercased()
    if type == nil, ["alert", "controller", "dialog", "popup", "sheet", "window"].contains(where: name.hasSuffix) {
      return true
    }
    return role != .view && type?.hasSuffix("Cell") != true && EscapeKnowledge.isEnd(path.last)
      && !["cell", "view", "header", "footer"].contains(where: name.hasSuffix)
  }

  /// Whether a property is one that its owner holds weakly: it may keep the owner, and not the other way round. What a view
  /// holds weakly, it has in it.
  func isHeldWeakly(_ property: String, by owner: ProjectType?) -> Bool {
    guard let owner, !owner.hasOutletsInView else { return false }
    return owner.property(property).map { $0.ownership != .strong } ?? false
  }

  /// Whether a property holds nothing itself: it is weak, or computed and leads to a view that somebody else keeps.
  func isKeptElsewhere(_ name: String, by owner: ProjectType) -> Bool {
    guard let property = owner.property(name) else { return false }
    let views: Set<Role> = [.view, .viewController, .viewInput]
    // A view controller has its weak outlets by way of its view; a view model is in none.
    if owner.role == .viewController || owner.role == .view || owner.isView {
      return property.ownership == .weak && property.typeName.flatMap(project.role(ofType:)) == .viewModel
    }
    return property.ownership == .weak
      || property.isComputed && property.typeName.flatMap(project.role(ofType:)).map(views.contains) ?? (name == "view")
  }

  /// Whether a superclass sets a path to `nil` before the object goes.
  func isTakenBackAbove(_ path: Path, _ owner: ProjectType?) -> Bool {
    owner?.ancestors.compactMap(project.type).contains { ancestor in
      !ancestor.isProtocol && ancestor.takes(back: path, besides: nil)
    } ?? false
  }

  /// Whether a superclass ends or lets go of what a property has.
  func isEndedAbove(_ property: String, _ owner: ProjectType?) -> Bool {
    owner?.ancestors.compactMap(project.type).contains { ancestor in
      !ancestor.isProtocol && ancestor.property(property).map { ancestor.lets(go: property, besides: $0.code) } ?? false
    } ?? false
  }

  /// Whether a superclass empties the bag of a subscription before the object goes, be it that its function is given that:
  /// `let token = names.sink { … }; add(token)`.
  func isEndedAbove(subscription callee: Path, in code: Code, _ owner: ProjectType?) -> Bool {
    guard let owner else { return false }
    if let bag = code.bag(of: callee) { return bag.nameCount == 1 && isTakenBackAbove(bag, owner) }
    guard let token = code.localName(ofMadeBy: callee) else { return false }
    let takers = code.calls.filter { call in
      call.callee.nameCount == 1 && call.arguments.contains { $0.value.isName(token) }
    }
    .map(\.name)
    return owner.ancestors.compactMap(project.type).contains { ancestor in
      !ancestor.isProtocol
        && ancestor.functions.map(\.function).contains { function in
          takers.contains(function.name)
            && function.code.calls.contains { call in
              EscapeKnowledge.storing.contains(call.name)
                && call.arguments.first?.value.path.map { ancestor.takes(back: $0, besides: function.code) } == true
            }
        }
    }
  }

  /// Whether a bag is that of something local which has no view: of a cell that a view model fills.
  func isForeign(_ bag: Path, of owner: ProjectType) -> Bool {
    owner.role != .viewController && owner.role != .view && !owner.isView
      && owner.property(bag.first) == nil && !bag.first.beginsWithCapital
  }

  /// Whether a name without a base is that of a property which a class of the system declares.
  func isInherited(_ path: Path, in code: Code, by owner: ProjectType?) -> Bool {
    guard let owner, path.nameCount == 1, path.last.hasSuffix("Provider"), !code.hides(path),
      owner.property(path.first) == nil
    else { return false }
    return owner.ancestors.contains { name in
      (UIVocabulary.isClass(name) || name.hasSuffix("DiffableDataSource")) && project.type(name) == nil
    }
  }

  /// Whether a path leads to a local object that is what a property of the type is made of:
  /// `lazy var menu: Menu = { let menu = Menu(); menu.onClose = { self.close() }; return menu }()`.
  func isMadeForProperty(_ path: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard path.nameCount == 2, !path.beginsWithSelf, code.hasOne(path.first),
      let property = owner?.storedProperties.first(where: { $0.property.code.isSame(as: code) })?.property
    else { return false }
    return property.ownership == .strong && !property.isStatic
      && code.assignments.contains { $0.target == .returned && $0.value.isName(path.first) }
  }

  /// Whether the chain to which a call belongs ends in a bag of the type, or in one that a superclass has.
  func isSubscription(_ callee: Path, in code: Code, of owner: ProjectType?) -> Bool {
    code.isSubscription(callee, of: owner) || isInherited(code.bag(of: callee), by: owner)
  }

  /// Whether a bag is one that a superclass has.
  func isInherited(_ bag: Path?, by owner: ProjectType?) -> Bool {
    guard let bag, let owner, bag.nameCount == 1 else { return false }
    return owner.ancestors.compactMap(project.type).contains { ancestor in
      !ancestor.isProtocol && ancestor.property(bag.first).map { !$0.isStatic && $0.ownership == .strong } ?? false
    }
  }
}

extension ProjectType {
  /// Whether what it has of screens is a navigation controller that it holds weakly.
  fileprivate var holdsOnlyWeakNavigation: Bool {
    let holders = ["Controller", "Presenter", "Router", "ViewModel", "Window"]
    let screens = storedProperties.map(\.property).filter { property in
      property.typeName.map { name in holders.contains(where: name.hasSuffix) } ?? false
    }
    return !screens.isEmpty && screens.allSatisfy { $0.ownership == .weak && $0.typeName == "UINavigationController" }
  }
}

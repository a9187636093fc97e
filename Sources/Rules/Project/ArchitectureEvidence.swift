/// The view models that know a coordinator.
struct LedViewModels: Survey {
  static let id = "ledViewModels"

  static func notes(in part: Project) -> [SurveyNote] {
    part.types(.viewModel).filter { viewModel in
      viewModel.kind != .extension
        && viewModel.storedProperties.contains { _, property in
          property.typeName.map { part.stands($0, for: .coordinator) } ?? false
        }
    }.map { SurveyNote("", [$0.name]) }
  }
}

/// The types that say nothing of how the screens are built, although they have the role of a part of those.
struct IdleParts: Survey {
  static let id = "idleParts"

  static func notes(in part: Project) -> [SurveyNote] {
    part.types.filter { type in
      guard let role = type.role, !type.isProtocol, type.kind != .extension else { return false }
      return !type.isTelling(of: role, in: part)
    }
    .map { SurveyNote("", [$0.name]) }
  }
}

extension Project {
  /// Whether a coordinator begins flows or has something to navigate with, or inherits from one that does: others coordinate
  /// data, or views.
  ///
  /// - Parameter depth: how many are followed.
  func leadsSomewhere(_ type: ProjectType, depth: Int = 3) -> Bool {
    if type.kind == .actor { return false }
    return type.leadsByItself
      || depth > 0
        && type.ancestors.contains { name in
          guard name.hasSuffix("Coordinator") || name.hasSuffix("CoordinatorProtocol") else { return false }
          return self.type(name).map { leadsSomewhere($0, depth: depth - 1) } ?? true
        }
  }
}

extension Project {
  /// Whether a presenter is that of a screen, and does not show the controllers that it is given, as do all who conform to it
  /// if it is a protocol.
  func presentsScreen(_ presenter: ProjectType) -> Bool {
    guard presenter.isProtocol else { return !presenter.presentsOthers }
    let heirs = heirs(of: presenter.simpleName).filter { !$0.isProtocol }
    return heirs.isEmpty || !heirs.allSatisfy(\.presentsOthers)
  }
}

extension ProjectType {
  /// Whether a type of a role says anything of how the screens are built.
  fileprivate func isTelling(of role: Role, in part: Project) -> Bool {
    switch role {
    // What fills a table is no screen's, where those have presenters.
    case .viewModel: (kind != .struct || isStateful) && !(fillsList && part.countTypes(.presenter) { $0 == .class } > 0)
    case .coordinator: part.leadsSomewhere(self)
    case .presenter: !tellsControllerOnly && !presentsOthers
    default: true
    }
  }

  /// Whether a coordinator begins flows or has something to navigate with, by what it declares itself.
  fileprivate var leadsByItself: Bool {
    let means: Set<String> = ["NavigationPath", "UINavigationController", "UITabBarController", "UIWindow"]
    let names = functions.filter { $0.function.kind == .function }.map(\.function.name)
    let moves = ["navigate", "present", "push", "show"]
    return names.isEmpty && storedProperties.isEmpty
      || names.contains { name in name == "start" || name == "startFlow" || moves.contains(where: name.hasPrefix) }
      || storedProperties.contains { _, property in
        guard let type = property.typeName else { return false }
        return means.contains(type) || ["Navigator", "NavigationController", "Router"].contains(where: type.hasSuffix)
      }
  }

  /// Whether a presenter shows the controllers that it is given, or draws on the views, and has neither a view nor anybody
  /// to ask: it moves between screens, as a coordinator does, and is the presenter of none.
  fileprivate var presentsOthers: Bool {
    let parts: [String] = ["interactor", "output", "router", "view"]
    guard !storedProperties.contains(where: { parts.contains($0.property.name) }) else { return false }
    let open = functions.map(\.function).filter { $0.kind == .function && !$0.access.isPrivate }
    return open.contains { $0.name == "present" && $0.parameters.first?.type.main == "UIViewController" }
      || open.contains { $0.code.calls.has(givenAny: { showsOwn($0.value) }) }
      || !open.isEmpty && open.allSatisfy { $0.parameters.first?.type.main == "UIView" }
  }

  /// Whether a value is the controller that it has been made with, which may be any.
  private func showsOwn(_ value: Value) -> Bool {
    guard case .path(let path) = value, path.nameCount == 1, let property = property(path.first) else { return false }
    return property.isLet && property.typeName == "UIViewController"
  }

  /// Whether a presenter has nothing but the view controller that it tells: in VIP an interactor calls it, and it knows
  /// neither that nor a router.
  fileprivate var tellsControllerOnly: Bool {
    let stored = storedProperties.map(\.property).filter { !$0.isStatic }
    let others = ["interactor", "router", "wireframe"]
    return stored.contains { $0.name == "viewController" }
      && !stored.contains { property in others.contains(where: property.name.lowercased().holds) }
  }

  /// Whether it is what a list asks for its cells.
  private var fillsList: Bool { !ancestors.isDisjoint(with: ["UICollectionViewDataSource", "UITableViewDataSource"]) }

  /// Whether it does something, and does not only carry what a cell shows.
  fileprivate var isStateful: Bool {
    functions.contains { _, function in
      // `func configure(_ cell: UserCell)` fills in what is shown.
      function.kind == .function && !function.isStatic
        && !function.parameters.contains { given in ["Cell", "View"].contains(where: given.type.main.hasSuffix) }
    }
  }
}

/// The part that a type plays in its architecture, as its name tells.
///
/// The vocabulary that the rules, which read declarations, and the stage, which reads objects, have in common. What each
/// of them leaves out on purpose is said where it does so.
public enum ArchitectureRole: String, Hashable, Sendable, CaseIterable, Codable {
  case appDelegate, assembly, composition, configurator, container, context, coordinator, delegate, dependencyManager,
    factory, flowController, holder, interactor, manager, moduleInput, part, presenter, provider, repository, router,
    routes, service, store, useCase, view, viewController, viewInput, viewModel, viewOutput

  /// In running text: `view controller`.
  public var words: String {
    var words = ""
    for character in rawValue {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// In running text, for several: `factories`.
  public var plural: String {
    rawValue.hasSuffix("y") ? words.dropLast() + "ies" : words + (rawValue.hasSuffix("s") ? "" : "s")
  }

  /// How the names of types end that play a part, the longest ending first.
  public static let endings: [(ending: String, role: ArchitectureRole)] = [
    ("AppDelegate", .appDelegate), ("SceneDelegate", .appDelegate), ("Assembly", .assembly),
    ("Composition", .composition), ("Configurator", .configurator), ("Container", .container), ("Context", .context),
    ("Coordinator", .coordinator), ("Delegate", .delegate), ("DependencyManager", .dependencyManager),
    ("Factory", .factory), ("FlowController", .flowController), ("Holder", .holder), ("Interactor", .interactor),
    ("InteractorInput", .interactor), ("Manager", .manager), ("ModuleInput", .moduleInput), ("Part", .part),
    ("Presenter", .presenter), ("Provider", .provider), ("Repository", .repository), ("Router", .router),
    ("RouterInput", .router), ("Wireframe", .router), ("WireFrame", .router), ("Routes", .routes),
    ("Service", .service), ("Store", .store), ("UseCase", .useCase), ("View", .view),
    ("ViewController", .viewController), ("ViewInput", .viewInput), ("ViewModel", .viewModel),
    ("ViewOutput", .viewOutput),
  ].sorted { $0.0.utf8.count > $1.0.utf8.count }

  /// The layer of the types that play the part; nil for protocols between layers.
  public var layer: Layer? {
    switch self {
    case .view, .viewController, .routes: .view
    case .viewModel, .presenter: .logic
    case .coordinator, .router, .flowController: .flow
    case .interactor, .useCase, .context: .domain
    case .repository, .service, .manager, .store, .provider: .data
    case .factory, .configurator, .assembly, .composition, .container, .dependencyManager, .part, .delegate,
      .appDelegate:
      .assembly
    case .holder, .moduleInput, .viewInput, .viewOutput: nil
    }
  }

  /// For how much of the app a part is played.
  public enum Extent: Hashable, Sendable {
    /// For the whole app, whoever keeps the object.
    case app
    /// For one screen.
    case screen
    /// Usually for one screen, though a flow or the whole app may share the object.
    case screenAsARule
  }

  /// For how much of the app the part is played; nil if that cannot be told from the part.
  public var extent: Extent? {
    switch self {
    case .service, .manager, .repository, .store, .container, .assembly, .delegate, .appDelegate, .dependencyManager:
      .app
    case .view, .viewController, .viewModel, .presenter, .flowController: .screen
    case .interactor, .context, .useCase, .routes, .provider: .screenAsARule
    case .composition, .configurator, .coordinator, .factory, .holder, .moduleInput, .part, .router, .viewInput,
      .viewOutput:
      nil
    }
  }

  /// Whether the part is played for one screen, if only as a rule.
  public var isForScreen: Bool { extent == .screen || extent == .screenAsARule }

  /// Whether the part is played for one screen or for several, by an object which they know and do not keep.
  public var isLeading: Bool { layer == .flow }
}

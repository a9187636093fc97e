/// The role of a type in its architecture, by its name or its superclass.
enum Role: String, CaseIterable {
  case flowController = "flow controller"
  case view
  case viewModel = "view model"
  case presenter
  case interactor
  case coordinator
  case router
  case factory
  case configurator
  case assembly
  case composition
  case context
  case useCase = "use case"
  case repository
  case service
  case manager
  case store
  case provider
  case container
  case routes
  case delegate
  case part

  /// The longer ending is listed first where one ends in the other.
  private static let endings: [(String, Role)] = [
    ("FlowController", .flowController), ("ViewController", .view), ("ViewModel", .viewModel), ("View", .view),
    ("Presenter", .presenter), ("Interactor", .interactor), ("Coordinator", .coordinator), ("Router", .router),
    ("Factory", .factory), ("Configurator", .configurator), ("Assembly", .assembly), ("Composition", .composition),
    ("Context", .context), ("UseCase", .useCase), ("Repository", .repository), ("Service", .service),
    ("Manager", .manager), ("Store", .store), ("Provider", .provider), ("Container", .container),
    ("Routes", .routes), ("Delegate", .delegate), ("Part", .part),
  ]

  /// Subclasses of these are views, whatever their names are.
  private static let views: Set<TypeIdentity> = [
    TypeIdentity(module: "ScreenKit", name: "ViewController"), TypeIdentity(module: "ScreenKit", name: "View"),
  ]

  /// Whether a word is the name of a role, in the singular or plural: `Presenter`, `ViewModels`.
  static func isName(_ word: String) -> Bool {
    allCases.contains { role in
      let name = role.rawValue.replacing(" ", with: "")
      return [name, name + "s"].contains(word.lowercased())
    }
  }

  init?(of layout: ClassLayout) {
    if let role = Role(ofType: layout.identity.name) {
      self = role
    } else if layout.lineage.contains(where: Self.views.contains) {
      self = .view
    } else {
      return nil
    }
  }

  /// Reads the role off a name such as `UserPresenter`, `DefaultUserPresenter`, `UserServiceImpl` or `AppRouterImp`.
  init?(ofType name: String) {
    var name = name.split(separator: ".").last.map(String.init) ?? name
    for ending in ["Impl", "Imp", "Implementation"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    guard let role = Self.endings.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
    self = role
  }
}

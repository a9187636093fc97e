/// A view model names no type of a UI framework, and no view of the project.
///
/// The law holds where no architecture is found, too, if there is a view model for a third of the view controllers at
/// least, and not an interactor and a presenter for half of them: what is called a view model there is what a cell
/// shows. The project's own view controllers are the matter of FS-3.
///
/// ## Why
///
/// A view model's input data say what is to be seen, and the view controller renders it. A view model that has views
/// renders itself, and cannot be tested without them.
///
/// ## How to fix it
///
/// Put a value with a meaning into the view's input data, and let the view controller translate it.
///
/// ## Found
///
/// ```swift
/// final class UserViewModelImpl: UserViewModel {
///   let nameLabel = UILabel()
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModelImpl: UserViewModel {
///   let viewInputData: AnyPublisher<UserViewInputData, Never>
/// }
/// ```
///
/// ## What counts
///
/// - A type of a UI framework, or a view of the project, anywhere in a view model.
/// - The same in what a view model declares for what goes in and out, its `Input`, `Output` or `State`.
/// - The windows and scenes of `UIApplication`.
///
/// ## What does not count
///
/// - A view model that a view declares in itself, or that its file alone knows: it is what a view there shows. The
///   values of Clean Swift, `enum Seek { struct ViewModel {} }`, are not view models.
/// - An import alone.
/// - Values: colours, fonts, images, insets, the kind of cell that shows a value, and what a UI's type declares in
///   itself, as `UITableViewCell.AccessoryType` and `UITableView.automaticDimension`, or the project's own view or
///   extension, `UserCell.height`, or beside itself, as `UIBackgroundRefreshStatus`. Where these belong to the screen,
///   too, FC-3 asks for more: `enable: [FC-3]`.
/// - The default of a parameter, `scale: CGFloat = UIScreen.main.scale`: a test gives another. And a static function
///   that makes the screen.
/// - What shows nothing: `UIAccessibility`, `UIDevice`, `UIPasteboard` and feedback generators, and what an app asks
///   the system for by its `UIApplication`, to open a URL, or for time in the background.
/// - What a library's protocol asks an extension for, the window over which the system shows a sheet in
///   `presentationAnchor(for:)`, and the next screen, if its factory makes it or
///   static functions of a type that has no others: `AnyView`.
/// - The view that it fills in, where a protocol of view models wants that of each for its own kind:
///   `func setup(cell: Cell)` with an `associatedtype Cell`.
struct ViewModelHasNoUI: Rule {
  static let id = "FS-12"
  static let title = "A view model names no UI type"
  static let why = "a view model that knows the screen cannot be tested without it"
  static let architecture: Architecture? = .mvvmc
  static let holdsWithoutArchitecture = true

  func violations(in project: Project) -> [Violation] {
    let values = project.valuesOfViewModels()
    // Most files have none, and need not know how many there are.
    guard !values.isEmpty || project.types.contains(where: { $0.role == .viewModel }),
      project.configuration.architecture == Self.architecture || Self.haveViewModels(project)
    else { return [] }
    let inner = values.flatMap { value in project.uiUses(of: value).map { (type: value, use: $0) } }
    return (project.uiUses(ofAll: .viewModel) + inner).filter { viewModel, use in
      !use.isImport && !use.isLook && !use.isScreen && !use.isDefault && !use.isOfMaker
        && !Self.isPartOfView(viewModel, in: project)
    }.map { viewModel, use in
      Violation(
        place: use.place, what: "\(viewModel.words) \(use.words)",
        how: "put a value with a meaning into its input data, and let \(use.translator) translate it")
    }
  }

  /// Whether view models are how the screens are built, and not a few of them alone: beside interactors and presenters they
  /// are what a cell shows.
  private static func haveViewModels(_ project: Project) -> Bool {
    func count(_ role: Role) -> Int { project.countTypes(role) { $0 != .protocol && $0 != .extension } }
    let viewModels = count(.viewModel)
    return viewModels * 3 >= project.countTypes(.viewController) { $0 != .extension }
      && viewModels >= min(count(.interactor), count(.presenter)) * 2
  }

  /// Whether a view declares it in itself, and it is what that view shows, or it is a coordinator's.
  private static func isPartOfView(_ viewModel: ProjectType, in project: Project) -> Bool {
    // In SwiftUI, a coordinator may have a view and be its view model: it makes screens.
    let leading = ["CoordinatorViewModel", "FlowViewModel"]
    if leading.contains(where: RoleNames.core(of: viewModel.simpleName).hasSuffix) { return true }
    // One that its file alone knows is a part of what it is for.
    if viewModel.main?.declaration.access.isPrivate == true { return true }
    guard let dot = viewModel.name.lastIndex(of: "."), let outer = project.type(String(viewModel.name[..<dot])) else {
      return false
    }
    // What a presenter hands to its view where each use has its own: `enum Seek { struct ViewModel {} }`.
    if viewModel.simpleName == "ViewModel", viewModel.kind == .struct, outer.kind == .enum { return true }
    return outer.role == .view || outer.role == .viewController || outer.ancestors.contains(where: UIVocabulary.isView)
  }
}

extension Project {
  /// What view models declare in themselves for what goes in and out: `UserViewModel.Input`.
  fileprivate func valuesOfViewModels() -> [ProjectType] {
    types.filter { type in
      guard type.kind == .struct, ["Input", "Output", "State"].contains(type.simpleName),
        let dot = type.name.lastIndex(of: ".")
      else { return false }
      return role(ofType: String(type.name[..<dot])) == .viewModel
    }
  }
}

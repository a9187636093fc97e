/// What a view model shows can be changed by nobody else, and is named by what it means.
///
/// A property to which a view is bound in both directions, as `$viewModel.email`, is an input. What is promised to be
/// set, `var id: String!`, is given and not shown, and what it makes when it needs it, `lazy var uploader`, is a tool.
/// Where the views know the view model by a protocol alone, it is the protocol that says what can be changed.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
///
/// ## Why
///
/// A view controller that can set what it reads is a second place where the screen's state changes. And `showSpinner` or
/// `footerLabelText` tell of one particular screen: with `isLoading` and `summary` the view controller may show them as
/// it likes, and another one otherwise.
///
/// ## How to fix it
///
/// Declare the property `private(set) var`, and give the view model a function for what may be changed. Name it by its
/// meaning: `isLoading`, `searchText`, `summary`.
///
/// ## Found
///
/// ```swift
/// final class SearchViewModel {
///   var items: [Item] = []
///   private(set) var showSpinner = false
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModel {
///   weak var delegate: (any UserViewModelDelegate)?
///
///   private(set) var isLoading = false
///   /// Whether this is the signed-in person.
///   let isOwn: Bool
///   var fullName: String? { shownUsers.users?.first?.fullName }
///   var canEditName: Bool { fullName != nil }
/// }
/// ```
struct OutputsAreReadOnly: Rule {
  static let id = "FC-6"
  static let title = "Outputs are private(set) and named by meaning"
  static let why = "the state of a screen changes in one place, and says nothing of how it is drawn"
  static let architecture: Architecture? = .mvvmfc
  static let holdsByGuess = false

  /// What a view model is given to work with is not its output.
  private static let dependencies: Set<Role> = [
    .coordinator, .dependencyManager, .factory, .flowController, .manager, .provider, .repository, .router, .service,
    .useCase, .view, .viewController,
  ]

  func violations(in project: Project) -> [Violation] {
    project.types.filter { $0.role == .viewModel && ($0.kind == .class || $0.isProtocol) }.flatMap { viewModel in
      viewModel.properties.flatMap { file, property -> [Violation] in
        guard !property.access.isPrivate, !property.isStatic, !property.isOverride else { return [] }
        let place = project.place(file, property.offset)
        var violations: [Violation] = []
        if Self.isOpen(property, of: viewModel, in: project), !Self.isBound(property, of: viewModel, in: project) {
          violations.append(
            Violation(
              place: place, what: "\(viewModel.name).\(property.name) can be changed from outside",
              how: viewModel.isProtocol
                ? "declare it `{ get }`, and offer a function for what may be changed"
                : "declare it private(set), and offer a function for what may be changed",
              fix: viewModel.isProtocol ? nil : .closeSetter))
        }
        if let word = ControlWords.output(property.name) {
          violations.append(
            Violation(
              place: place, what: "\(viewModel.name).\(property.name) is named after \(word.withArticle)",
              how: "name it by what it means, as isLoading or summary"))
        }
        return violations
      }
    }
  }

  /// Whether a view binds a control to a property.
  private static func isBound(_ property: Property, of viewModel: ProjectType, in project: Project) -> Bool {
    [viewModel.simpleName, Bindings.anybody].contains { owner in
      !project.notes(of: Bindings.self, under: "\(owner).\(property.name)").isEmpty
    }
  }

  /// - Parameter known: the types that others than themselves have properties of.
  private static func isOpen(
    _ property: Property, of viewModel: ProjectType, in project: Project
  ) -> Bool {
    if viewModel.isProtocol {
      guard property.saysSet else { return false }
    } else {
      // What it makes for itself when it is needed is a tool.
      guard !property.isLet, !property.isComputed, !property.isLazy, !property.setterAccess.isPrivate,
        property.ownership == .strong,
        // There the protocol is what has to change.
        !viewModel.ancestors.contains(where: { project.type($0)?.property(property.name)?.saysSet == true }),
        !project.notes(of: KnownClasses.self, under: viewModel.simpleName).isEmpty
          || !isRequired(property, of: viewModel, in: project)
      else { return false }
    }
    // Closures are set by the view controller: they are another form of the delegate.
    let isClosure = property.type.map(project.isFunction) ?? false
    let name = property.name.lowercased()
    let isGiven =
      property.typeName.flatMap(project.role(ofType:)).map(dependencies.contains) ?? false
      || isPromised(property, to: viewModel, in: project) || isInput(property, of: viewModel, in: project)
    let isBag = property.type?.names.contains { ["AnyCancellable", "DisposeBag"].contains($0) } ?? false
    return !isClosure && !isGiven && !isBag && property.typeName != "DisposeBag" && !name.hasSuffix("delegate")
      && !name.hasSuffix("datasource")
  }

  /// Whether a protocol of a view model says that a property can be read.
  private static func isRequired(_ property: Property, of viewModel: ProjectType, in project: Project) -> Bool {
    viewModel.ancestors.contains { name in
      guard let type = project.type(name), type.isProtocol else { return false }
      return type.property(property.name) != nil
    }
  }

  /// Whether each initialiser takes a property's value and nothing else sets it: it goes in, and says nothing to a view.
  private static func isInput(_ property: Property, of viewModel: ProjectType, in project: Project) -> Bool {
    viewModel.takesInInitialisers(property) && !isSet(property, by: viewModel, in: project)
  }

  /// Whether a function other than an initialiser sets a property.
  private static func isSet(_ property: Property, by viewModel: ProjectType, in project: Project) -> Bool {
    ([viewModel] + project.heirs(of: viewModel.simpleName)).contains { type in
      type.functions.contains { _, function in
        function.kind != .initialiser
          && function.code.assignments.contains { $0.target.names == [property.name] }
      }
    }
  }

  /// Whether a property is promised to be set by who makes the view model, `var id: String!`: it is given, not shown.
  private static func isPromised(_ property: Property, to viewModel: ProjectType, in project: Project) -> Bool {
    property.type?.isImplicitlyUnwrapped == true && !isSet(property, by: viewModel, in: project)
  }

  /// What views are bound to in both directions, `$viewModel.email`, or set by a `Binding`: such a property is an input.
  ///
  /// A name has its view model's type in front, or `*` where that is not known.
  struct Bindings: Survey {
    static let id = "boundProperties"
    /// Stands for a type that is not known.
    fileprivate static let anybody = "*"

    static func notes(in part: Project) -> [SurveyNote] {
      Set(part.types.flatMap(names)).sorted().map { SurveyNote($0) }
    }

    private static func names(of type: ProjectType) -> [String] {
      func owner(_ property: String) -> String { type.property(property)?.typeName ?? anybody }
      return type.code.flatMap { _, code -> [String] in
        let read = code.references.filter { $0.first.hasPrefix("$") && $0.names.count > 1 }.map {
          "\(owner(String($0.first.dropFirst()))).\($0.second)"
        }
        let setters = code.closures.filter { closure in
          guard case .argument(let callee, "set", _) = closure.destination else { return false }
          return callee.last == "Binding"
        }
        guard !setters.isEmpty else { return read }
        let set = code.assignments.filter { assignment in
          setters.contains { $0.range.contains(assignment.offset) }
        }
        return read + set.map { "\(owner($0.target.first)).\($0.target.last)" }
      }
    }
  }

  /// The types that properties have. Who knows a view model by its protocol alone can only do what that allows.
  struct KnownClasses: Survey {
    static let id = "knownClasses"

    static func notes(in part: Project) -> [SurveyNote] {
      let names = part.types.flatMap { type in
        type.properties.compactMap(\.property.typeName).filter { $0 != type.simpleName }
      }
      return Set(names).sorted().map { SurveyNote($0) }
    }
  }
}

/// What a view model shows can be changed by nobody else, and is named by what it means.
///
/// A property to which a view is bound in both directions, as `$viewModel.email`, is an input.
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
/// final class SearchViewModel {
///   weak var delegate: (any SearchViewModelDelegate)?
///   var onUpdate: (() -> Void)?
///   private(set) var items: [Item] = []
///   private(set) var isLoading = false
/// }
/// ```
struct OutputsAreReadOnly: Rule {
  static let id = "FC-6"
  static let title = "Outputs are private(set) and named by meaning"
  static let why = "the state of a screen changes in one place, and says nothing of how it is drawn"
  static let architecture: Architecture? = .mvvmfc

  func violations(in project: Project) -> [Violation] {
    let bound = Self.boundNames(in: project)
    return project.types(.viewModel).filter { $0.kind == .class }.flatMap { viewModel in
      viewModel.properties.flatMap { file, property -> [Violation] in
        guard !property.access.isPrivate, !property.isStatic, !property.isOverride else { return [] }
        let place = project.place(file, property.offset)
        var violations: [Violation] = []
        if Self.isOpen(property, in: project), !bound.contains(property.name) {
          violations.append(
            Violation(
              place: place, what: "\(viewModel.name).\(property.name) can be changed from outside",
              how: "declare it private(set), and offer a function for what may be changed"))
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

  /// What views are bound to in both directions, `$viewModel.email`: such a property is an input.
  private static func boundNames(in project: Project) -> Set<String> {
    let references = project.allCode.flatMap(\.references)
    return Set(references.filter { $0.components.count > 1 && $0.first.hasPrefix("$") }.map(\.last))
  }

  private static func isOpen(_ property: Property, in project: Project) -> Bool {
    guard !property.isLet, !property.isComputed, !property.setterAccess.isPrivate, property.ownership == .strong else {
      return false
    }
    // Closures are set by the view controller: they are another form of the delegate.
    let isClosure = property.type.map(project.isFunction) ?? false
    return !isClosure && property.name != "delegate"
  }
}

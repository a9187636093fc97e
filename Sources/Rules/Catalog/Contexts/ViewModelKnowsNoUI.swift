/// A view model neither imports a UI framework nor names one of its types.
///
/// `UIDevice` says where the app runs and shows nothing, and is not meant; the `UIPasteboard` is, as what is put there
/// everybody sees.
///
/// ## Why
///
/// What a view model offers is what use cases make of the repositories' values. Where it knows how these are drawn, it can
/// be tested only with the screen, and shows them on one kind of screen only.
///
/// ## How to fix it
///
/// Publish a value with a meaning, and let the view controller translate it.
///
/// ## Found
///
/// ```swift
/// final class UserScreenViewModel {
///   @Published private(set) var nameColour: UIColor = .gray
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserScreenViewModel {
///   @Published private(set) var isLoading = false
/// }
/// ```
struct ViewModelKnowsNoUI: Rule {
  static let id = "CC-10"
  static let title = "A view model knows no UI"
  static let why = "a view model that knows the screen cannot be tested without it"
  static let architecture: Architecture? = .contexts

  func violations(in project: Project) -> [Violation] {
    project.uiUses(ofAll: .viewModel).map { viewModel, use in
      Violation(
        place: use.place, what: "\(viewModel.words) \(use.words)",
        how: use.isImport
          ? "delete the import; what needs it belongs to \(use.translator)"
          : "publish a value with a meaning, and let \(use.translator) translate it")
    }
  }
}

/// What can be done with a view model is named by what the person wants, and not by what they touch.
///
/// ## Why
///
/// The view model does not know by what its functions are called: a button today, a key or a link tomorrow.
/// `searchButtonClicked(text:)` has to be read to know what happens; `search(text:)` says it.
///
/// ## How to fix it
///
/// Name the function by the verb: `search(text:)`, `signOut()`, `selectFriend(at:)`.
///
/// ## Found
///
/// ```swift
/// final class SearchViewModel {
///   func searchButtonClicked(text: String) {}
///   func cellSelected(index: Int) {}
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class EditNameViewModel {
///   func enter(firstName: String) {
///     self.firstName = firstName
///     delegate?.viewModelDidUpdate(self)
///   }
///
///   func cancel() {
///     end(.cancelled)
///     flowController.goBack()
///   }
/// }
/// ```
struct InputsAreIntents: Rule {
  static let id = "FC-7"
  static let title = "Inputs are named by intent"
  static let why = "a view model does not know by what it is called, only what the person wants"
  static let architecture: Architecture? = .mvvmfc

  func violations(in project: Project) -> [Violation] {
    project.types(.viewModel).flatMap { viewModel in
      viewModel.functions.compactMap { file, function in
        // A function that answers is an output.
        guard function.kind == .function, function.result?.main ?? "Void" == "Void", !function.access.isPrivate,
          !function.isOverride,
          let word = ControlWords.input(function.name)
        else { return nil }
        return Violation(
          place: project.place(file, function.offset),
          what: "\(viewModel.name).\(function.name) is named by what is touched (\(word))",
          how: "name it by what the person wants, as search(text:) or signOut()")
      }
    }
  }
}

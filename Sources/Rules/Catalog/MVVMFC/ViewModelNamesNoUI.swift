/// A view model neither imports nor names a type of a UI framework.
///
/// `UIDevice` says where the app runs and shows nothing, and is not meant; the `UIPasteboard` is, as what is put there
/// everybody sees. An import alone is meant where Foundation is imported beside it and nothing of the framework is
/// named: else it may be there for dates and URLs, or in SwiftUI for `ObservableObject`.
///
/// ## Why
///
/// A view model knows nothing of views, fields, cells and colours: it has what is to be seen, as values, and what can be
/// done, as functions. So it can be tested without a screen, and the screen redrawn without it.
///
/// ## How to fix it
///
/// Expose a value with a meaning, `isLoading`, `summaryText`, and let the view controller translate it.
///
/// ## Found
///
/// ```swift
/// import UIKit
///
/// final class UserViewModel {
///   private(set) var nameColor = UIColor.black
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModel {
///   private(set) var isLoading = false
///   var fullName: String? { shownUsers.users?.first?.fullName }
///   var canEditName: Bool { fullName != nil }
/// }
/// ```
struct ViewModelNamesNoUI: Rule {
  static let id = "FC-3"
  static let title = "A view model names no UI type"
  static let why = "a view model that knows the screen cannot be tested without it"
  static let architecture: Architecture? = .mvvmfc

  func violations(in project: Project) -> [Violation] {
    project.uiUses(ofAll: .viewModel).filter { !$0.use.mayBeNeeded }.map { viewModel, use in
      Violation(
        place: use.place, what: "\(viewModel.name) \(use.words)",
        how: "expose a value with a meaning, and let \(use.translator) translate it")
    }
  }
}

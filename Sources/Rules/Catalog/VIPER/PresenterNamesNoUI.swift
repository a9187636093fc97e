/// A presenter neither imports nor names a type of a UI framework, nor a view or view controller of the project.
///
/// The law holds where no architecture is found, too, if there is a presenter for a third of the view controllers at
/// least, and for each sixty files: presenters of MVP are meant as well.
///
/// ## Why
///
/// A presenter says what is to be seen, in texts and values, and its view finds the controls for it. As long as it knows
/// no control, it can be tested without a screen, and the view can be replaced without it.
///
/// ## How to fix it
///
/// Give the view input a method that says what happened, `showRetryAlert(_:)`, and let the view controller build the
/// alert. For colours and images hand over a value of your own, which the view translates.
///
/// ## Found
///
/// ```swift
/// final class UserPresenter {
///   weak var view: (any UserViewInput)?
///
///   func loadFailed() {
///     let alert = UIAlertController(title: "Can't reach the server", message: nil, preferredStyle: .alert)
///     view?.show(alert)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserPresenter {
///   weak var view: (any UserViewInput)?
///
///   private func didLoad(_ result: Result<User, UserAPIError>) {
///     switch result {
///     case .success(let user): show(user)
///     case .failure(.noUser(let id)): view?.showMissingUserAlert(Messages.noUser(id))
///     case .failure: view?.showRetryAlert(Messages.serverUnreachable)
///     }
///   }
/// }
/// ```
///
/// ## What counts
///
/// - A name, and not only the import: another module may pass a framework on.
/// - An import alone, where Foundation is imported beside it, and nothing of the framework is named: else it may be
///   there for dates and URLs, or for what may be named.
///
/// ## What does not count
///
/// - An import, said again for a second presenter of the same file.
/// - What is called so and has nothing but static functions, by which a list's cells are filled: nobody makes one.
/// - One that shows the controllers that it is given or made with, or draws on the views: it is the presenter of no screen.
/// - A function that hands on the view which a router or a factory makes, `func friends() -> some View`: in SwiftUI a
///   screen gets the next one so, within a `NavigationLink` as well.
/// - What a library wants in the functions that a presenter overrides; and in an app, a presenter that nobody makes, but who
///   is never there either.
/// - The kind of cell that shows a value, `UserCell.self`, the name of a screen, `String(describing: UserView.self)`, and
///   what a screen has as a constant, `UserView.nameKey`.
/// - What shows nothing: `UIAccessibility`, `UIDevice` and `UIPasteboard`, and what an app asks the system for by its
///   `UIApplication`, to open a URL, or for time in the background.
struct PresenterNamesNoUI: Rule {
  static let id = "VI-2"
  static let title = "A presenter names no UI type"
  static let why = "a presenter that knows controls cannot be tested or shown without them"
  static let architecture: Architecture? = .viper
  static let holdsWithoutArchitecture = true

  func violations(in project: Project) -> [Violation] {
    // Most files have none, and need not know how many there are.
    guard project.types.contains(where: { $0.role == .presenter }),
      project.configuration.architecture == Self.architecture || Self.havePresenters(project)
    else { return [] }
    return project.uiUses(ofAll: .presenter).filter {
      !$0.use.mayBeNeeded && project.presentsScreen($0.type) && !$0.type.isOnlyStatic && !project.isNeverThere($0.type)
    }.map {
      presenter, use in
      Violation(
        place: use.place, what: "\(presenter.words) \(use.words)",
        how: use.isImport
          ? "delete the import; what needs it belongs to the view controller"
          : "tell the view through its input what to show, and let the view controller use the framework")
    }
  }

  /// Whether presenters are how the screens are built, and not a few of them alone.
  private static func havePresenters(_ project: Project) -> Bool {
    let presenters = project.countTypes(.presenter) { $0 != .protocol && $0 != .extension }
    let controllers = project.countTypes(.viewController) { $0 != .extension }
    let isEnough = presenters * 3 >= controllers && max(presenters, 1) * 60 >= project.declarations.files.count
    return isEnough || project.hasTypes(.interactor) && presenters * 6 >= controllers
  }
}

extension ProjectType {
  /// Whether all that it has is static, so that nobody makes an object of it.
  fileprivate var isOnlyStatic: Bool {
    !isProtocol && !functions.isEmpty && functions.allSatisfy(\.function.isStatic)
      && properties.allSatisfy(\.property.isStatic)
  }
}

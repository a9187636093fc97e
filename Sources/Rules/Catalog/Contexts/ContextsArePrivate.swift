/// A context is private to the composition of its screen.
///
/// ## Why
///
/// A context is a list of repositories that satisfies a list of use cases, and nothing else is to know it. Once another
/// file can name it, somebody passes it on whole, and the use cases no longer say who can do what.
///
/// ## How to fix it
///
/// Declare it `private` in the file of its composition, and register it under the view model's `UseCases`.
///
/// ## Found
///
/// ```swift
/// final class UserScreenContext: UserRepositoryHolderType {
///   let userRepository: any UserRepositoryType
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// package enum UserScreenComposition {
///   package static func configure(_ container: Container) {
///     container.register { UserScreenContext(userRepository: $0, sessionRepository: $1) }
///       .implements((any UserScreenViewModel.UseCases).self)
///   }
/// }
///
/// private final class UserScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
///   let userRepository: any UserRepositoryType
///   let sessionRepository: any SessionRepositoryType
///
///   init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
///     self.userRepository = userRepository
///     self.sessionRepository = sessionRepository
///   }
/// }
/// ```
struct ContextsArePrivate: Rule {
  static let id = "CC-6"
  static let title = "A context is private to its composition"
  static let why = "who can name a context can do everything that its repositories can"
  static let architecture: Architecture? = .contexts

  func violations(in project: Project) -> [Violation] {
    project.types(.context).compactMap { context in
      guard let main = context.main, !main.declaration.access.isPrivate else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset),
        what: "\(context.name) is visible outside of its composition",
        how: "declare it private, in the file of its composition")
    }
  }
}

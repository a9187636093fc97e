/// A context has repositories and no code of its own.
///
/// What it can do it gets from the use cases that it conforms to, each of which is implemented once, in an extension.
///
/// ## Why
///
/// A method in a context is a use case that only one screen has. The next screen that needs it copies it, and a test has
/// to build the context to try it.
///
/// ## How to fix it
///
/// Move the method into an extension of a use case, `extension SignOutUseCase where Self: SessionRepositoryHolderType`,
/// and let the context conform.
///
/// ## Found
///
/// ```swift
/// private final class UserScreenContext: SessionRepositoryHolderType {
///   let sessionRepository: any SessionRepositoryType
///
///   func signOut() {
///     sessionRepository.end()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// private final class UserScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
///   let userRepository: any UserRepositoryType
///   let sessionRepository: any SessionRepositoryType
///
///   init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
///     self.userRepository = userRepository
///     self.sessionRepository = sessionRepository
///   }
/// }
///
/// extension UserScreenContext: SignOutUseCase {}
/// ```
struct ContextHasNoCode: Rule {
  static let id = "CC-2"
  static let title = "A context has no code"
  static let why = "what a context does itself no other screen can do, and no test can try without it"
  static let architecture: Architecture? = .contexts

  func violations(in project: Project) -> [Violation] {
    project.types(.context).flatMap { context in
      let functions = context.functions.filter { $0.function.kind == .function || $0.function.kind == .subscript }
        .map { ($0.file, $0.function.offset, $0.function.name) }
      let properties = context.properties.filter(\.property.isComputed)
        .map { ($0.file, $0.property.offset, $0.property.name) }
      return (functions + properties).map { file, offset, name in
        Violation(
          place: project.place(file, offset), what: "\(context.name) has code of its own, \(name)",
          how: "move it into the extension of a use case, and let the context conform to that")
      }
    }
  }
}

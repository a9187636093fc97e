/// A view model is given use cases, and never a repository.
///
/// ## Why
///
/// A repository can do everything that can be done with its data, so a view model that has one says nothing of what it
/// does. A list of use cases does, and a test fakes a few functions instead of a whole repository.
///
/// ## How to mend it
///
/// Declare `typealias UseCases = ObserveUserUseCase & SignOutUseCase` in the view model, take `useCases: any UseCases`
/// in its initialiser, and let the screen's context hold the repositories.
///
/// ## Found
///
/// ```swift
/// final class UserScreenViewModel {
///   private let userRepository: any UserRepositoryType
///
///   init(userRepository: any UserRepositoryType) {
///     self.userRepository = userRepository
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserScreenViewModel {
///   typealias UseCases = ObserveUserUseCase & SignOutUseCase
///
///   private let useCases: any UseCases
///
///   init(useCases: any UseCases) {
///     self.useCases = useCases
///   }
/// }
/// ```
struct ViewModelGetsUseCases: Rule {
  static let id = "CC-3"
  static let title = "A view model gets use cases, not repositories"
  static let why = "only a list of use cases says what the screen does with its data"
  static let architecture: Architecture? = .contexts

  private static let foreign: Set<Role> = [.repository, .service, .manager, .context, .holder]

  func violations(in project: Project) -> [Violation] {
    project.types(.viewModel).flatMap { viewModel in
      var seen: Set<String> = []
      let parameters = viewModel.functions.filter { $0.function.kind == .initialiser }.flatMap { file, function in
        function.parameters.map { (file, $0.offset, $0.type.main) }
      }
      let properties = viewModel.storedProperties.map { ($0.file, $0.property.offset, $0.property.typeName ?? "") }
      return (parameters + properties).compactMap { file, offset, type -> Violation? in
        guard let role = project.role(ofType: type), Self.foreign.contains(role), seen.insert(type).inserted else {
          return nil
        }
        return Violation(
          place: project.place(file, offset), what: "\(viewModel.name) has the \(role.words) \(type)",
          how: "name the use cases that it needs, and let the screen's context hold the \(role.words)")
      }
    }
  }
}

/// A view model is given use cases, never a repository, and keeps them.
///
/// This shows in a run, too: `rules` in the shell looks for a repository that poses as use cases, and that a view model
/// calls.
///
/// ## Why
///
/// A repository can do everything that can be done with its data, so a view model that has one says nothing of what it
/// does. A list of use cases does, and a test fakes a few functions instead of a whole repository.
///
/// The view model is the only one that keeps its context: where it holds the use cases weakly, or only uses them in its
/// initialiser, the context is gone at once, and with it what its publishers were to tell.
///
/// ## How to fix it
///
/// Declare `typealias UseCases = ObserveUserUseCase & SignOutUseCase` in the view model, take `useCases: any UseCases`
/// in its initialiser, store them in a `let`, and let the screen's context hold the repositories.
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
///   typealias UseCases = LoadUserUseCase & ObserveUserNameUseCase & ObserveSessionUseCase & SignOutUseCase
///
///   let userID: User.ID
///
///   private let useCases: any UseCases
///
///   init(useCases: any UseCases, arguments: UserScreenArguments) {
///     self.useCases = useCases
///     userID = arguments.userID
///   }
/// }
/// ```
struct ViewModelGetsUseCases: Rule {
  static let id = "CC-3"
  static let title = "A view model gets and keeps use cases, not repositories"
  static let why = "only a list of use cases says what the screen does with its data"
  static let architecture: Architecture? = .contexts

  private static let foreign: Set<Role> = [.repository, .service, .manager, .context, .holder]

  func violations(in project: Project) -> [Violation] {
    project.types(.viewModel).flatMap { viewModel in
      foreign(to: viewModel, in: project) + forgotten(by: viewModel, in: project)
    }
  }

  /// Use cases that it is given and does not keep.
  private func forgotten(by viewModel: ProjectType, in project: Project) -> [Violation] {
    guard project.hasIdentity(viewModel) || viewModel.kind == .struct else { return [] }
    let given = viewModel.functions.filter { $0.function.kind == .initialiser }.flatMap { file, function in
      function.parameters.filter { isUseCases($0.type, of: viewModel, in: project) }.map { (file, $0) }
    }
    let kept = viewModel.storedProperties.filter { entry in
      entry.property.type.map { isUseCases($0, of: viewModel, in: project) } ?? false
    }
    if let weak = kept.first(where: { $0.property.ownership != .strong }) {
      return [
        Violation(
          place: project.place(weak.file, weak.property.offset), what: "\(viewModel.name) does not keep its use cases",
          how: "declare `private let \(weak.property.name)`: nobody else keeps the context")
      ]
    }
    guard kept.isEmpty, let (file, parameter) = given.first else { return [] }
    return [
      Violation(
        place: project.place(file, parameter.offset), what: "\(viewModel.name) does not keep its use cases",
        how: "store \(parameter.name) in a `let`: nobody else keeps the context")
    ]
  }

  private func isUseCases(_ type: TypeName, of viewModel: ProjectType, in project: Project) -> Bool {
    let names = type.names.flatMap { project.alias("\(viewModel.name).\($0)")?.names ?? [$0] }
    return names.contains { project.role(ofType: $0) == .useCase }
  }

  private func foreign(to viewModel: ProjectType, in project: Project) -> [Violation] {
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

extension ViewModelGetsUseCases: CallRule {
  static let callers: Set<Role> = [.viewModel]
  static let callees: Set<Role> = [.repository]
  static let fix = "give it the screen's context, and let that hold the repository"
}

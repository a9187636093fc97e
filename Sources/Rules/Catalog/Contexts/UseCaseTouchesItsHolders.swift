/// The extension of a use case touches only what its holders hold.
///
/// This shows in a run, too: `rules` in the shell looks for use cases that call a view model, a view or a router.
///
/// ## Why
///
/// "Whoever has this repository can do that" is all that a use case says. One that takes something from a singleton, or
/// makes a repository itself, does something that its signature hides, and a context that conforms cannot replace it.
///
/// ## How to fix it
///
/// Add the holder to the requirements, `where Self: UserRepositoryHolderType & SessionRepositoryHolderType`, and let
/// the contexts hold the repository.
///
/// ## Found
///
/// ```swift
/// extension SignOutUseCase where Self: UserRepositoryHolderType {
///   func signOut() {
///     SessionRepository.shared.end()
///     userRepository.forgetEveryone()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// extension SignOutUseCase where Self: UserRepositoryHolderType & SessionRepositoryHolderType {
///   package func signOut() {
///     sessionRepository.end()
///     userRepository.forgetEveryone()
///   }
/// }
/// ```
struct UseCaseTouchesItsHolders: Rule {
  static let id = "CC-5"
  static let title = "A use case touches only its holders"
  static let why = "a use case is to need nothing but what its requirements name"
  static let architecture: Architecture? = .contexts

  private static let foreign: Set<Role> = [.repository, .holder, .context, .viewModel, .viewController, .router]
  private static let singletons: Set<String> = ["shared", "standard", "default"]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      type.parts.filter { $0.declaration.kind == .extension }.flatMap { part -> [Violation] in
        guard project.role(ofType: type.simpleName) == .useCase else { return [] }
        return requirements(of: part, in: project) + touches(of: part, in: project)
      }
    }
  }

  /// What the extension demands that is not a holder.
  private func requirements(of part: ProjectType.Part, in project: Project) -> [Violation] {
    part.declaration.selfRequirements.flatMap(\.names).compactMap { name in
      guard let role = project.role(ofType: name), role != .holder, role != .useCase else { return nil }
      return Violation(
        place: project.place(part.file, part.declaration.offset),
        what: "\(part.declaration.name) asks for \(name), \(role.words.withArticle) and no holder",
        how: "ask for the holder of what is needed")
    }
  }

  private func touches(of part: ProjectType.Part, in project: Project) -> [Violation] {
    part.declaration.code.flatMap { code in
      let singletons = code.paths { Self.isSingleton($0) && $0.first.first?.isUppercase == true }
        .map { ($0.offset, "\($0.first).\($0.second)") }
      let names = Set(singletons.map { $0.1.prefix { $0 != "." } })
      let others = code.mentions.filter { mention in
        guard !names.contains(Substring(mention.name)), let role = project.role(ofType: mention.name) else {
          return false
        }
        return Self.foreign.contains(role)
      }
      return (singletons + others.map { ($0.offset, $0.name) }).map { offset, name in
        Violation(
          place: project.place(part.file, offset),
          what: "\(part.declaration.name) touches \(name), which no holder holds",
          how: "add a holder of it to the requirements of the extension")
      }
    }
  }

  private static func isSingleton(_ path: Path) -> Bool {
    singletons.contains(path.second)
  }
}

extension UseCaseTouchesItsHolders: CallRule {
  static let callers: Set<Role> = [.context]
  static let callees: Set<Role> = [.viewModel, .viewController, .router, .composition]
  static let fix = "change what its holders hold, and let the view model observe that"

  func forbids(_ callee: RecordedRun.Call, from caller: RecordedRun.Call, in project: Project) -> Bool {
    caller.declaredIn.flatMap(project.role(ofType:)) == .useCase
  }
}

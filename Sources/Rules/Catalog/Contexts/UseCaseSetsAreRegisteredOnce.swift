/// A set of use cases is registered once.
///
/// The order does not count: `A & B` and `B & A` are the same type.
///
/// ## Why
///
/// A container finds a context by the set of use cases that it was registered for. Where two screens have the same set,
/// the second registration silently takes the first one's place, and the first screen gets the second's context.
///
/// ## How to fix it
///
/// Give one of the registrations a name, or register a shared context once and let both screens use it.
///
/// ## Found
///
/// ```swift
/// final class UserViewModel {
///   typealias UseCases = LoadUserUseCase & SignOutUseCase
/// }
///
/// final class MenuViewModel {
///   typealias UseCases = SignOutUseCase & LoadUserUseCase
/// }
///
/// enum UserComposition {
///   static func configure(_ container: Container) {
///     container.register { UserContext(users: $0) }.implements((any UserViewModel.UseCases).self)
///   }
/// }
///
/// enum MenuComposition {
///   static func configure(_ container: Container) {
///     container.register { MenuContext(users: $0) }.implements((any MenuViewModel.UseCases).self)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserScreenViewModel {
///   typealias UseCases = LoadUserUseCase & ObserveUserNameUseCase & ObserveSessionUseCase & SignOutUseCase
/// }
///
/// final class LoginScreenViewModel {
///   typealias UseCases = SignInUseCase
/// }
///
/// package enum UserScreenComposition {
///   package static func configure(_ container: Container) {
///     container.register { UserScreenContext(userRepository: $0, sessionRepository: $1) }
///       .implements((any UserScreenViewModel.UseCases).self)
///   }
/// }
///
/// package enum LoginScreenComposition {
///   package static func configure(_ container: Container) {
///     container.register { LoginScreenContext(userRepository: $0, sessionRepository: $1) }
///       .implements((any LoginScreenViewModel.UseCases).self)
///   }
/// }
/// ```
struct UseCaseSetsAreRegisteredOnce: Rule {
  static let id = "CC-7"
  static let title = "A set of use cases is registered once"
  static let why = "the same set is the same key, and the second registration takes the first one's place"
  static let architecture: Architecture? = .contexts

  private static let registering: Set<String> = ["implements", "register", "as"]

  func violations(in project: Project) -> [Violation] {
    var seen: Set<String> = []
    return Self.registrations(in: project).compactMap { registration in
      let isFirstHere = seen.insert(registration.words).inserted
      guard let first = project.notes(of: Registrations.self, under: registration.words).first,
        let owner = first.words.first, !(isFirstHere && project.has(first.file)),
        owner != registration.type || registration.isImplementation
      else { return nil }
      return Violation(
        place: registration.place,
        what: "\(registration.type) registers \(registration.words) again, after \(owner)",
        how: "give the registrations names, or share one context")
    }
  }

  private struct Registration {
    let type: String
    /// The use cases, in the order of their names.
    let words: String
    let place: Violation.Place
    let isImplementation: Bool
  }

  private static func registrations(in part: Project) -> [Registration] {
    part.types.flatMap { type in
      type.code.flatMap { file, code in
        code.calls.filter { registering.contains($0.name) && !isNamed($0) }.flatMap { call in
          call.arguments.compactMap { argument -> Registration? in
            guard case .metatype(let names) = argument.value, let set = useCases(names, of: type, in: part)
            else { return nil }
            return Registration(
              type: type.name, words: set.sorted().joined(separator: " & "),
              place: part.place(file, argument.offset), isImplementation: call.name == "implements")
          }
        }
      }
    }
  }

  /// Who registers which set of use cases.
  struct Registrations: Survey {
    static let id = "registeredUseCases"

    static func notes(in part: Project) -> [SurveyNote] {
      registrations(in: part).map { SurveyNote($0.words, [$0.type]) }
    }
  }

  private static func isNamed(_ call: Call) -> Bool {
    call.arguments.contains { $0.label == "name" || $0.label == "tag" }
  }

  /// The use cases that some names stand for; `nil` if something else is among them.
  private static func useCases(_ names: [String], of type: ProjectType, in project: Project) -> Set<String>? {
    var found: Set<String> = []
    for name in names {
      if let alias = project.alias(name, in: type.name) {
        guard let inner = useCases(alias.names, of: type, in: project) else { return nil }
        found.formUnion(inner)
      } else if project.role(ofType: name) == .useCase {
        found.insert(name)
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}

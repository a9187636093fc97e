/// A manager with state of its own is registered once for all flows.
///
/// ## Why
///
/// Session state is shared: one screen renames a person, and another shows the new name. In a container that makes an
/// object for each graph, two resolves give two managers, and the second screen listens to the wrong one.
///
/// ## How to fix it
///
/// Register it in the app's container as a singleton: `scope: .singleton`, or `.inObjectScope(.container)`.
///
/// ## Found
///
/// ```swift
/// final class DefaultUserManager: UserManager {
///   let users = CurrentValueSubject<[User], Never>([])
/// }
///
/// func buildAppContainer(_ container: Container) {
///   container.register((any UserManager).self) { DefaultUserManager(userAPI: $0) }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class DefaultUserManager: UserManager {
///   private(set) lazy var users = known.eraseToAnyPublisher()
///
///   private let known = CurrentValueSubject<[User.ID: User], Never>([:])
/// }
///
/// func buildAppContainer(
///   userAPI: any UserAPI, networkPath: any NetworkPath, sessionStore: any SessionStore, launchStore: any LaunchStore,
///   clock: any Clock<Duration>
/// ) -> Container {
///   let container = Container()
///   container.register((any UserManager).self, scope: .singleton) { DefaultUserManager(userAPI: userAPI) }
///   return container
/// }
/// ```
struct SharedStateIsShared: Rule {
  static let id = "PC-9"
  static let title = "Shared state lives in the app's container, once"
  static let why = "two managers of one state know different things"
  static let architecture: Architecture? = .mvpcf

  func violations(in project: Project) -> [Violation] {
    project.files.flatMap { number, file in
      let code = file.functions.map(\.code) + file.types.flatMap(\.code)
      return code.flatMap { code in
        code.calls.named("register").compactMap { call -> Violation? in
          guard let made = Self.stateful(call, in: code, project), Registration.scope(of: call, in: code) == nil else {
            return nil
          }
          return Violation(
            place: project.place(number, call.callee.offset), what: "\(made) keeps state, and each graph gets its own",
            how: "register it as a singleton")
        }
      }
    }
  }

  /// The manager that a registration makes, where it has something to share.
  private static func stateful(_ call: Call, in code: Code, _ project: Project) -> String? {
    for argument in call.arguments {
      guard case .closure(let offset) = argument.value, let closure = code.closure(at: offset) else { continue }
      let made = code.calls(in: closure).lazy.compactMap { project.type($0.name) }.first
      if let made, made.role == .manager, hasSharedState(made) { return made.name }
    }
    return nil
  }

  private static let subjects: Set<String> = [
    "CurrentValueSubject", "BehaviorRelay", "BehaviorSubject", "PublishRelay", "PassthroughSubject",
  ]

  private static let readings: Set<String> = ["eraseToAnyPublisher", "asObservable", "asDriver"]

  /// Whether others can follow what it knows: a subject of its own, or a stream that it makes of a private one.
  private static func hasSharedState(_ manager: ProjectType) -> Bool {
    let state = manager.storedProperties.map(\.property).filter { property in
      let isSubject = property.typeName.map(subjects.contains) ?? false
      return !property.isStatic && (isSubject || property.attributes.contains("Published"))
    }
    let showsStream = manager.properties.contains { _, property in
      !property.access.isPrivate && property.code.calls.contains { readings.contains($0.name) }
    }
    return !state.isEmpty && (showsStream || state.contains { !$0.access.isPrivate })
  }
}

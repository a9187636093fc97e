/// What a screen is opened with is a type of its own, and never a bare text or number.
///
/// ## Why
///
/// A container tells registrations apart by types. A `String` that one screen registers for its title is the `String`
/// that another one gets for its user's id.
///
/// ## How to fix it
///
/// Declare a type for the arguments, `struct UserScreenArguments { let userID: User.ID }`, and register for that.
///
/// ## Found
///
/// ```swift
/// enum UserScreenComposition {
///   static func configure(_ container: Container) {
///     container.register(UserController.self, arguments: String.self) { resolver, id in
///       UserController(id: id)
///     }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// package struct UserScreenArguments: Hashable {
///   let userID: User.ID
/// }
///
/// package enum UserScreenComposition {
///   package static func configure(_ container: Container) {
///     container.register(UserController.self, arguments: UserScreenArguments.self) {
///       resolver, arguments in
///       UserController(viewModel: try resolver.resolve(UserScreenViewModel.self, arguments: arguments))
///     }
///   }
/// }
/// ```
struct ArgumentsAreTyped: Rule {
  static let id = "CC-8"
  static let title = "Arguments have types of their own"
  static let why = "a bare text or number is the same key for everybody"
  static let architecture: Architecture? = .contexts

  private static let bare: Set<String> = ["String", "Int", "Bool", "Double", "Any", "UUID", "Int64"]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      type.code.flatMap { file, code in
        code.calls.named("register").flatMap { call in
          call.arguments.compactMap { argument in
            guard case .metatype(let names) = argument.value, let name = names.first, Self.bare.contains(name) else {
              return nil
            }
            return Violation(
              place: project.place(file, argument.offset), what: "\(type.name) registers for a bare \(name)",
              how: "declare a type for what the screen is opened with")
          }
        }
      }
    }
  }
}

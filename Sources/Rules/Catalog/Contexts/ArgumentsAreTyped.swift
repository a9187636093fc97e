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

  func violations(in project: Project) -> [Violation] { named(in: project) + given(in: project) }

  /// `container.register { title }`, where the title is a text.
  private func given(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      type.functions.flatMap { file, function in
        function.code.calls.named("register").flatMap { call in
          call.arguments.compactMap { argument -> Violation? in
            guard case .closure(let offset) = argument.value, let closure = function.code.closure(at: offset),
              let value = function.code.onlyName(in: closure),
              let name = Self.type(of: value, in: function, type), Self.bare.contains(name)
            else { return nil }
            return Violation(
              place: project.place(file, argument.offset), what: "\(type.name) registers for a bare \(name)",
              how: "declare a type for what the screen is opened with")
          }
        }
      }
    }
  }

  private static func type(of name: String, in function: Function, _ owner: ProjectType) -> String? {
    let local = function.code.variables.last { $0.name == name }
    let type =
      if let local { local.type } else {
        function.parameters.first { $0.name == name }?.type ?? owner.property(name)?.type
      }
    return type?.isCollection == false ? type?.main : nil
  }

  private func named(in project: Project) -> [Violation] {
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

extension Code {
  /// The name that a closure consists of, `{ title }`; `nil` if there is more in it.
  fileprivate func onlyName(in closure: Closure) -> String? {
    let names = names(in: closure)
    let isMore =
      closure.holdsSelf || calls.contains { closure.range.contains($0.callee.offset) }
      || references.contains { closure.range.contains($0.offset) }
      || mentions.contains { closure.range.contains($0.offset) }
      || variables.contains { closure.range.contains($0.offset) }
    return names.count == 1 && !isMore ? names.first : nil
  }
}

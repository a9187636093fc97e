/// A URN is made by the typed helper of the factory that it leads to, and never written where it is used.
///
/// ## Why
///
/// A URN in a string is a promise that no compiler checks: a typing error or a changed template shows when somebody
/// taps. The factory knows its own template, and a helper with a typed parameter cannot be called wrongly.
///
/// ## How to fix it
///
/// Give the factory a static function beside its template, `static func urn(userID: User.ID) -> ModuleURN`, and pass
/// what it returns to the router.
///
/// ## Found
///
/// ```swift
/// final class UserPresenter {
///   func friendsTapped() {
///     router.pushModule(byUrn: "Friends:\(userID)", animated: true, completion: nil)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// extension UserPresenter: UserViewOutput {
///   func friendsTapped() {
///     guard let userID else { return }
///     router.pushModule(byUrn: FriendsFactory.urn(userID: userID))
///   }
/// }
/// ```
struct URNsComeFromFactories: Rule {
  static let id = "VI-5"
  static let title = "URNs come from their factory"
  static let why = "a URN that is written by hand is wrong the day its template changes, and nobody notices"
  static let architecture: Architecture? = .viper

  func violations(in project: Project) -> [Violation] {
    project.types.filter { $0.role != .factory }.flatMap { type in
      type.code(ifAny: { $0.calls.has(givenAny: \.value.isString) }).flatMap { file, code in
        code.calls.calls(givenAny: \.value.isString).flatMap { call in
          call.arguments.enumerated().compactMap { number, argument in
            guard case .string(let place) = argument.value, Self.isURN(number, argument.label, of: call) else {
              return nil
            }
            let text = project.file(file).text(at: place)
            return Violation(
              place: project.place(file, argument.offset),
              what: "\(type.name) writes the URN \"\(text)\" by hand",
              how: "take it from the \(text.prefix { $0.isLetter || $0.isNumber })Factory's typed helper")
          }
        }
      }
    }
  }

  /// Whether an argument is a URN for the router, or the name with which one begins.
  private static func isURN(_ number: Int, _ label: String?, of call: Call) -> Bool {
    switch label?.lowercased() {
    case nil: number == 0 && call.name == "ModuleURN"
    case "parsing": call.name == "ModuleURN"
    case "byurn", "rooturn": true
    case "urn": call.callee.components.count > 1
    default: false
    }
  }
}

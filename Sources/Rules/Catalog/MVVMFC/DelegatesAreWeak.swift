/// A delegate is held weakly.
///
/// ## Why
///
/// A view model's delegate is the view controller that owns it. Two that own each other are never let go.
///
/// ## How to fix it
///
/// Declare `weak var delegate`, of a protocol that is bound to classes: `protocol UserViewModelDelegate: AnyObject`.
///
/// ## Found
///
/// ```swift
/// protocol UserViewModelDelegate: AnyObject {}
///
/// final class UserViewModel {
///   var delegate: (any UserViewModelDelegate)?
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// protocol UserViewModelDelegate: AnyObject {}
///
/// final class UserViewModel {
///   weak var delegate: (any UserViewModelDelegate)?
/// }
/// ```
struct DelegatesAreWeak: Rule {
  static let id = "FC-5"
  static let title = "A delegate is held weakly"
  static let why = "the delegate owns the view model, and two that own each other are never let go"
  static let architecture: Architecture? = .mvvmfc

  func violations(in project: Project) -> [Violation] {
    project.types.filter(project.hasIdentity).flatMap { type in
      type.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, !property.isStatic, Self.isDelegate(property.name),
          let main = property.type?.main, !main.isEmpty, project.role(ofType: main) != .appDelegate,
          !Self.isMadeHere(property)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset), what: "\(type.name) holds its \(property.name) strongly",
          how: "declare `weak var \(property.name)`")
      }
    }
  }

  private static func isDelegate(_ name: String) -> Bool { name == "delegate" || name.hasSuffix("Delegate") }

  /// Who makes its delegate itself is to keep it: nobody else does.
  private static func isMadeHere(_ property: Property) -> Bool {
    if case .call = property.value { return true }
    return property.isLazy
  }
}

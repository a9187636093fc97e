/// Every reference of a flow controller to a view controller is weak.
///
/// So is that to the flow controller above it, and what a flow controller has in a struct counts as its own.
/// One that the app's or a scene's delegate has stays as long as the app, and may keep what it likes.
///
/// A flow controller that is a view controller itself, and contains the others, owns them and is not meant; but it does
/// not own the one that contains it. One that its view models and view controllers hold weakly, or do not know, may
/// keep them, and is not meant.
///
/// ## Why
///
/// The navigation controller owns the view controller, which owns the view model, which owns the flow controller. A strong
/// reference back closes the ring, and the screen is never let go.
///
/// ## How to fix it
///
/// Declare the property `weak var`. A list of controllers cannot be weak: ask the navigation controller for them.
///
/// ## Found
///
/// ```swift
/// final class UserFlowController {
///   var viewController: UIViewController?
///   private let navigationController: UINavigationController
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// class FlowController: FlowControllerProtocol {
///   weak var viewController: ViewController?
///   /// The stack that the screen is on; `nil` if it is shown alone.
///   private(set) weak var navigationController: NavigationController?
/// }
/// ```
struct FlowControllersHoldWeakly: Rule {
  static let id = "FC-4"
  static let title = "A flow controller holds view controllers weakly"
  static let why = "the view controller owns, through its view model, the flow controller"
  static let architecture: Architecture? = .mvvmfc
  static let severity = Severity.error

  func violations(in project: Project) -> [Violation] {
    let holders = Self.holders(in: project)
    // What a flow controller has in a struct, it holds itself.
    let structs = project.types.filter {
      $0.kind == .struct && !project.notes(of: Parts.self, under: $0.simpleName).isEmpty
    }
    let containers = project.types(.flowController).filter { project.hasIdentity($0) && Self.isContainer($0) }
    let kept = holders.filter { !isHeldWeakly($0, in: project) && !project.isForEver($0) }
    return (kept + structs + containers).flatMap { flowController in
      flowController.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, !property.isStatic, let type = property.typeName,
          let role = project.role(ofType: type),
          role == .flowController
            ? property.name.hasPrefix("parent") : role == .viewController && !Self.isContainer(flowController)
        else { return nil }
        let isList = property.type?.isCollection == true
        return Violation(
          place: project.place(file, property.offset),
          what: "\(flowController.name) holds its \(property.name) strongly",
          how: isList ? "ask the navigation controller for them instead" : "declare `weak var \(property.name)`",
          fix: isList ? nil : .holdWeakly)
      }
    }
  }

  private static func holders(in part: Project) -> [ProjectType] {
    part.types(.flowController).filter { part.hasIdentity($0) && !isContainer($0) }
  }

  /// The types of what flow controllers have.
  struct Parts: Survey {
    static let id = "partsOfFlowControllers"

    static func notes(in part: Project) -> [SurveyNote] {
      let names = holders(in: part).flatMap { $0.storedProperties.compactMap(\.property.typeName) }
      return Set(names).sorted().map { SurveyNote($0) }
    }
  }

  /// Whether the screens of a flow controller do not keep it: then it may keep them.
  private func isHeldWeakly(_ flowController: ProjectType, in project: Project) -> Bool {
    // What a base class has, its heirs have.
    let family = [flowController] + project.heirs(of: flowController.simpleName)
    let names = Set(family.flatMap { $0.ancestors.union([$0.simpleName]) }).filter { RoleNames.isTelling($0) }
    let screens = project.allTypes(.viewModel) + project.allTypes(.viewController)
    let holders = screens.flatMap(\.storedProperties).filter { $0.property.typeName.map(names.contains) ?? false }
    return !screens.isEmpty && holders.allSatisfy { $0.property.ownership != .strong }
  }

  /// A flow controller that shows others inside of itself is their owner.
  private static func isContainer(_ type: ProjectType) -> Bool {
    type.ancestors.contains(where: UIVocabulary.isViewController)
  }
}

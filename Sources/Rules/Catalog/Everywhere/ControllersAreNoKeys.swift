/// A router keeps no view controllers as the keys of a dictionary.
///
/// One that the navigation controller tells when it shows another controller can take out those that have gone, and is
/// not meant. Nor is a dictionary of what callers may leave out, and do all leave out.
///
/// ## Why
///
/// A dictionary keeps its keys. A router that notes for each controller what is to happen when it has gone keeps every one
/// that goes without asking it, and a back button and a swipe do not ask.
///
/// ## How to fix it
///
/// Note the controller weakly, beside its completion, and let the navigation controller's delegate say when one has gone.
///
/// ## Found
///
/// ```swift
/// final class RouterImp: Router {
///   private var completions: [UIViewController: () -> Void] = [:]
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class RouterImp: Router {
///   private struct Departure {
///     weak var module: UIViewController?
///     let completion: () -> Void
///   }
///
///   private var departures: [Departure] = []
/// }
/// ```
struct ControllersAreNoKeys: Rule {
  static let id = "SM-7"
  static let title = "A router keeps no controllers as keys"
  static let why = "a dictionary keeps its keys, and a controller that goes by itself is never taken out"
  static let architecture: Architecture? = nil

  static let surveys: [any Survey.Type] = [Completions.self]

  private static let navigators: Set<Role> = [.router, .coordinator, .flowController]

  /// Who gives a function something to call when a screen has gone: under the function's name, the caller's type.
  struct Completions: Survey {
    static let id = "completions"

    static func notes(in part: Project) -> [SurveyNote] {
      func shows(_ callee: Path) -> Bool { ControllersAreNoKeys.showing.contains(where: callee.last.hasPrefix) }
      let notes = part.ownedCode.flatMap { owner, code in
        code.calls.calls(where: shows).filter { call in
          call.arguments.contains { argument in
            guard case .closure = argument.value else { return argument.label != nil && argument.value.path != nil }
            return true
          }
        }.map { SurveyNote($0.name, [owner.lastName]) }
      }
      return Set(notes).inOrder
    }
  }

  /// How the functions begin that show a screen.
  fileprivate static let showing = ["present", "push", "set", "show"]

  func violations(in project: Project) -> [Violation] {
    let navigators = project.types.filter { $0.role.map(Self.navigators.contains) ?? false }
    return navigators.filter { !Self.hearsOfLeaving($0) }.flatMap { navigator in
      navigator.storedProperties.compactMap { file, property in
        let type =
          property.type?.isCollection == true
          ? property.type : property.type.flatMap { project.alias($0.main, in: navigator.name) }
        guard let key = type?.key, project.role(ofType: key) == .viewController,
          !property.setterAccess.isPrivate
            || Self.mayBeFilled(property, by: navigator) && !Self.isLeftOut(property, of: navigator, in: project)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(navigator.name).\(property.name) keeps every \(key) that was not taken out",
          how: "note the controller weakly beside its value")
      }
    }
  }

  /// Whether a type puts anything into a dictionary of its own, or says nothing at all of it.
  private static func mayBeFilled(_ property: Property, by type: ProjectType) -> Bool {
    let isUsed = type.functions.contains { _, function in
      function.code.hasPaths { $0.names.first == property.name }
        || function.code.hasAssignments { $0.target.list.isNamed(property.name) }
    }
    return !isUsed
      || type.code.contains { _, code in
        code.calls.contains { call in
          (EscapeKnowledge.collecting.contains(call.name) || call.name == "merge")
            && call.callee.base.list.isNamed(property.name)
        } || code.assignments.contains { $0.target.list.isNamed(property.name) && $0.value != .other }
      }
  }

  /// Whether all that a dictionary gets is what a function's callers may leave out, and all of them do.
  private static func isLeftOut(_ property: Property, of type: ProjectType, in project: Project) -> Bool {
    let fillers = type.functions.map(\.function).filter { function in
      function.code.hasAssignments { $0.target.list.isNamed(property.name) && $0.value != .other }
    }
    return !fillers.isEmpty
      && fillers.allSatisfy { function in
        guard showing.contains(where: function.name.hasPrefix),
          let given = function.parameters.first(where: { $0.type.isFunction }), given.type.isOptional
        else { return false }
        return project.notes(of: Completions.self, under: function.name).allSatisfy { $0.words == [type.simpleName] }
      }
  }

  /// Whether it is told when a controller was swiped away, and can take it out then.
  private static func hearsOfLeaving(_ type: ProjectType) -> Bool {
    let isDelegate = type.functions.contains { _, function in
      function.name == "presentationControllerDidDismiss"
        || (function.name == "navigationController" && function.parameters.contains { $0.label == "didShow" })
    }
    // `navigationController.rx.didShow.subscribe(…)`, `navigationController.didShowPublisher.sink { … }`
    return isDelegate
      || type.code.contains { _, code in
        code.calls.contains { call in
          EscapeKnowledge.subscribing.contains(call.name)
            && ["didShow", "didShowPublisher"].contains(call.callee.base.last)
        }
      }
  }
}

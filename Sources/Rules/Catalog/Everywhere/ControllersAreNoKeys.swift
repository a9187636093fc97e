/// A router keeps no view controllers as the keys of a dictionary.
///
/// One that the navigation controller tells when it shows another controller can take out those that have gone, and is
/// not meant; nor is one in an app in which nobody gives its functions a completion to keep.
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

  static let surveys: [any Survey.Type] = [GivenCompletions.self]

  private static let navigators: Set<Role> = [.router, .coordinator, .flowController]

  func violations(in project: Project) -> [Violation] {
    let navigators = project.types.filter { $0.role.map(Self.navigators.contains) ?? false }
    return navigators.filter { !Self.hearsOfLeaving($0) }.flatMap { navigator in
      navigator.storedProperties.compactMap { file, property in
        let type =
          property.type?.isCollection == true
          ? property.type : property.type.flatMap { project.alias($0.main, in: navigator.name) }
        guard let key = type?.key, project.role(ofType: key) == .viewController,
          !property.setterAccess.isPrivate || Self.mayBeFilled(property, by: navigator),
          !staysEmpty(property, of: navigator, in: project)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(navigator.name).\(property.name) keeps every \(key) that was not taken out",
          how: "note the controller weakly beside its value")
      }
    }
  }

  /// Whether all that a type puts into a dictionary are completions for which its functions ask, and nobody in an app gives
  /// them any: `completions[controller] = completion`.
  private func staysEmpty(_ property: Property, of type: ProjectType, in project: Project) -> Bool {
    guard project.isWholeApp else { return false }
    let fillers = type.functions.map(\.function).filter { function in
      function.code.hasAssignments { $0.target.list.isNamed(property.name) && $0.value != .other }
    }
    return !fillers.isEmpty
      && fillers.allSatisfy { function in
        let kept = function.code.assignments { $0.target.list.isNamed(property.name) && $0.value != .other }
        let asked = function.parameters.filter { $0.type.isOptional || $0.type.isFunction }
        return kept.allSatisfy { assignment in
          asked.contains { parameter in
            assignment.value.isName(parameter.name)
              || function.code.variables.contains {
                assignment.value.isName($0.name) && $0.value.isName(parameter.name)
              }
          }
        }
          && project.notes(of: GivenCompletions.self, under: function.name).allSatisfy { $0.words[0] == type.name }
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

/// Who gives functions something to call when they are done, by the names of the functions.
struct GivenCompletions: NamedSurvey {
  static let id = "givenCompletions"

  static func notes(in part: Project) -> [SurveyNote] {
    func isCompletion(_ argument: Call.Argument) -> Bool {
      if case .closure = argument.value { return true }
      return argument.value != .other && argument.label?.lowercased().hasSuffix("completion") == true
    }
    let notes = part.types.flatMap { type in
      type.code(ifAny: { $0.calls.has(givenAny: isCompletion) }).flatMap { _, code in
        code.calls.calls(givenAny: isCompletion).map { SurveyNote($0.name, [type.name]) }
      }
    }
    return Set(notes).inOrder
  }
}

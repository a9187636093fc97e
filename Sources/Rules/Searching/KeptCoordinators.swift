/// The coordinators that types of the project keep, but for their own screens.
struct KeptCoordinators: Survey {
  static let id = "keptCoordinators"
  private static let screens: Set<Role> = [.interactor, .presenter, .view, .viewController, .viewModel]

  static func notes(in part: Project) -> [SurveyNote] {
    let keepers = part.types.filter { type in type.role.map(Self.screens.contains) != true }
    let kept = keepers.flatMap(\.storedProperties).map(\.property).filter { $0.ownership == .strong }
      .flatMap { property in
        (property.type?.names ?? [property.typeName].compactMap(\.self))
          .filter { part.role(ofType: $0) == .coordinator }
          .map { SurveyNote($0, property.type?.isCollection == true ? [property.name] : []) }
      }
    return Set(kept).inOrder + (kept.isEmpty ? [] : [SurveyNote()])
  }
}

/// The names of lists to which something is added: `children.append(child)`.
struct FilledLists: NamedSurvey {
  static let id = "filledLists"

  static func notes(in part: Project) -> [SurveyNote] {
    func fills(_ callee: Path) -> Bool { EscapeKnowledge.collecting.contains(callee.last) }
    let lists = part.code { $0.calls.has(fills) }.flatMap { $0.code.calls.callees(where: fills) }.map(\.base.last)
    return Set(lists).sorted().map { SurveyNote($0) }
  }
}

extension Project {
  /// Whether somebody keeps a coordinator, by its type or by what it conforms to, or the project keeps none at all: what its
  /// screens hold would keep it for longer then.
  func isKeptCoordinator(_ coordinator: ProjectType) -> Bool {
    let names = coordinator.ancestors.filter(RoleNames.isTelling).union([coordinator.simpleName])
    return notes(of: KeptCoordinators.self).isEmpty
      || names.contains { !notes(of: KeptCoordinators.self, under: $0).isEmpty }
  }

  /// Whether all that conform to a protocol are coordinators that nobody keeps but who holds them by it.
  func areKeptByNobodyElse(_ name: String) -> Bool {
    let coordinators = heirs(of: name.lastName).filter { !$0.isProtocol }
    return !coordinators.isEmpty && coordinators.allSatisfy(isKeptByNobodyElse)
  }

  /// Whether a coordinator is one that nobody keeps but its screens: what these hold of it is what it stays by.
  func isKeptByNobodyElse(_ coordinator: ProjectType) -> Bool {
    let names = coordinator.ancestors.filter(RoleNames.isTelling).union([coordinator.simpleName])
    return coordinator.role == .coordinator && isWholeApp && !names.contains(where: isKeptCoordinator(named:))
  }

  /// Whether somebody has coordinators of a name, be it in a list to which any are added.
  private func isKeptCoordinator(named name: String) -> Bool {
    notes(of: KeptCoordinators.self, under: name).contains { note in
      note.words.first.map { !notes(of: FilledLists.self, under: $0).isEmpty } ?? true
    }
  }
}

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
    let filled = part.types.flatMap {
      $0.code(ifAny: { $0.calls.has { EscapeKnowledge.collecting.contains($0.last) } })
    }
    .flatMap { _, code in code.calls.calls { EscapeKnowledge.collecting.contains($0.last) } }
    .map { SurveyNote(filling($0.callee.base.last)) }
    return Set(kept + filled).inOrder + (kept.isEmpty ? [] : [SurveyNote()])
  }

  /// What is noted of a list to which something is added.
  static func filling(_ list: String) -> String { "append to \(list)" }
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
      note.words.first.map { !notes(of: KeptCoordinators.self, under: KeptCoordinators.filling($0)).isEmpty } ?? true
    }
  }
}

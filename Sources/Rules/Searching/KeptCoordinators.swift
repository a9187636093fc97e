/// The coordinators that types of the project keep, but for their own screens.
struct KeptCoordinators: Survey {
  static let id = "keptCoordinators"
  private static let screens: Set<Role> = [.interactor, .presenter, .view, .viewController, .viewModel]

  static func notes(in part: Project) -> [SurveyNote] {
    let keepers = part.types.filter { type in type.role.map(Self.screens.contains) != true }
    let kept = keepers.flatMap(\.storedProperties).map(\.property).filter { $0.ownership == .strong }
      .flatMap { $0.type?.names ?? [$0.typeName].compactMap(\.self) }
    return Set(kept.filter { part.role(ofType: $0) == .coordinator }).sorted().flatMap {
      [SurveyNote($0), SurveyNote()]
    }
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
}

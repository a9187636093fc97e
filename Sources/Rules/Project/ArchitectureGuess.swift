/// Which architecture some files follow, and what speaks for it.
public struct ArchitectureGuess: Hashable, Sendable {
  /// Nothing where no architecture's parts are there: then only the rules for all code apply.
  public let architecture: Architecture?
  /// What was found: `4 interactors, 5 presenters`.
  public let reason: String

  /// Looks for what only one of the architectures has.
  init(_ project: Project) {
    let counts = Counts(project)
    let candidates: [(Architecture, [Role])] = [
      (.viper, [.interactor, .presenter]), (.mvvmfc, [.flowController, .viewModel]), (.contexts, [.useCase, .context]),
      (.mvpcf, [.presenter, .coordinator, .factory]), (.mvvmc, [.viewModel, .coordinator]),
    ]
    let complete = candidates.filter { $0.1.allSatisfy { counts[$0] > 0 } }
    // The parts that only some architectures have weigh most: the architecture with more of its first part wins.
    guard let best = complete.max(by: { counts[$0.1[0]] < counts[$1.1[0]] }) else {
      architecture = nil
      reason = "no architecture's parts are there"
      return
    }
    // Presenters speak for VIPER as well: without interactors it is the one with factories.
    architecture = best.0
    reason = best.1.map { counts.words($0) }.joined(separator: ", ")
  }

  /// How many types there are of each role.
  private struct Counts {
    private var counts: [Role: Int] = [:]

    init(_ project: Project) {
      for type in project.types where type.kind != .extension {
        if let role = type.role { counts[role, default: 0] += 1 }
      }
    }

    subscript(role: Role) -> Int { counts[role] ?? 0 }

    func words(_ role: Role) -> String {
      let count = self[role]
      return "\(count) \(count == 1 ? role.words : role.plural)"
    }
  }
}

/// Which architecture some files follow, and what speaks for it.
public struct ArchitectureGuess: Hashable, Sendable {
  /// `nil` if no architecture's parts are all there: then only the rules for all code apply.
  public let architecture: Architecture?
  /// What was found: `4 interactors, 5 presenters`.
  public let reason: String

  /// The parts that only one of the architectures has together, the most telling first.
  private static let candidates: [(architecture: Architecture, parts: [Role])] = [
    (.viper, [.interactor, .presenter]), (.mvvmfc, [.flowController, .viewModel]), (.contexts, [.useCase, .context]),
    (.mvpcf, [.presenter, .coordinator, .factory]), (.mvvmc, [.viewModel, .coordinator, .router]),
  ]

  /// Looks for what only one of the architectures has.
  init(_ project: Project) {
    let counts = Counts(project)
    let complete = Self.candidates.filter { $0.parts.allSatisfy { counts[$0] > 0 } }
    // One that is there as often as its rarest main part: view models of cells make no screens.
    guard let best = complete.max(by: { counts.least(of: $0.parts.prefix(2)) < counts.least(of: $1.parts.prefix(2)) })
    else {
      architecture = nil
      reason = Self.reason(without: counts)
      return
    }
    architecture = best.architecture
    reason = best.parts.map(counts.words).joined(separator: ", ")
  }

  /// Which parts are there although they make up no architecture.
  private static func reason(without counts: Counts) -> String {
    let telling: [Role] = [
      .interactor, .presenter, .flowController, .context, .useCase, .viewModel, .coordinator, .router,
    ]
    let there = telling.filter { counts[$0] > 0 }
    guard !there.isEmpty else { return "no architecture's parts are there" }
    return "only " + there.map(counts.words).joined(separator: ", ")
  }

  /// How many types there are of each role.
  private struct Counts {
    private var types: [Role: Int] = [:]
    private var protocols: [Role: Int] = [:]

    init(_ project: Project) {
      for type in project.types where type.kind != .extension {
        guard let role = type.role else { continue }
        if type.isProtocol { protocols[role, default: 0] += 1 } else { types[role, default: 0] += 1 }
      }
    }

    /// Protocols count where nobody implements them under a name of the role.
    subscript(role: Role) -> Int { types[role] ?? protocols[role] ?? 0 }

    func least(of roles: some Sequence<Role>) -> Int { roles.map { self[$0] }.min() ?? 0 }

    func words(_ role: Role) -> String {
      let count = self[role]
      return "\(count) \(count == 1 ? role.words : role.plural)"
    }
  }
}

/// The layers that the five architectures share.
///
/// What a type depends on should lie in its own layer or further in: `view`, `logic`, `domain`, `data`. The layer
/// `flow` moves between screens and may know views and logic; `assembly` builds everything and may know everything.
public enum Layer: String, CaseIterable, Hashable, Sendable, Codable {
  /// Shows, and passes on what was tapped.
  case view
  /// Decides what is shown: presenters and view models.
  case logic
  /// Moves between screens: coordinators, routers, flow controllers.
  case flow
  /// What the app can do: interactors, use cases, contexts.
  case domain
  /// What the app knows: services, repositories, managers, stores, providers.
  case data
  /// Builds the others: factories, configurators, assemblies, compositions, containers, parts, the delegate.
  case assembly

  /// What the folders of a layer are called.
  private static let ofFolders: [String: Layer] = [
    "Data": .data, "Services": .data, "Repositories": .data, "Managers": .data, "Stores": .data, "UserServer": .data,
    "Domain": .domain, "UseCases": .domain, "Coordinators": .flow, "Flows": .flow, "Application": .assembly,
    "Factories": .assembly, "Assembly": .assembly, "Views": .view,
  ]

  /// The layer of a type: its part decides, or else the folder that declares it; nil if neither says.
  public init?(role: ArchitectureRole?, module: String? = nil) {
    guard let layer = role?.layer ?? module.flatMap({ Self.ofFolders[$0] }) else { return nil }
    self = layer
  }

  /// Whether what lies in this layer may hold on to what lies in another.
  public func mayDepend(on other: Layer) -> Bool {
    switch self {
    case .assembly: true
    case .flow: true
    case .view: [.view, .logic, .flow, .domain, .data].contains(other)
    case .logic: [.logic, .flow, .domain, .data].contains(other)
    case .domain: [.domain, .data].contains(other)
    case .data: other == .data
    }
  }
}

/// Objects of the kit that many objects share, and that hold on to many.
///
/// What a hub holds is shown as held by one owner, the nearest; else each of its users would seem to hold all of the
/// others.
enum Hubs {
  private static let types: Set<TypeIdentity> = Set(
    ["CurrentValueSubject", "PassthroughSubject", "PublishedSubject", "Publishers.Share", "Publishers.Multicast"]
      .map { TypeIdentity(module: "OpenCombine", name: $0) } + [TypeIdentity(module: "Injection", name: "Container")])

  static func contains(_ kind: HeapNode.Kind) -> Bool {
    guard case .instance(let layout, _) = kind else { return false }
    return layout.lineage.contains(where: types.contains)
  }
}

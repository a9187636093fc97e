/// The containers that stand for others in a task.
final class Overrides: Sendable {
  @TaskLocal static var current: Overrides?

  /// The overrides that these are made within.
  private let outer: Overrides?
  /// That of all containers that something stands for.
  private let tree: ContainerTree
  /// By what they stand for, which is kept so that nothing else comes to lie at its address.
  private let standIns = Locked<[ObjectIdentifier: (original: Container, standIn: Container)]>([:])

  /// Makes a copy of a container stand for it.
  init(of container: Container, within outer: Overrides?) {
    self.outer = outer
    tree = container.tree
    let present = outer?.standIn(for: container) ?? container
    let copy = Container(copying: present, parent: present.parent)
    let original = container.original
    standIns.withLock { $0[ObjectIdentifier(original)] = (original, copy) }
  }

  /// Makes the containers look for overrides, until `end` is called as often.
  func begin() { changeCount(by: 1) }
  func end() { changeCount(by: -1) }

  private func changeCount(by difference: Int) {
    tree.changeOverrideCount(by: difference)
    outer?.changeCount(by: difference)
  }

  /// What stands for a container, or for what that is a copy of: its copy, if it or one of its parents is overridden.
  func standIn(for container: Container) -> Container {
    let original = container.original
    if let known = standIns.withLock({ $0[ObjectIdentifier(original)]?.standIn }) { return known }
    let present = outer?.standIn(for: container) ?? container
    guard let parent = present.parent else { return present }
    let newParent = standIn(for: parent)
    guard newParent !== parent else { return present }
    let copy = Container(copying: present, parent: newParent)
    return standIns.withLock { standIns in
      // Another task may have been as fast.
      if let known = standIns[ObjectIdentifier(original)] { return known.standIn }
      standIns[ObjectIdentifier(original)] = (original, copy)
      return copy
    }
  }
}

extension Container {
  /// The container that answers for this one in the current task: itself, unless something is overridden.
  var standIn: Container {
    guard tree.isOverridden, let overrides = Overrides.current else { return self }
    return overrides.standIn(for: self)
  }
}

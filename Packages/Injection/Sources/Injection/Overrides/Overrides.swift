/// The containers that stand for others in a task.
final class Overrides: Sendable {
  @TaskLocal static var current: Overrides?

  /// The overrides that these are made within.
  private let outer: Overrides?
  /// By what they stand for, which is kept so that nothing else comes to lie at its address.
  private let standIns = Locked<[ObjectIdentifier: (original: Container, standIn: Container)]>([:])

  /// Makes a copy of a container stand for it.
  init(of original: Container, within outer: Overrides?) {
    self.outer = outer
    let present = outer?.standIn(for: original) ?? original
    let copy = Container(copying: present, parent: present.parent)
    standIns.withLock { $0[ObjectIdentifier(original)] = (original, copy) }
  }

  /// Makes the containers' trees look for overrides, until `end` is called as often.
  func begin() { changeCount(by: 1) }
  func end() { changeCount(by: -1) }

  private func changeCount(by difference: Int) {
    for (original, _) in standIns.withLock({ Array($0.values) }) {
      original.tree.changeOverrideCount(by: difference)
    }
    outer?.changeCount(by: difference)
  }

  /// What stands for a container: its copy, if it or one of its parents is overridden.
  func standIn(for container: Container) -> Container {
    if let known = standIns.withLock({ $0[ObjectIdentifier(container)]?.standIn }) { return known }
    let present = outer?.standIn(for: container) ?? container
    guard let parent = present.parent else { return present }
    let newParent = standIn(for: parent)
    guard newParent !== parent else { return present }
    let copy = Container(copying: present, parent: newParent)
    return standIns.withLock { standIns in
      // Another task may have been as fast.
      if let known = standIns[ObjectIdentifier(container)] { return known.standIn }
      standIns[ObjectIdentifier(container)] = (container, copy)
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

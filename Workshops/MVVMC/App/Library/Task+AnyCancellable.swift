import OpenCombine

extension Task {
  /// Something that cancels the task when it goes away, as a subscription ends with its owner.
  public func eraseToAnyCancellable() -> AnyCancellable {
    AnyCancellable { cancel() }
  }
}

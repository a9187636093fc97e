import OpenCombine

extension Task {
  /// Something that cancels the task when it goes away, as a subscription ends with its owner.
  func eraseToAnyCancellable() -> AnyCancellable {
    AnyCancellable { cancel() }
  }
}

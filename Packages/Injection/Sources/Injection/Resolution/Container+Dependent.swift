extension Container {
  /// For a factory that is running: the key of the registration that needs what it builds. nil if the program asks itself.
  ///
  /// ```swift
  /// container.register(
  ///   Logger.self, scope: .transient,
  ///   with: { Logger(label: $0.dependent?.description ?? "app") })
  /// ```
  ///
  /// What is shared is built for whoever asks first, so ask for this only in factories of what is `transient`. A `Lazy` or a
  /// `Provider` that is asked later does not know whom it was given to: the program asks.
  public var dependent: Key? { Resolution.current.state.pointee.path.dependent?.key }
}

extension ResolutionPath {
  /// What needs the innermost, whichever of its types it is asked for as.
  fileprivate var dependent: Component? {
    components.reversed().lazy.filter { !$0.isForwarding }.dropFirst().first
  }
}

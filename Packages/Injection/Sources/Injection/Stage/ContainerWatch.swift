import Synchronization

/// Tells a stage of the containers that an app makes, without a word in the app's code.
@_spi(Stage) public enum ContainerWatch {
  private static let isOn = Atomic(false)
  private static let watcher = Mutex<(@Sendable (Container) -> Void)?>(nil)

  /// Has every container that is made from now on shown to a watcher, who must not keep it alive.
  public static func begin(_ newWatcher: @escaping @Sendable (Container) -> Void) {
    watcher.withLock { $0 = newWatcher }
    isOn.store(true, ordering: .releasing)
  }

  static func note(_ container: Container) {
    guard isOn.load(ordering: .acquiring) else { return }
    watcher.withLock(\.self)?(container)
  }
}

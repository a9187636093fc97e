/// Shows a stage the containers that an app makes, without a word in the app's code.
@_spi(Stage) public enum ContainerWatch {
  private static let watcher = Locked<(@Sendable (Container) -> Void)?>(nil)

  /// Has every container that is made from now on shown to a watcher, who must not retain it.
  public static func begin(_ newWatcher: @escaping @Sendable (Container) -> Void) {
    watcher.withLock { $0 = newWatcher }
  }

  static func note(_ container: Container) {
    watcher.withLock(\.self)?(container)
  }
}

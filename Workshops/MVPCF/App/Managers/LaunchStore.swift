/// Remembers that the app has been launched before.
protocol LaunchStore: AnyObject {
  var hasLaunchedBefore: Bool { get set }
}

/// A `LaunchStore` that forgets when the app ends.
final class DefaultLaunchStore: LaunchStore {
  var hasLaunchedBefore: Bool

  init(hasLaunchedBefore: Bool = false) {
    self.hasLaunchedBefore = hasLaunchedBefore
  }
}

/// A `LaunchStore` that forgets when the app ends.
final class DefaultLaunchStore: LaunchStore {
  var hasLaunchedBefore: Bool

  init(hasLaunchedBefore: Bool = false) {
    self.hasLaunchedBefore = hasLaunchedBefore
  }
}

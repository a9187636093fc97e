/// Prepares the app for whoever launches it for the first time.
protocol FirstLaunchManager: AnyObject {
  /// Without effect on every later launch.
  func performTasksOnFirstLaunch()
}

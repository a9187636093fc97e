/// Remembers that the app has been launched before.
protocol LaunchStore: AnyObject {
  var hasLaunchedBefore: Bool { get set }
}

import OpenCombine

/// Knows what can be set, and whose settings they are.
protocol SettingsProvider: AnyObject {
  var currentState: SettingsProviderState { get }
  /// The state: now, and after each change.
  var state: AnyPublisher<SettingsProviderState, Never> { get }

  func load()

  func signOut()
}

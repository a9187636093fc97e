import OpenCombine

/// Knows a person's names while they are being edited.
protocol EditNameProvider: AnyObject {
  var currentState: EditNameProviderState { get }
  /// The state: now, and after each change.
  var state: AnyPublisher<EditNameProviderState, Never> { get }

  /// Fills in the names: at once if the person is in the shared store, otherwise as soon as they are here.
  func load()

  func change(firstName: String)
  func change(lastName: String)

  /// Saves what has changed, unless that is under way already.
  func save()
}

import OpenCombine

/// State that several screens show: one place to change it, and a publisher for whoever shows it.
final class SharedStore<State> {
  @Published private(set) var currentState: State

  /// The state: now, and after each change.
  var state: AnyPublisher<State, Never> { $currentState.eraseToAnyPublisher() }

  init(_ initialState: State) {
    currentState = initialState
  }

  func update(_ change: (inout State) -> Void) {
    change(&currentState)
  }
}

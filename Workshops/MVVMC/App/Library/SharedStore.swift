import OpenCombine

/// State that several screens show: one place to change it, and a publisher for whoever shows it.
public final class SharedStore<State> {
  @Published public private(set) var currentState: State

  /// The state: now, and after each change.
  public var state: AnyPublisher<State, Never> { $currentState.eraseToAnyPublisher() }

  public init(_ initialState: State) {
    currentState = initialState
  }

  public func update(_ change: (inout State) -> Void) {
    change(&currentState)
  }
}

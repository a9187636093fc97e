import OpenCombine

/// State that several screens show: one place to change it, and a publisher for whoever shows it.
public final class SharedStore<State> {
  public var currentState: State { relay.value }

  /// The state: now, and after each change.
  public var state: AnyPublisher<State, Never> { relay.eraseToAnyPublisher() }

  private let relay: CurrentValueSubject<State, Never>

  public init(_ initialState: State) {
    relay = CurrentValueSubject(initialState)
  }

  public func update(_ change: (inout State) -> Void) {
    change(&relay.value)
  }
}

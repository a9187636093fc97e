import OpenCombine

extension Publisher where Failure == Never {
  /// The latest values of both streams, each time that one of them has a new one, as `combineLatest` in Combine, which
  /// OpenCombine has not.
  ///
  /// - Parameter other: begins with its current value for whoever subscribes.
  public func combineLatest<Other>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Never>
  where Other: Publisher, Other.Failure == Never {
    map { value in other.map { (value, $0) } }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  /// The latest values of three streams, each time that one of them has a new one.
  ///
  /// - Parameters:
  ///   - second: begins with its current value for whoever subscribes.
  ///   - third: begins with its current value for whoever subscribes.
  public func combineLatest<Second, Third>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Never>
  where Second: Publisher, Third: Publisher, Second.Failure == Never, Third.Failure == Never {
    combineLatest(second.combineLatest(third))
      .map { value, others in (value, others.0, others.1) }
      .eraseToAnyPublisher()
  }
}

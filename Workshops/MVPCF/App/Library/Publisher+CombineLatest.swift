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
}

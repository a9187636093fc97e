/// Tells a stage which registration's factory is running.
@_spi(Stage) public enum FactoryWatch {
  /// A factory that runs on this thread.
  public struct Running: Hashable, Sendable {
    /// Where its registration was made.
    public let origin: Origin
    /// How many factories are running, with this one.
    public let depth: Int
  }

  /// How many factories are running on this thread, each within the one before.
  public static var depth: Int { Resolution.current.state.pointee.path.count }

  /// The innermost one; nil if none runs on this thread.
  public static var innermost: Running? {
    let path = Resolution.current.state.pointee.path
    guard let component = path.innermost else { return nil }
    return Running(origin: component.origin, depth: path.count)
  }
}

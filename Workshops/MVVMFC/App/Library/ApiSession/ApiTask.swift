/// A request that is under way.
public struct ApiTask {
  /// Stops waiting for the response; without effect once it is there.
  public let cancel: () -> Void

  public init(cancel: @escaping () -> Void) {
    self.cancel = cancel
  }
}

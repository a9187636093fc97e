/// The running app.
@MainActor
public final class Application {
  /// Why an app was launched. A stage launches apps for no particular reason, so there are no keys yet.
  public struct LaunchOptionsKey: Hashable, Sendable {}

  /// The clock of the stage. Its time is virtual: it passes when the shell says `wait`, and never otherwise.
  public let clock: any Clock<Duration>

  /// An application whose time is told by a clock of one's own, for tests of an app's delegate.
  public init(clock: any Clock<Duration>) {
    self.clock = clock
  }
}

/// Simulated services that the shell's `service` shows and sets.
///
/// An app's delegate returns them as its `serviceControls`.
@MainActor
public protocol ServiceControls: AnyObject {
  /// How long each call takes.
  var latency: Duration { get set }
  /// While true, every call fails.
  var isOffline: Bool { get set }
  /// How many of the next calls fail.
  var failuresToCome: Int { get set }

  /// Other settings, by the words that set them: `("user 42 name", "Ann Appleseed")`.
  var details: [(name: String, value: String)] { get }

  /// Sets one of `details`.
  ///
  /// - Throws: any error that describes itself; nothing has changed then.
  /// - Throws: any error that describes itself; nothing has changed then.
  func setDetail(_ words: [String]) throws
}

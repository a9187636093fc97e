import Synchronization

/// The one line of this process that says what is waited for, and how long already.
///
/// It comes once that has taken half a second, and is written anew as time goes on, by a task: who is waited for has
/// no time to. It is gone before anything else is written.
final class ProgressLine: Sendable {
  /// The line of this process.
  static let shared = ProgressLine()

  /// Where the line is written.
  struct Place: Sendable {
    /// How many columns there are.
    let width: @Sendable () -> Int
    /// Writes a text in place of the line.
    let write: @Sendable (String) -> Void
  }

  private struct State {
    var wait: ProgressWait
    let place: Place
    /// Writes the line anew until it is cancelled.
    let ticking: Task<Void, Never>
    var isShown = false
  }

  private let state = Mutex<State?>(nil)

  /// Says what is waited for now. The time goes on from where the wait began.
  func show(_ words: String, in place: Place) {
    state.withLock { state in
      guard let before = state?.wait.words else {
        let ticking = Task.detached { [self] in
          while (try? await Task.sleep(for: ProgressWait.patience)) != nil { tick() }
        }
        state = State(wait: ProgressWait(words: words, start: .now), place: place, ticking: ticking)
        return
      }
      state?.wait.words = words
      if before != words, state?.isShown == true { Self.draw(&state) }
    }
  }

  /// Takes the line away, as what was waited for is there.
  func end() {
    state.withLock { state in
      state?.ticking.cancel()
      if let state, state.isShown { state.place.write("") }
      state = nil
    }
  }

  private func tick() { state.withLock { Self.draw(&$0) } }

  private static func draw(_ state: inout State?) {
    guard let now = state, let line = now.wait.line(after: now.wait.start.duration(to: .now), width: now.place.width())
    else { return }
    now.place.write(line)
    state?.isShown = true
  }
}

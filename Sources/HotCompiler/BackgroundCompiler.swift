import Foundation
public import Platform
import Synchronization

/// Compiles apps on other threads: at low priority, so that they are built before somebody asks for them, or at once.
///
/// A compilation that somebody waits for goes first: the one at low priority is given up, and begins again afterwards.
public final class BackgroundCompiler: Sendable {
  private struct State {
    /// The apps that are to be compiled, the current one first.
    var waiting: [AppSource] = []
    var isRunning = false
    /// How many builds others have begun and not yet been given.
    var begunCount = 0
    /// How many compilations go first now.
    var priorityCount = 0
    var isStopped = false

    var mayRun: Bool { priorityCount == 0 && !isStopped && !waiting.isEmpty }
  }

  private let compiler: HotCompiler
  private let patientCompiler: HotCompiler
  private let state = Mutex(State())
  private let runs = DispatchGroup()

  /// A background compiler that has nothing to do yet.
  public init(_ compiler: HotCompiler) {
    self.compiler = compiler
    patientCompiler = compiler.atLowPriority
  }

  /// Begins to compile apps that are not built yet, one after the other.
  public func compile(_ apps: [AppSource]) {
    state.withLock { $0.waiting += apps }
    run()
  }

  /// Does work that needs the compiler. Nothing is compiled in the background meanwhile.
  public func yielding<Result, Failure: Error>(
    to work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    state.withLock { $0.priorityCount += 1 }
    defer {
      state.withLock { $0.priorityCount -= 1 }
      run()
    }
    return try work()
  }

  /// Begins to build an app for somebody who does other things meanwhile.
  ///
  /// - Parameter onEnd: called on another thread when the build has ended, well or not.
  public func begin(
    _ app: AppSource, onEnd: @escaping @Sendable () -> Void
  ) -> BackgroundWork<Result<Build, CompileError>> {
    runs.enter()
    state.withLock { $0.begunCount += 1 }
    return BackgroundWork(onEnd: onEnd) { [self] isCancelled in
      defer {
        state.withLock { $0.begunCount -= 1 }
        runs.leave()
      }
      return Result { () throws(CompileError) in
        try yielding { () throws(CompileError) in
          try compiler.build(app) { isCancelled() || state.withLock { $0.isStopped } }
        }
      }
    }
  }

  /// Whether a build that somebody has begun is under way.
  public var isBuilding: Bool { state.withLock { $0.begunCount > 0 } }

  /// Stops for good. When the call returns, no compiler runs and nothing half-built is left.
  public func stop() {
    state.withLock { $0.isStopped = true }
    waitUntilIdle()
  }

  /// Waits until everything is compiled, or the work is stopped or gives way to other work.
  func waitUntilIdle() {
    runs.wait()
  }

  private func run() {
    let starts = state.withLock { state in
      guard state.mayRun, !state.isRunning else { return false }
      state.isRunning = true
      runs.enter()
      return true
    }
    guard starts else { return }
    // As large as the main thread's: code is parsed recursively.
    let hasBegun = WorkThread.start(stackSize: 8 << 20) { [self] in
      while let app = next() { compile(app) }
      runs.leave()
    }
    guard !hasBegun else { return }
    // Whoever asks for the apps has them compiled.
    state.withLock { $0.isRunning = false }
    runs.leave()
  }

  /// The app to compile now; nil if there is none, in which case the thread ends.
  private func next() -> AppSource? {
    state.withLock { state in
      state.isRunning = state.mayRun
      return state.mayRun ? state.waiting.first : nil
    }
  }

  private func compile(_ app: AppSource) {
    do throws(CompileError) {
      _ = try patientCompiler.build(app) { state.withLock { !$0.mayRun } }
    } catch {
      if error == .cancelled { return }
      // What is wrong with the code is said to whoever asks for the app.
    }
    state.withLock { state in
      if state.waiting.first == app { state.waiting.removeFirst() }
    }
  }
}

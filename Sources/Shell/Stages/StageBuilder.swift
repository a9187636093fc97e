/// Turns app code into something that can be launched.
public protocol StageBuilder {
  /// Compiles a wiring, or finds it compiled.
  ///
  /// - Parameter isCancelled: asked now and then; the answer yes ends the work.
  /// - Throws: `ShellError.doesNotCompile`, `.cannotCompile` or `.cancelled`.
  func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild

  /// A wiring's build where it was compiled before, as its code is now; nothing is compiled.
  ///
  /// - Parameter isCancelled: asked while the compiler says which version it is.
  func finishedBuild(of wiring: Wiring, isCancelled: () -> Bool) -> (any StageBuild)?

  /// Begins to compile a wiring while the shell waits for keys.
  ///
  /// - Parameter onEnd: called when it has ended, maybe on another thread.
  func begin(_ wiring: Wiring, onEnd: @escaping @Sendable () -> Void) -> any PendingBuild
}

/// A build that goes on while the shell waits for keys.
public protocol PendingBuild {
  /// How it ended; nil while it goes on.
  var result: Result<any StageBuild, ShellError>? { get }

  /// Stops it. Nothing of it is left behind.
  func cancel()
}

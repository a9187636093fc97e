/// Turns app code into something that can be launched.
public protocol StageBuilder {
  /// Compiles a wiring, or finds it compiled.
  ///
  /// - Parameter isCancelled: asked now and then; the answer yes ends the work.
  /// - Throws: `ShellError.doesNotCompile`, `.cannotCompile` or `.cancelled`.
  func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild

  /// A wiring's build where it was compiled before, as its code is now; nothing is compiled.
  func finishedBuild(of wiring: Wiring) -> (any StageBuild)?
}

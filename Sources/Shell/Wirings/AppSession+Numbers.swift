import CodeMetrics
import ShellText
import StageClient
import StageProtocol

extension AppSession {
  /// Counts a wiring's code, and its objects where it was compiled before.
  ///
  /// - Parameter compiling: whether to compile what was not.
  /// - Throws: `ShellError` when it does not compile, or does not get through its launch.
  func numbers(of wiring: Wiring, compiling: Bool) throws(ShellError) -> WiringNumbers {
    let code = try? metrics(of: wiring, withLibraries: false)
    var build = builder.finishedBuild(of: wiring, isCancelled: isCancelled)
    if build == nil, compiling {
      noteCompiling(wiring)
      build = try builder.build(wiring, isCancelled: isCancelled)
    }
    return WiringNumbers(code: code, graph: try build.map { build throws(ShellError) in try graph(of: build, wiring) })
  }

  /// Who keeps whom alive, right after the launch.
  private func graph(of build: any StageBuild, _ wiring: Wiring) throws(ShellError) -> ObjectGraph {
    do throws(StageProblem) {
      let stage = try build.launch(isCancelled: isCancelled)
      defer { stage.quit() }
      return try stage.ask(.graph(.ownership))
    } catch {
      throw ShellError(error, wiring: wiring, during: .launch)
    }
  }
}

import Foundation
import HotCompiler
import StageClient

/// An executable that can be launched as a stage.
struct ProcessStageBuild: StageBuild {
  let build: Build
  /// The folders with the app's code, its libraries included.
  let sourceFolders: [URL]
  let limits: StageLimits
  /// Compiles the same code again where somebody has removed or damaged what was compiled.
  let restore: (_ isCancelled: () -> Bool) throws(CompileError) -> Void

  // The cache finds builds by their code.
  var id: String { build.executable.path }

  var report: BuildReport {
    let untraced = build.untraced.map { "\($0) compiles only as it is, so traces leave its calls out" }
    return BuildReport(
      fileCount: build.fileCount, fromCache: build.fromCache, seconds: build.seconds,
      warnings: build.warnings.map(\.description) + untraced)
  }

  func launch(isCancelled: @escaping () -> Bool) throws(StageProblem) -> any Stage {
    do throws(CompileError) {
      try restore(isCancelled)
    } catch .cancelled {
      throw .ended(StageFailure(.cancelled))
    } catch {
      throw .ended(StageFailure(.launch(path: build.executable.path, reason: error.description)))
    }
    do throws(StageFailure) {
      let process = try StageProcess(
        executable: build.executable, sourceIndex: build.sourceIndex, sourceFolders: sourceFolders, limits: limits)
      return ProcessStage(process, isCancelled: isCancelled)
    } catch {
      throw .ended(error)
    }
  }
}

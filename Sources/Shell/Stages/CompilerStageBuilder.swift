import HotCompiler
import Platform
import StageClient

/// Compiles app code with the toolchain's compiler, and runs it in processes of their own.
public struct CompilerStageBuilder: StageBuilder {
  private let compiler: HotCompiler
  private let background: BackgroundCompiler
  private let limits: StageLimits
  private let onProgress: (String) -> Void

  /// A builder that uses this compiler.
  ///
  /// - Parameters:
  ///   - limits: what each app may use.
  ///   - onProgress: called where another shell compiles and is waited for, and where an app has to be compiled once more
  ///     before it can be launched.
  public init(
    compiler: HotCompiler, limits: StageLimits = StageLimits(), onProgress: @escaping (String) -> Void = { _ in }
  ) {
    self.compiler = compiler
    background = BackgroundCompiler(compiler)
    self.limits = limits
    self.onProgress = onProgress
  }

  /// Compiles the wiring's folder, or finds it in the compiler's cache.
  public func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    do throws(CompileError) {
      if let build = try compiler.finishedBuild(of: wiring.source, isCancelled: isCancelled) {
        return stageBuild(build, of: wiring)
      }
      let build = try background.yielding { () throws(CompileError) in
        try compiler.build(wiring.source, isCancelled: isCancelled) {
          onProgress(
            background.isBuilding
              ? "compiling \(wiring.name), as it was saved…" : "another shell compiles (stopped? say `fg` there)…")
        }
      }
      return stageBuild(build, of: wiring)
    } catch {
      throw ShellError(error, compiling: wiring)
    }
  }

  /// Begins to compile the wiring's folder on another thread.
  public func begin(_ wiring: Wiring, onEnd: @escaping @Sendable () -> Void) -> any PendingBuild {
    PendingProcessBuild(work: background.begin(wiring.source, onEnd: onEnd)) { result in
      result.map { stageBuild($0, of: wiring) as any StageBuild }.mapError { ShellError($0, compiling: wiring) }
    }
  }

  /// Compiles wirings in the background that are not built yet, until `stop`.
  public func prepare(_ wirings: [Wiring]) {
    background.compile(wirings.map(\.source))
  }

  /// Stops for good what `prepare` and `begin` began. When the call returns, nothing of it is left behind.
  public func stop() {
    background.stop()
  }

  /// What the compiler's cache holds for the wiring.
  public func finishedBuild(of wiring: Wiring, isCancelled: () -> Bool) -> (any StageBuild)? {
    // Code that cannot be read has no finished build; what is wrong with it is said where it is to be compiled.
    guard let build = try? compiler.finishedBuild(of: wiring.source, isCancelled: isCancelled) else { return nil }
    return stageBuild(build, of: wiring)
  }

  private func stageBuild(_ build: Build, of wiring: Wiring) -> ProcessStageBuild {
    ProcessStageBuild(build: build, sourceFolders: wiring.codeFolders, limits: limits) {
      isCancelled throws(CompileError) in
      guard !compiler.isWhole(build) else { return }
      onProgress("compiling \(wiring.name) once more…")
      try background.yielding { () throws(CompileError) in try compiler.restore(build, isCancelled: isCancelled) }
    }
  }
}

/// A build on another thread.
private struct PendingProcessBuild: PendingBuild {
  let work: BackgroundWork<Result<Build, CompileError>>
  let reading: (Result<Build, CompileError>) -> Result<any StageBuild, ShellError>

  var result: Result<any StageBuild, ShellError>? { work.result.map(reading) }

  func cancel() { work.cancel() }
}

extension ShellError {
  fileprivate init(_ error: CompileError, compiling wiring: Wiring) {
    switch error {
    case .failed(let diagnostics):
      let files = (try? wiring.source.filesWithLibraries()) ?? []
      let texts = Dictionary(files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
      self = .doesNotCompile(CompileFailure(app: wiring.name, diagnostics: diagnostics, texts: texts))
    case .cancelled: self = .cancelled
    default: self = .cannotCompile(error)
    }
  }
}

import HotCompiler
import StageClient

/// Compiles app code with the toolchain's compiler, and runs it in processes of their own.
public struct CompilerStageBuilder: StageBuilder {
  private let compiler: HotCompiler
  private let background: BackgroundCompiler
  private let limits: StageLimits

  /// A builder that uses this compiler.
  ///
  /// - Parameter limits: what each app may use.
  public init(compiler: HotCompiler, limits: StageLimits = StageLimits()) {
    self.compiler = compiler
    background = BackgroundCompiler(compiler)
    self.limits = limits
  }

  /// Compiles the wiring's folder, or finds it in the compiler's cache.
  public func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    do throws(CompileError) {
      if let build = try compiler.finishedBuild(of: wiring.source) { return stageBuild(build, of: wiring) }
      let build = try background.yielding { () throws(CompileError) in
        try compiler.build(wiring.source, isCancelled: isCancelled)
      }
      return stageBuild(build, of: wiring)
    } catch .failed(let diagnostics) {
      throw .doesNotCompile(CompileFailure(app: wiring.name, diagnostics: diagnostics))
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .cannotCompile(error)
    }
  }

  /// Compiles wirings in the background that are not built yet, until `stopPreparing`.
  public func prepare(_ wirings: [Wiring]) {
    background.compile(wirings.map(\.source))
  }

  /// Stops what `prepare` began. When the call returns, nothing of it is left behind.
  public func stopPreparing() {
    background.stop()
  }

  /// What the compiler's cache holds for the wiring.
  public func finishedBuild(of wiring: Wiring) -> (any StageBuild)? {
    // Code that cannot be read has no finished build; what is wrong with it is said where it is to be compiled.
    guard let build = try? compiler.finishedBuild(of: wiring.source) else { return nil }
    return stageBuild(build, of: wiring)
  }

  private func stageBuild(_ build: Build, of wiring: Wiring) -> ProcessStageBuild {
    let source = wiring.source
    return ProcessStageBuild(
      build: build, sourceFolders: [source.folder] + source.overlays.map(\.folder) + source.libraries.map(\.folder),
      limits: limits)
  }
}

import HotCompiler
import StageClient

/// Compiles app code with the toolchain's compiler, and runs it in processes of their own.
public struct CompilerStageBuilder: StageBuilder {
  private let compiler: HotCompiler
  private let limits: StageLimits

  /// - Parameter limits: what each app may use.
  public init(compiler: HotCompiler, limits: StageLimits = StageLimits()) {
    self.compiler = compiler
    self.limits = limits
  }

  /// Compiles the wiring's folder, or finds it in the compiler's cache.
  public func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    let source = wiring.source
    do throws(CompileError) {
      let build = try compiler.build(source, isCancelled: isCancelled)
      return ProcessStageBuild(
        build: build, sourceFolders: [source.folder] + source.overlays.map(\.folder) + source.libraries.map(\.folder),
        limits: limits)
    } catch .failed(let diagnostics) {
      throw .doesNotCompile(CompileFailure(app: wiring.name, diagnostics: diagnostics))
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .cannotCompile(error)
    }
  }
}

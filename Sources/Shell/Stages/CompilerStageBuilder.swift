import HotCompiler
import StageClient

/// Compiles app code with the toolchain's compiler, and runs it in processes of their own.
public struct CompilerStageBuilder: StageBuilder {
  private let compiler: HotCompiler
  private let limits: StageLimits

  /// A builder that uses this compiler.
  ///
  /// - Parameter limits: what each app may use.
  public init(compiler: HotCompiler, limits: StageLimits = StageLimits()) {
    self.compiler = compiler
    self.limits = limits
  }

  /// Compiles the wiring's folder, or finds it in the compiler's cache.
  public func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    do throws(CompileError) {
      return stageBuild(try compiler.build(wiring.source, isCancelled: isCancelled), of: wiring)
    } catch .failed(let diagnostics) {
      throw .doesNotCompile(CompileFailure(app: wiring.name, diagnostics: diagnostics))
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .cannotCompile(error)
    }
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

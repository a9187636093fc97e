import Foundation
import Platform

/// Compiles one module, with as many instrumented files as possible.
struct ModuleCompiler {
  let compiler: String
  /// The compiler's arguments for a module, without the files.
  let arguments: [String]
  /// The folder for copies and temporary files.
  let workFolder: URL
  /// The folder that messages name when there is no room left.
  let cacheFolder: URL
  let isLowPriority: Bool

  /// The result of compiling a module.
  struct Outcome {
    let warnings: [Diagnostic]
    /// The names of the files that could only be compiled without instrumentation.
    let untraced: [String]
  }

  /// Flags of all app code, in a stage as in the package.
  ///
  /// Line tables are all that a crash report needs; full `-g` costs a fifth of the time.
  /// An app's layers show each other what is `package`, so all modules are of one package.
  static let languageFlags = [
    "-package-name", "app", "-swift-version", "6", "-default-isolation", "MainActor",
    "-enable-upcoming-feature", "InferIsolatedConformances",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    "-parse-as-library", "-wmo", "-Onone", "-D", "DEBUG", "-gline-tables-only",
  ]
  private static let messageFlags = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]

  /// - Throws: `CompileError.failed` with the errors in the code as the learner wrote it; `.interrupted` if the
  ///   compiler could not do its work.
  func compile(_ files: [InstrumentedFile], isCancelled: () -> Bool) throws(CompileError) -> Outcome {
    let first = try run(files, isCancelled)
    if first.isSuccess { return Outcome(warnings: first.warnings, untraced: []) }

    // Whose mistake is it? The original files tell.
    let plain = files.map { InstrumentedFile(untouched: $0.source) }
    let original = try run(plain, isCancelled)
    guard original.isSuccess else { throw .failed(original.diagnostics) }

    let names = Set(files.map(\.source.name))
    var untraced = first.namesWithErrors.intersection(names)
    while !untraced.isEmpty, untraced.count < files.count {
      let mixed = zip(files, plain).map { untraced.contains($0.source.name) ? $1 : $0 }
      let next = try run(mixed, isCancelled)
      if next.isSuccess { return Outcome(warnings: next.warnings, untraced: untraced.sorted()) }
      let others = next.namesWithErrors.intersection(names).subtracting(untraced)
      guard !others.isEmpty else { break }
      untraced.formUnion(others)
    }
    // A failure that is not due to any file need not come again.
    if untraced.isEmpty {
      let again = try run(files, isCancelled)
      if again.isSuccess { return Outcome(warnings: again.warnings, untraced: []) }
    }
    // The product of the original files may have been overwritten.
    return Outcome(warnings: try run(plain, isCancelled).warnings, untraced: files.map(\.source.name))
  }

  private struct Attempt {
    let isSuccess: Bool
    let diagnostics: [Diagnostic]

    var warnings: [Diagnostic] { diagnostics.filter { $0.severity != .error } }
    var namesWithErrors: Set<String> {
      Set(diagnostics.filter { $0.severity == .error && !$0.file.isEmpty }.map(\.file))
    }
  }

  private func run(_ files: [InstrumentedFile], _ isCancelled: () -> Bool) throws(CompileError) -> Attempt {
    let temporaryFolder = workFolder.appending(path: "temporary")
    let overlay: SourceOverlay
    do {
      try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
      overlay = try SourceOverlay(files, in: workFolder)
    } catch {
      throw .cache(path: workFolder.path(percentEncoded: false), reason: error.systemReason)
    }
    let isInstrumented = files.contains { !$0.insertions.isEmpty }
    let paths = files.map(\.source.path) + (isInstrumented ? [overlay.declarations] : [])
    let run: CompilerRun
    do throws(CompilerRun.Failure) {
      run = try CompilerRun(
        path: compiler,
        arguments: ModuleCompiler.languageFlags + ModuleCompiler.messageFlags + arguments
          + ["-vfsoverlay", overlay.path] + paths,
        temporaryFolder: temporaryFolder.path(percentEncoded: false), isLowPriority: isLowPriority,
        isCancelled: isCancelled)
    } catch {
      throw CompileError(error, path: compiler)
    }
    let attempt = Attempt(
      isSuccess: run.isSuccess,
      diagnostics: DiagnosticReader(files: files).diagnostics(in: run.output, isFailure: !run.isSuccess))
    if !attempt.isSuccess, attempt.namesWithErrors.isEmpty, let obstacle = CompilerObstacle(run) {
      throw .interrupted(obstacle, folder: cacheFolder.path(percentEncoded: false))
    }
    return attempt
  }
}

import Foundation
import Platform
import StableHash
import StageProtocol

/// Turns a folder of app code into an executable that a stage can run and inspect.
///
/// Every member of the app reports its calls. Nothing is built twice.
public struct HotCompiler: Sendable {
  private let kit: Kit
  private let cache: BuildCache
  private let toolchain: Toolchain
  private var isLowPriority = false

  /// A compiler that links apps with a kit, and keeps what it builds in a cache.
  public init(kit: Kit, cache: BuildCache, toolchain: Toolchain) {
    self.kit = kit
    self.cache = cache
    self.toolchain = toolchain
  }

  /// This compiler at low priority: its processes yield to all others.
  var atLowPriority: HotCompiler {
    var compiler = self
    compiler.isLowPriority = true
    return compiler
  }

  /// Builds an app and its libraries.
  ///
  /// - Parameters:
  ///   - isCancelled: called many times a second; when it returns true, the compiler is stopped and nothing remains of the
  ///     build.
  ///   - willWait: called where another process builds, and takes long.
  /// - Throws: `CompileError.failed` when the app does not compile; another `CompileError` when it cannot be tried.
  public func build(
    _ app: AppSource, isCancelled: () -> Bool = { false }, willWait: () -> Void = {}
  ) throws(CompileError) -> Build {
    let clock = ContinuousClock()
    let start = clock.now
    let plan = try plan(for: app, isCancelled: isCancelled)
    let (entry, wasThere) = try entry(for: plan, willWait: willWait, isCancelled: isCancelled)
    return Build(entry, of: plan, fromCache: wasThere, seconds: start.duration(to: clock.now) / .seconds(1))
  }

  /// Whether all files of a build are there still.
  public func isWhole(_ build: Build) -> Bool { cache.entry(for: build.plan.key) != nil }

  /// Makes a build whose files are not there any more again, of the code that it was made of.
  ///
  /// - Throws: `CompileError`, as `build` does.
  public func restore(_ build: Build, isCancelled: () -> Bool = { false }) throws(CompileError) {
    _ = try entry(for: build.plan, willWait: {}, isCancelled: isCancelled)
  }

  /// The build of a plan. What somebody removes from the cache meanwhile is built once more.
  private func entry(
    for plan: AppPlan, willWait: () -> Void, isCancelled: () -> Bool
  ) throws(CompileError) -> (entry: CacheEntry, wasThere: Bool) {
    if let finished = cache.entry(for: plan.key) { return (finished, true) }
    do {
      return try newEntry(for: plan, willWait: willWait, isCancelled: isCancelled)
    } catch {
      guard error.isLoss else { throw error }
      return try newEntry(for: plan, willWait: willWait, isCancelled: isCancelled)
    }
  }

  private func newEntry(
    for plan: AppPlan, willWait: () -> Void, isCancelled: () -> Bool
  ) throws(CompileError) -> (entry: CacheEntry, wasThere: Bool) {
    let libraries = try build(plan.libraries, willWait: willWait, isCancelled: isCancelled)
    return try cache.entry(
      for: plan.key, willWait: willWait, isCancelled: isCancelled
    ) { work throws(CompileError) in
      try compiling(with: libraries) { () throws(CompileError) in
        try compile(plan, libraries: libraries, in: work, isCancelled: isCancelled)
      }
    }
  }

  /// Compiles with libraries. Where one of them is gone by then, that is the error, whatever the compiler says.
  private func compiling(
    with libraries: [BuiltLibrary], _ work: () throws(CompileError) -> CacheManifest
  ) throws(CompileError) -> CacheManifest {
    do {
      return try work()
    } catch {
      guard error != .cancelled, let lost = libraries.first(where: { CacheEntry(folder: $0.entry.folder) == nil })
      else {
        throw error
      }
      throw .cache(path: lost.entry.path, reason: CompileError.absence)
    }
  }

  /// The build of an app as its code is now, or nil if it was not built before. Compiles nothing.
  ///
  /// - Throws: `CompileError` when the code cannot be read.
  public func finishedBuild(
    of app: AppSource, isCancelled: () -> Bool = { false }
  ) throws(CompileError) -> Build? {
    let plan = try plan(for: app, isCancelled: isCancelled)
    return cache.entry(for: plan.key).map { Build($0, of: plan, fromCache: true, seconds: 0) }
  }

  private func plan(for app: AppSource, isCancelled: () -> Bool) throws(CompileError) -> AppPlan {
    let folder = try SourceFolder(of: app)
    if let mainFile = folder.files.first(where: { $0.name.split(separator: "/").last == "main.swift" }) {
      throw .mainFile(mainFile.name)
    }
    let base = try commonHash(isCancelled: isCancelled)
    let libraries = try LibraryPlan.plans(for: app, folder: folder, base: base)
    var hash = base
    let module = ModuleName(app.name, reserved: Kit.reservedModuleNames.union(libraries.map(\.name))).text
    let ownFolder = folder.rest(without: app.layers.map(\.path))
    hash.add("app")
    hash.add(module)
    for library in libraries { hash.add(library.key) }
    hash.add(ownFolder)
    return AppPlan(folder: folder, ownFolder: ownFolder, module: module, libraries: libraries, key: hash.digest)
  }

  /// The common part of every key: the compiler, the kit, and how they are used.
  private func commonHash(isCancelled: () -> Bool) throws(CompileError) -> StableHash {
    let version = try toolchain.version(rememberedIn: cache, isCancelled: isCancelled)
    if let kitVersion = kit.compilerVersion, kitVersion != version {
      throw .differentCompiler(
        path: toolchain.compiler.path(percentEncoded: false), version: version,
        kit: kit.folder.path(percentEncoded: false), kitVersion: kitVersion)
    }
    var hash = StableHash()
    hash.add("\(ModuleInstrumenter.version)")
    hash.add(version)
    for flag in ModuleCompiler.languageFlags { hash.add(flag) }
    kit.addIdentity(to: &hash)
    return hash
  }

  private func build(
    _ plans: [LibraryPlan], willWait: () -> Void, isCancelled: () -> Bool
  ) throws(CompileError) -> [BuiltLibrary] {
    var built: [BuiltLibrary] = []
    for plan in plans {
      let (entry, _) = try cache.entry(
        for: plan.key, willWait: willWait, isCancelled: isCancelled
      ) { work throws(CompileError) in
        try compiling(with: built) { () throws(CompileError) in
          try compile(plan, libraries: built, in: work, isCancelled: isCancelled)
        }
      }
      built.append(BuiltLibrary(name: plan.name, entry: entry))
    }
    return built
  }

  private func compile(
    _ plan: LibraryPlan, libraries: [BuiltLibrary], in work: URL, isCancelled: () -> Bool
  ) throws(CompileError) -> CacheManifest {
    let instrumenter = ModuleInstrumenter(plan.folder.files, libraryFacts: libraries.map(\.entry.manifest.facts))
    guard instrumenter.problems.isEmpty else { throw .failed(instrumenter.problems) }
    let product = BuiltLibrary.Product(name: plan.name, folder: work.appending(path: "product"))
    let outcome = try compiler(
      module: plan.name,
      arguments: [
        "-c", "-o", product.object, "-emit-module", "-emit-module-path", product.module,
        "-avoid-emit-module-source-info",
        // One process writes both, in about half the time.
        "-no-emit-module-separately-wmo",
      ], libraries: libraries, in: work
    ).compile(instrumenter.instrumented(), isCancelled: isCancelled)
    return CacheManifest(
      warnings: outcome.warnings, untraced: outcome.untraced, index: instrumenter.index, facts: instrumenter.facts)
  }

  private func compile(
    _ plan: AppPlan, libraries: [BuiltLibrary], in work: URL, isCancelled: () -> Bool
  ) throws(CompileError) -> CacheManifest {
    let folder = plan.ownFolder
    let instrumenter = ModuleInstrumenter(folder.files, libraryFacts: libraries.map(\.entry.manifest.facts))
    guard instrumenter.problems.isEmpty else { throw .failed(instrumenter.problems) }
    if instrumenter.entryPoints.count > 1 { throw .severalEntryPoints(instrumenter.entryPoints) }
    if instrumenter.entryPoints.isEmpty, !instrumenter.hasConditionalEntryPoint, instrumenter.isWellFormed {
      throw .noEntryPoint(folder: folder.path)
    }
    let product = work.appending(path: "product")
    let executable = product.appending(path: ProductName.executable).path(percentEncoded: false)
    let outcome = try compiler(
      module: plan.module, arguments: ["-o", executable] + libraries.map(\.product.object) + kit.linkFlags,
      libraries: libraries, in: work
    ).compile(instrumenter.instrumented(), isCancelled: isCancelled)

    let names = (folder.files + plan.libraries.flatMap(\.folder.files)).map { ($0.path, $0.name) }
    var sources = SourceIndex(types: [:], files: Dictionary(names) { first, _ in first })
    for known in [instrumenter.index] + libraries.map(\.entry.manifest.index) { sources.merge(known) }
    let index = product.appending(path: ProductName.sourceIndex)
    do {
      try sources.writeJSON(to: index)
    } catch {
      throw .cache(path: index.path(percentEncoded: false), reason: error.systemReason)
    }
    return CacheManifest(
      warnings: outcome.warnings + libraries.flatMap(\.entry.manifest.warnings),
      untraced: outcome.untraced + libraries.flatMap(\.entry.manifest.untraced))
  }

  private func compiler(
    module: String, arguments: [String], libraries: [BuiltLibrary], in work: URL
  ) -> ModuleCompiler {
    ModuleCompiler(
      compiler: toolchain.compiler.path(percentEncoded: false),
      // The libraries come first: SwiftPM leaves modules of the same names, without a trace, among the kit's.
      arguments: ["-module-name", module] + libraries.flatMap { ["-I", $0.entry.path] } + kit.moduleFlags + arguments,
      workFolder: work, cacheFolder: cache.folder, isLowPriority: isLowPriority)
  }
}

extension Build {
  fileprivate init(_ entry: CacheEntry, of plan: AppPlan, fromCache: Bool, seconds: Double) {
    self.init(
      executable: entry.folder.appending(path: ProductName.executable),
      sourceIndex: entry.folder.appending(path: ProductName.sourceIndex), fileCount: plan.folder.files.count,
      fromCache: fromCache, seconds: seconds, warnings: entry.manifest.warnings, untraced: entry.manifest.untraced,
      plan: plan)
  }
}

/// The files of a finished app.
private enum ProductName {
  static let executable = "app"
  static let sourceIndex = "sources.json"
}

import HotCompiler
import Shell

extension Installation {
  /// The kit for a compiler, built again from its sources where another compiler has built the one that is there.
  ///
  /// - Parameter willBuild: called with the version of the compiler before that.
  /// - Throws: `CompileError` when there is none that the compiler can read.
  func kit(
    for toolchain: Toolchain, in folders: Folders, willBuild: (_ version: String) -> Void
  ) throws(CompileError) -> Kit {
    let kit = try Kit(folder: kit)
    guard let source = kitSource.flatMap(KitSource.init) else { return kit }
    return try source.kit(
      for: toolchain, insteadOf: kit, in: folders.kits, cache: BuildCache(folder: folders.builds), willBuild: willBuild,
      isCancelled: { SignalPipe.isInterrupted })
  }
}

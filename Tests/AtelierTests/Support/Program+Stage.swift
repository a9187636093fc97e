import Foundation
import HotCompiler
import Shell
import StageClient

extension Program {
  /// A wiring's app in a process of its own, without a shell around it.
  static func stage(of wiring: String) throws -> any Stage {
    try stageBuilder().build(try wirings.wiring(wiring, relativeTo: apps)) { false }.launch { false }
  }

  /// What compiles and launches apps, with the cache of all tests.
  static func stageBuilder() throws -> CompilerStageBuilder {
    let compiler = HotCompiler(
      kit: try Kit(folder: products), cache: BuildCache(folder: sharedCache), toolchain: try Toolchain())
    return CompilerStageBuilder(compiler: compiler, limits: StageLimits(budget: .seconds(10)))
  }

  /// The wirings of the checkout.
  static let wirings = WiringCatalog(workshops: checkout.appending(path: "Workshops", directoryHint: .isDirectory))
}

import Foundation
import HotCompiler
import Shell
import StageClient

extension Program {
  /// A wiring's app in a process of its own, without a shell around it.
  static func stage(of wiring: String) throws -> any Stage {
    let compiler = HotCompiler(
      kit: try Kit(folder: products), cache: BuildCache(folder: sharedCache), toolchain: try Toolchain())
    let builder = CompilerStageBuilder(compiler: compiler, limits: StageLimits(budget: .seconds(10)))
    let wirings = WiringCatalog(workshops: checkout.appending(path: "Workshops", directoryHint: .isDirectory))
    return try builder.build(try wirings.wiring(wiring, relativeTo: apps)) { false }.launch { false }
  }
}

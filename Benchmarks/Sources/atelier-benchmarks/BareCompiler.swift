import Foundation

/// The compiler without a shell around it.
struct BareCompiler {
  private let checkout: Checkout
  private let output: ScratchFolder
  private let swiftc: URL

  init(_ checkout: Checkout, writingTo output: ScratchFolder) throws {
    self.checkout = checkout
    self.output = output
    swiftc = try checkout.swiftc()
  }

  /// Compiles the modules that all wirings share.
  func compileShared() throws {
    let folder = output.url.path
    for module in Checkout.sharedModules {
      try run(
        [
          "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule", "-module-name", module,
          "-c", "-o", "\(folder)/\(module).o",
        ] + checkout.shared(module))
    }
  }

  /// Compiles an app of these files, and links it.
  func compile(_ files: [String]) throws {
    let (folder, build) = (output.url.path, checkout.build.path)
    let objects = Checkout.sharedModules.map { "\(folder)/\($0).o" }
    try run(
      ["-module-name", "App", "-o", "\(folder)/app"] + objects + files
        + ["\(build)/libAtelierKit.so", "-Xlinker", "-rpath", "-Xlinker", build])
  }

  private func run(_ arguments: [String]) throws {
    try Command(executable: swiftc, arguments: flags + ["-I", output.url.path] + arguments).run()
  }

  /// As the shell compiles app code, but for the tracing.
  private var flags: [String] {
    let build = checkout.build.path
    return [
      "-package-name", "app", "-wmo", "-Onone", "-gline-tables-only", "-swift-version", "6", "-parse-as-library",
      "-D", "DEBUG", "-default-isolation", "MainActor",
      "-enable-upcoming-feature", "InferIsolatedConformances",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-I", "\(build)/Modules",
      "-Xcc", "-fmodule-map-file=\(build)/COpenCombineHelpers.build/module.modulemap",
      "-Xcc", "-fmodule-map-file=\(build)/CStageHooks.build/module.modulemap",
    ]
  }
}

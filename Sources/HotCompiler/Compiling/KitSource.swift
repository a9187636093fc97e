public import Foundation
import StableHash

/// The sources of the kit, of which it is built for a compiler that cannot read the modules of the built one.
public struct KitSource: Sendable {
  private let folder: URL

  /// The sources in a folder; nil if there are none.
  public init?(folder: URL) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else { return nil }
    self.folder = folder
  }

  /// The kit for a compiler: the one that is there if that compiler has built it, else one that is built of the sources,
  /// once.
  ///
  /// - Parameters:
  ///   - builds: the folder for what is built.
  ///   - cache: where the compiler's version is remembered.
  ///   - willBuild: called with the version of the compiler before it builds, which takes a minute or two.
  ///   - isCancelled: asked many times a second.
  /// - Throws: `CompileError.kitNotBuilt`, or what the compiler says of itself.
  public func kit(
    for toolchain: Toolchain, insteadOf kit: Kit, in builds: URL, cache: BuildCache,
    willBuild: (_ version: String) -> Void = { _ in }, isCancelled: () -> Bool = { false }
  ) throws(CompileError) -> Kit {
    let version = try toolchain.version(rememberedIn: cache, isCancelled: isCancelled)
    guard let kitVersion = kit.compilerVersion, kitVersion != version else { return kit }
    var key = StableHash()
    key.add(version)
    key.add(folder.resolvingSymlinksInPath().path)
    key.add(FileIdentity(path: folder.appending(path: "Package.swift").path)?.description ?? "none")
    let scratch = builds.appending(path: key.digest, directoryHint: .isDirectory)
    let built = scratch.appending(path: "debug", directoryHint: .isDirectory)
    if let kit = try? Kit(folder: built), kit.compilerVersion == version { return kit }

    willBuild(version)
    func failure(_ reason: String) -> CompileError {
      .kitNotBuilt(path: toolchain.compiler.path, version: version, kitVersion: kitVersion, reason: reason)
    }
    let swift = toolchain.compiler.deletingLastPathComponent().appending(path: "swift").path
    let run: CompilerRun
    do throws(CompilerRun.Failure) {
      // As in a checkout; a release build takes three times as long.
      run = try CompilerRun(
        path: swift,
        arguments: [
          "build", "--configuration", "debug", "--product", "AtelierKit", "--package-path", folder.path,
          "--scratch-path", scratch.path, "--manifest-cache", "local", "--disable-dependency-cache",
          "--disable-index-store",
        ], isCancelled: isCancelled)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .launch(let reason): throw failure("\(swift) does not start: \(reason)")
      }
    }
    guard run.isSuccess else { throw failure(run.firstError) }
    return try Kit(folder: built)
  }
}

extension CompilerRun {
  /// The first line that says what is wrong.
  fileprivate var firstError: String {
    let lines = output.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.contains("error: ") }) else { return summary }
    return String(line.replacing(#/^.*?error: /#, with: ""))
  }
}

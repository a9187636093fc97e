public import Foundation
import StableHash

/// The Swift compiler that builds apps.
public struct Toolchain: Hashable, Sendable {
  /// The path of `swiftc`.
  public let compiler: URL

  /// Finds `swiftc`: where `ATELIER_SWIFTC` points; else in the toolchain that `TOOLCHAINS` names; else in the folder of the
  /// shell; else the first in `PATH`; else beside that folder.
  ///
  /// - Parameter executable: the shell's own; nil to look elsewhere only.
  /// - Throws: `CompileError.noCompiler` or `.noToolchain` when there is none.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment, beside executable: URL? = nil
  ) throws(CompileError) {
    compiler = URL(filePath: try ToolchainSearch(environment: environment, executable: executable).compiler())
  }

  /// The first version of Swift that compiles the kit and apps.
  public static let leastVersion = "6.2"

  /// The compiler's version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  ///
  /// Starting the compiler takes longer than a warm build may, so the answer is remembered until the compiler's file
  /// changes.
  ///
  /// - Throws: `CompileError.oldCompiler` or `.brokenCompiler`.
  public func version(
    rememberedIn cache: BuildCache, isCancelled: () -> Bool = { false }
  ) throws(CompileError) -> String {
    let version = try anyVersion(rememberedIn: cache, isCancelled: isCancelled)
    if let number = version.firstMatch(of: /[0-9]+(\.[0-9]+)*/)?.output.0,
      number.compare(Self.leastVersion, options: .numeric) == .orderedAscending
    {
      throw .oldCompiler(path: compiler.path(percentEncoded: false), version: version)
    }
    return version
  }

  private func anyVersion(rememberedIn cache: BuildCache, isCancelled: () -> Bool) throws(CompileError) -> String {
    let path = compiler.resolvingSymlinksInPath().path(percentEncoded: false)
    // A stand-in that picks one of several toolchains, as swiftly and xcrun do, may pick another one next time.
    let isStandIn = !FileManager.default.fileExists(
      atPath: URL(filePath: path).deletingLastPathComponent().appending(path: "swift-frontend")
        .path(percentEncoded: false))
    var key = StableHash()
    key.add(path)
    key.add(FileIdentity(path: path)?.description ?? "none")
    if !isStandIn, let version = cache.note(for: key.digest) { return version }

    let compilerPath = compiler.path(percentEncoded: false)
    let run: CompilerRun
    do throws(CompilerRun.Failure) {
      // The frontend answers in half the time that the driver takes.
      run = try CompilerRun(path: compilerPath, arguments: ["-frontend", "--version"], isCancelled: isCancelled)
    } catch {
      throw CompileError(error, path: compilerPath)
    }
    guard run.isSuccess, let version = Toolchain.version(in: Data(run.output.utf8)) else {
      throw .brokenCompiler(path: compilerPath, reason: run.summary)
    }
    if !isStandIn { try cache.remember(version, for: key.digest) }
    return version
  }

  /// The version in a compiler's greeting or in a module that it wrote.
  static func version(in data: Data) -> String? {
    guard let start = data.firstRange(of: Data("Swift version ".utf8))?.lowerBound,
      let end = data[start...].prefix(200).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return String(decoding: data[start...end], as: UTF8.self)
  }
}

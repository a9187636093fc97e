import Foundation
import HotCompiler

/// A kit that has nothing but the trace: it writes every call to standard error.
enum TestKit {
  /// Built once for all tests.
  static let shared = Result { try make() }

  static func compiler(cache: BuildCache) throws -> HotCompiler {
    HotCompiler(kit: try shared.get(), cache: cache, toolchain: try Toolchain())
  }

  private static func make() throws -> Kit {
    let folder = LastingFolder.url.appending(path: "Kit")
    let modules = folder.appending(path: "Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let source = folder.appending(path: "Kit.swift")
    try Data(text.utf8).write(to: source)
    #if canImport(Darwin)
      let library = folder.appending(path: "libAtelierKit.dylib")
    #else
      let library = folder.appending(path: "libAtelierKit.so")
    #endif
    try Program(path: Toolchain().compiler.path()).run([
      "-swift-version", "6", "-emit-library", "-o", library.path(), "-module-name", "StageKit", "-emit-module",
      "-emit-module-path", modules.appending(path: "StageKit.swiftmodule").path(), source.path(),
    ])
    return try Kit(folder: folder)
  }

  private static let text = """
    import Foundation
    nonisolated(unsafe) private var depth = 0
    private let lock = NSLock()

    @_silgen_name("atelier_trace_enter")
    public func enter(
      _ type: Any.Type?, _ site: StaticString, _ arguments: [Any?]
    ) -> Int {
      let parts = site.description.split(separator: "\\t", omittingEmptySubsequences: false)
      let (declaration, member, file, line) = (parts[0], parts[2], parts[3], parts[4])
      // Before the lock: a description may be traced code.
      let values = arguments.map { $0.map { "\\($0)" } ?? "…" }.joined(separator: ", ")
      lock.lock()
      defer { lock.unlock() }
      defer { depth += 1 }
      let name = type.map { "\\($0)" } ?? "(\\(declaration))"
      let indentation = String(repeating: "  ", count: depth)
      FileHandle.standardError.write(
        Data("\\(indentation)\\(name) \\(member) [\\(values)] \\(file):\\(line)\\n".utf8))
      return depth
    }

    @_silgen_name("atelier_trace_closure")
    public func closure(_ site: StaticString) -> Int { enter(nil, site, []) }

    @_silgen_name("atelier_trace_exit")
    public func exit(_ call: Int) {
      lock.lock()
      depth = call
      lock.unlock()
    }
    """
}

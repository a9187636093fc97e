import Foundation
import HotCompiler
import Testing

/// The kit's sources, of which it is built for a compiler that another version of Swift belongs to.
struct KitSourceTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// What stands in for `swift build`, which makes what the kit is.
  private static let builds = """
    if [ "$1" = build ]; then
      echo build >> "$(dirname "$0")/../log"
      mkdir -p "$9/debug/Modules"
      touch "$9/debug/libAtelierKit.so" "$9/debug/libAtelierKit.dylib"
      echo "MODULE Swift version 6.4 (swift-6.4-RELEASE) MORE" > "$9/debug/Modules/StageKit.swiftmodule"
      exit 0
    fi
    """

  private func scripted(version: String, script: String) throws -> ScriptedCompiler {
    let compiler = try ScriptedCompiler(in: sandbox, version: version, script: script)
    let bin = sandbox.folder.appending(path: "bin")
    try FileManager.default.linkItem(at: bin.appending(path: "swiftc"), to: bin.appending(path: "swift"))
    try sandbox.write("// a package", to: "source/Package.swift")
    return compiler
  }

  private func kit(_ compiler: ScriptedCompiler, _ told: (String) -> Void = { _ in }) throws -> Kit {
    let source = try #require(KitSource(folder: sandbox.folder.appending(path: "source")))
    return try source.kit(
      for: compiler.toolchain, insteadOf: compiler.kit, in: sandbox.folder.appending(path: "kits"),
      cache: sandbox.cache, willBuild: told)
  }

  @Test func `for the compiler that has built the kit there is nothing to build`() throws {
    let compiler = try scripted(version: "6.3.1 (swift-6.3.1-RELEASE)", script: Self.builds)
    #expect(try kit(compiler) == compiler.kit)
    #expect(compiler.runs == ["version"])
  }

  @Test func `for another compiler it is built once`() throws {
    let compiler = try scripted(version: "6.4 (swift-6.4-RELEASE)", script: Self.builds)
    var told: [String] = []
    let first = try kit(compiler) { told.append($0) }
    #expect(first.folder.path.hasPrefix(sandbox.folder.appending(path: "kits").path))
    #expect(try kit(compiler) { told.append($0) } == first)
    #expect(told == ["Swift version 6.4 (swift-6.4-RELEASE)"])
    #expect(compiler.runs.filter { $0 == "build" }.count == 1)
  }

  @Test func `what keeps it from being built is said, with what to do`() throws {
    let compiler = try scripted(
      version: "6.2 (swift-6.2-RELEASE)",
      script: """
        if [ "$1" = build ]; then
          echo "warning: something"
          echo "error: package 'kit' is using Swift tools version 6.3.0 but the installed version is 6.2.0"
          exit 1
        fi
        """)
    let error = #expect(throws: CompileError.self) { try kit(compiler) }
    #expect(
      error?.description.replacing(sandbox.folder.path(), with: "<here>") == """
        the compiler <here>/bin/swiftc is Swift version 6.2 (swift-6.2-RELEASE), and the kit was built by Swift version \
        6.3.1 (swift-6.3.1-RELEASE); building it again for this compiler failed: package 'kit' is using Swift tools \
        version 6.3.0 but the installed version is 6.2.0; set ATELIER_SWIFTC to the swiftc of the other version, or try \
        again
        """)
  }

  @Test func `a folder without a package has no sources`() {
    #expect(KitSource(folder: sandbox.folder).map { _ in true } == nil)
  }
}

import Foundation
import HotCompiler

/// A `swiftc` that is a shell script: it writes down that it was started, and makes what it was asked for.
struct ScriptedCompiler {
  private let sandbox: Sandbox
  let toolchain: Toolchain
  let kit: Kit

  /// - Parameter script: what it does before it makes its output.
  init(
    in sandbox: Sandbox, version: String = "6.3.1 (swift-6.3.1-RELEASE)",
    kitVersion: String = "6.3.1 (swift-6.3.1-RELEASE)", script: String = ""
  ) throws {
    self.sandbox = sandbox
    let log = sandbox.folder.appending(path: "log").path()
    try sandbox.write(
      """
      if [ "$1" = --version ]; then echo version >> "\(log)"; echo "Swift version \(version)"; exit 0; fi
      echo compile >> "\(log)"
      \(script)
      while [ $# -gt 0 ]; do
        case "$1" in
          -o) output="$2"; shift ;;
          -emit-module-path) touch "$2"; shift ;;
        esac
        shift
      done
      echo product > "$output"
      """, to: "bin/behaviour")
    let compiler = sandbox.folder.appending(path: "bin/swiftc")
    try FileManager.default.linkItem(at: ScriptedCompiler.interpreter.get(), to: compiler)
    try sandbox.write("", to: "bin/swift-frontend")
    try sandbox.write("", to: "kit/libAtelierKit.so")
    try sandbox.write("", to: "kit/libAtelierKit.dylib")
    try sandbox.write("MODULE Swift version \(kitVersion) MORE", to: "kit/Modules/StageKit.swiftmodule")
    kit = try Kit(folder: sandbox.folder.appending(path: "kit"))
    toolchain = try Toolchain(environment: ["ATELIER_SWIFTC": compiler.path()])
  }

  /// Written once, and linked to wherever it is needed: a file cannot be started while some process that is just being
  /// spawned by another test still has it open for writing.
  private static let interpreter = Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "HotCompilerTestCompiler-\(getpid())")
    try Data("#!/bin/sh\n. \"$(dirname \"$0\")/behaviour\"\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
    return file
  }

  /// What the compiler was started for so far.
  var runs: [String] { sandbox.read("log").split(separator: "\n").map(String.init) }

  func compiler(cache: BuildCache? = nil) -> HotCompiler {
    HotCompiler(kit: kit, cache: cache ?? sandbox.cache, toolchain: toolchain)
  }
}

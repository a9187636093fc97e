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
    let compiler = sandbox.folder.appending(path: "bin/swiftc")
    try sandbox.write("", to: "bin/swift-frontend")
    try FileManager.default.linkItem(at: Self.files.get().old, to: compiler)
    try sandbox.write("", to: "kit/libAtelierKit.so")
    try sandbox.write("", to: "kit/libAtelierKit.dylib")
    try sandbox.write("MODULE Swift version \(kitVersion) MORE", to: "kit/Modules/StageKit.swiftmodule")
    kit = try Kit(folder: sandbox.folder.appending(path: "kit"))
    toolchain = try Toolchain(environment: ["ATELIER_SWIFTC": compiler.path()])
    try behave(version: version, script: script)
  }

  /// Puts another compiler in the place of this one.
  func replace(version: String) throws {
    let compiler = sandbox.folder.appending(path: "bin/swiftc")
    try FileManager.default.removeItem(at: compiler)
    try FileManager.default.linkItem(at: Self.files.get().new, to: compiler)
    try behave(version: version, script: "")
  }

  private func behave(version: String, script: String) throws {
    let log = sandbox.folder.appending(path: "log").path()
    try sandbox.write(
      """
      if [ "$2" = --version ]; then echo version >> "\(log)"; echo "Swift version \(version)"; exit 0; fi
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
  }

  /// Two executables, told apart by their sizes, that do what the file `behaviour` beside them says.
  ///
  /// Written once, by another process: a file that this one has written cannot be started while a process that some
  /// other test is just spawning still has it open.
  private static let files = Result {
    let folder = LastingFolder.url.appending(path: "Compilers").path()
    try Program(path: "/bin/sh").run([
      "-c",
      """
      mkdir -p "$0" && cd "$0"
      printf '#!/bin/sh\\n. "$(dirname "$0")/behaviour"\\n' > old
      cp old new && echo '# new' >> new && chmod 755 old new
      """, folder,
    ])
    return (old: URL(filePath: "\(folder)/old"), new: URL(filePath: "\(folder)/new"))
  }

  /// What the compiler was started for so far.
  var runs: [String] { sandbox.read("log").split(separator: "\n").map(String.init) }

  func compiler(cache: BuildCache? = nil) -> HotCompiler {
    HotCompiler(kit: kit, cache: cache ?? sandbox.cache, toolchain: toolchain)
  }
}

import Foundation
import HotCompiler
import Testing

/// Where the compiler is looked for.
struct ToolchainSearchTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// An executable file at each of these paths.
  private func lay(_ paths: String...) throws {
    for path in paths {
      let file = try sandbox.write("#!/bin/sh\n", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  /// What is found, relative to the sandbox, by a shell that was unpacked into `atelier`.
  private func found(_ environment: [String: String]) throws -> String {
    let here = sandbox.folder.path
    let environment = environment.mapValues { $0.replacing("<here>", with: here) }
    let executable = sandbox.folder.appending(path: "atelier/bin/atelier")
    do {
      return try Toolchain(environment: environment, beside: executable).compiler.path.replacing(here + "/", with: "")
    } catch {
      return "\(error)".replacing(here, with: "<here>")
    }
  }

  @Test func `what somebody has said comes first, then the shell's own folder, PATH, and the folder around it`() throws
  {
    try lay("atelier/bin/atelier", "swift-6.2/usr/bin/swiftc", "swift-6.3/usr/bin/swiftc")
    let path = ["PATH": "/nowhere:<here>/bin"]
    #expect(try found(path) == "swift-6.3/usr/bin/swiftc")
    try lay("bin/swiftc")
    #expect(try found(path) == "bin/swiftc")
    try lay("atelier/swift/usr/bin/swiftc")
    #expect(try found(path) == "atelier/swift/usr/bin/swiftc")
    try lay("atelier/usr/bin/swiftc")
    #expect(try found(path) == "atelier/usr/bin/swiftc")
    #expect(try found(path.merging(["TOOLCHAINS": "<here>/swift-6.2"]) { $1 }) == "swift-6.2/usr/bin/swiftc")
    try lay("my swift/usr/bin/swiftc")
    #expect(try found(path.merging(["TOOLCHAINS": "<here>/my swift"]) { $1 }) == "my swift/usr/bin/swiftc")
    let said = ["TOOLCHAINS": "<here>/swift-6.2", "ATELIER_SWIFTC": "<here>/swift-6.3/usr/bin/swiftc"]
    #expect(try found(path.merging(said) { $1 }) == "swift-6.3/usr/bin/swiftc")
  }

  #if os(Linux)
    @Test func `TOOLCHAINS names one of those that swiftly has`() throws {
      try lay("bin/swiftc", "swiftly/toolchains/6.2.1/usr/bin/swiftc", "swiftly/toolchains/6.3.0/usr/bin/swiftc")
      func found(_ name: String) throws -> String {
        try self.found(["PATH": "<here>/bin", "SWIFTLY_HOME_DIR": "<here>/swiftly", "TOOLCHAINS": name])
      }
      #expect(try found("6.2.1") == "swiftly/toolchains/6.2.1/usr/bin/swiftc")
      #expect(try found("9 6.3.0") == "swiftly/toolchains/6.3.0/usr/bin/swiftc")
      #expect(try found("") == "bin/swiftc")
      #expect(
        try found("9") == """
          TOOLCHAINS names 9, and there is no such toolchain in <here>/swiftly/toolchains; there is 6.2.1, 6.3.0; unset it \
          to use the swiftc in PATH, or set ATELIER_SWIFTC to a swiftc
          """)
    }
  #endif
}

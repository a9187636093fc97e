import Foundation
import HotCompiler
import Testing

/// What cannot be built, and what is said about it. `<here>` stands for the test's own folder.
struct RefusalTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    (
      ["Notes.txt": "no code"],
      "there are no Swift files in <here>/App; give the folder that holds the app's code"
    ),
    (
      [".Hidden.swift": main, ".build/Main.swift": main, "Package.swift": main],
      "there are no Swift files in <here>/App; give the folder that holds the app's code"
    ),
    (
      ["Model.swift": "struct Model {}"],
      "no type in <here>/App is marked @main; mark the application delegate: @main final class AppDelegate: "
        + "ApplicationDelegate, in a file with import StageKit"
    ),
    (
      ["A.swift": main, "Sub/B.swift": "\n@main\nfinal class Other { static func main() {} }"],
      "more than one type is marked @main: A.swift:1, Sub/B.swift:3; leave one"
    ),
    (
      ["App.swift": main, "Start/main.swift": "print(1)"],
      "Start/main.swift runs code of its own at launch; move it into the type that is marked @main, and rename the file"
    ),
  ])
  func `code that cannot be an app is refused by its files`(files: [String: String], message: String) throws {
    let compiler = try ScriptedCompiler(in: sandbox).compiler()
    #expect(refusal { try compiler.build(sandbox.app(files)) } == message)
  }

  @Test func `code that no compiler survives does not reach it`() throws {
    let files = ["App.swift": main, "Deep.swift": "\nlet deep = b\(String(repeating: ".c", count: 50_000))"]
    let compiler = try ScriptedCompiler(in: sandbox).compiler()
    #expect(
      refusal { try compiler.build(sandbox.app(files)) }
        == "Deep.swift:2:1: error: nested too deeply, or too long, to be read as Swift")
  }

  @Test func `a missing folder is named`() throws {
    let compiler = try ScriptedCompiler(in: sandbox).compiler()
    let app = AppSource(name: "none", folder: sandbox.folder.appending(path: "none"))
    #expect(
      refusal { try compiler.build(app) }
        == "there is no folder <here>/none; give the folder that holds the app's Swift files")
  }

  // Elsewhere, the system itself makes sure that names are in UTF-8.
  #if os(Linux)
    @Test func `a file whose name is not in UTF-8 is to be renamed`() throws {
      let compiler = try ScriptedCompiler(in: sandbox).compiler()
      let app = try sandbox.app(["App.swift": "@main enum App {}"])
      let path = Array(app.folder.path().utf8) + [UInt8(ascii: "/"), 0xFF, 0xFE] + Array(".swift".utf8) + [0]
      let file = path.withUnsafeBytes { bytes in
        fopen(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), "w")
      }
      fclose(file)
      #expect(
        refusal { try compiler.build(app) }
          == "\u{FFFD}\u{FFFD}.swift cannot be read: its name is not in UTF-8; rename it")
    }
  #endif

  @Test func `a link that leads nowhere is named`() throws {
    let compiler = try ScriptedCompiler(in: sandbox).compiler()
    let app = try sandbox.app(["App.swift": main])
    try FileManager.default.createSymbolicLink(
      atPath: app.folder.appending(path: "Lost.swift").path(), withDestinationPath: "nowhere.swift")
    #expect(refusal { try compiler.build(app) } == "Lost.swift cannot be read: the link leads nowhere")
  }

  @Test func `links to files and folders are followed, and no link twice`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let app = try sandbox.app(["App.swift": main, "Sub/One.swift": "struct One {}"])
    try sandbox.write("struct Shared {}", to: "Elsewhere/Shared.swift")
    for (link, target) in [("Linked", "../Elsewhere"), ("Sub/Loop", ".."), ("Two.swift", "../Elsewhere/Shared.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: app.folder.appending(path: link).path(), withDestinationPath: target)
    }
    #expect(try scripted.compiler().build(app).fileCount == 4)
  }

  @Test func `both compilers are named if another one built the kit`() throws {
    let scripted = try ScriptedCompiler(in: sandbox, version: "6.2 (swift-6.2-RELEASE)")
    let compiler = scripted.compiler()
    #expect(
      refusal { try compiler.build(sandbox.app(["App.swift": main])) } == """
        the compiler <here>/bin/swiftc is Swift version 6.2 (swift-6.2-RELEASE), but the kit in <here>/kit was built by \
        Swift version 6.3.1 (swift-6.3.1-RELEASE); build Atelier again with this compiler, or set ATELIER_SWIFTC to the \
        other one
        """)
  }

  @Test(arguments: ["5.10.1", "6.1.9", "6.2", "6.10", "10.0"])
  func `a compiler that is too old is named, with the version that is needed`(number: String) throws {
    let scripted = try ScriptedCompiler(in: sandbox, version: "\(number) (swift-\(number)-RELEASE)")
    let words = refusal { try scripted.toolchain.version(rememberedIn: sandbox.cache) }
    guard ["5.10.1", "6.1.9"].contains(number) else {
      #expect(words == "no refusal: Swift version \(number) (swift-\(number)-RELEASE)")
      return
    }
    #expect(
      words == """
        the compiler <here>/bin/swiftc is Swift version \(number) (swift-\(number)-RELEASE), and Atelier needs 6.2 or \
        later; install that from swift.org/install, or set ATELIER_SWIFTC to its swiftc
        """)
  }

  @Test func `a compiler that took the place of another is asked again`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let app = try sandbox.app(["App.swift": main])
    _ = try scripted.compiler().build(app)
    try scripted.replace(version: "7 (new)")

    #expect(refusal { try scripted.compiler().build(app) }.contains("is Swift version 7 (new), but the kit"))
  }

  @Test func `a compiler that does not run is named`() throws {
    let compiler = try ScriptedCompiler(in: sandbox, version: "\"; echo broken; exit 1; : \"").compiler()
    #expect(
      refusal { try compiler.build(sandbox.app(["App.swift": main])) } == """
        the compiler <here>/bin/swiftc does not run: Swift version ; install Swift again, or set ATELIER_SWIFTC to \
        another swiftc
        """)
  }

  @Test(arguments: [
    (
      "echo '<unknown>:0: error: compile command failed due to signal 9 (use -v to see invocation)'; exit 1",
      """
      the compiler was ended by signal 9, most likely because memory ran out; nothing was found wrong with the code, so \
      close what needs memory, and try again
      """
    ),
    (
      "kill -TERM $$",
      """
      the compiler was ended by signal 15, most likely because memory ran out; nothing was found wrong with the code, so \
      close what needs memory, and try again
      """
    ),
    (
      "kill -XFSZ $$",
      """
      the compiler was ended by signal 25, because a file became larger than `ulimit -f` allows; nothing was found wrong \
      with the code, so raise that, and try again
      """
    ),
    (
      "echo \"<unknown>:0: error: error opening input file '/cache/User.o' (No such file or directory)\"; exit 1",
      """
      the compiler could not do its work: error opening input file; nothing was found wrong with the code, so make room \
      for what it writes in <here>/cache, and try again
      """
    ),
    (
      "kill -XCPU $$",
      """
      the compiler took longer than `ulimit -t` allows; nothing was found wrong with the code, so raise that, and try again
      """
    ),
    (
      "echo 'LLVM ERROR: IO failure on output stream: No space left on device'; exit 1",
      """
      the compiler could not do its work: No space left on device; nothing was found wrong with the code, so make room \
      for what it writes in <here>/cache, and try again
      """
    ),
  ])
  func `a compiler that was kept from its work does not blame the code, and is tried afresh`(
    script: String, message: String
  ) throws {
    let scripted = try ScriptedCompiler(
      in: sandbox, script: "if [ ! -e \"$(dirname \"$0\")/over\" ]; then \(script); fi")
    let app = try sandbox.app(["App.swift": main])
    #expect(refusal { try scripted.compiler().build(app) } == message)
    #expect(scripted.runs == ["version", "compile"])

    try sandbox.write("", to: "bin/over")
    let build = try scripted.compiler().build(app)
    #expect(build.untraced == [])
    #expect(!build.fromCache)
  }

  @Test func `a failure without a cause that does not come again is none`() throws {
    let scripted = try ScriptedCompiler(
      in: sandbox, script: "if [ $(grep -c compile \"$(dirname \"$0\")/../log\") = 1 ]; then exit 1; fi")
    let build = try scripted.compiler().build(sandbox.app(["App.swift": main]))

    #expect(build.untraced == [])
    #expect(scripted.runs == ["version", "compile", "compile", "compile"])
  }

  @Test func `a compiler is looked for where the environment says`() throws {
    let path = try ScriptedCompiler(in: sandbox).toolchain.compiler.path()
    #expect(try Toolchain(environment: ["PATH": "/nowhere:\(sandbox.folder.path())/bin"]).compiler.path() == path)
    #expect(
      refusal { try Toolchain(environment: ["PATH": "/nowhere"]) }
        == "there is no swiftc in PATH, nor beside atelier; install Swift from swift.org/install, or set ATELIER_SWIFTC to "
        + "a swiftc")
    #expect(
      refusal { try Toolchain(environment: ["PATH": "/usr/bin", "ATELIER_SWIFTC": "/nowhere/swiftc"]) } == """
        there is no swiftc at /nowhere/swiftc, where ATELIER_SWIFTC points; set it to a swiftc, or unset it to use the \
        one in PATH
        """)
  }

  @Test func `what a kit lacks is named`() throws {
    try sandbox.write("", to: "kit/libAtelierKit.so")
    try sandbox.write("", to: "kit/libAtelierKit.dylib")
    #expect(
      refusal { try Kit(folder: sandbox.folder.appending(path: "kit")) }
        == "<here>/kit has no AtelierKit: Modules/StageKit.swiftmodule is missing; build or install Atelier again")
  }

  private func refusal(_ work: () throws -> some Any) -> String {
    do {
      return "no refusal: \(try work())"
    } catch {
      return "\(error)".replacing(sandbox.folder.path(), with: "<here>")
    }
  }
}

private let main = "@main struct Main { static func main() {} }\n"

import Foundation
import HotCompiler
import Testing

/// Folders that overlay an app's.
struct OverlayTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(in: LastingFolder.url)
  }

  /// The app with an overlay of these files.
  private func varied(_ files: [String: String], named name: String = "loud") throws -> AppSource {
    let app = try sandbox.app([
      "App.swift": "@main struct App { static func main() { Greeter().greet() } }",
      "Greeting/Greeter.swift": "struct Greeter { func greet() { print(\"hello\") } }",
      "Greeting/Unused.swift": "struct Unused {}",
    ])
    for (file, text) in files { try sandbox.write(text, to: "Variations/\(name)/\(file)") }
    let folder = sandbox.folder.appending(path: "Variations/\(name)")
    return AppSource(
      name: app.name, folder: app.folder, overlays: [OverlaySource(name: "Variations/\(name)", folder: folder)])
  }

  @Test func `an overlay replaces, adds and removes files, and is a build of its own`() throws {
    let app = try varied([
      "Greeting/Greeter.swift": "struct Greeter { func greet() { print(Words.hello, #filePath) } }",
      "Greeting/Words.swift": "enum Words { static let hello = \"HELLO\" }",
      "absent": "# nobody needs it\nGreeting/Unused.swift\n",
    ])
    let compiler = try TestKit.compiler(cache: sandbox.cache)
    let build = try compiler.build(app)
    let output = try Program(path: build.executable.path()).run()
    let file = sandbox.folder.appending(path: "Variations/loud/Greeting/Greeter.swift").path()
    #expect(output.text == "HELLO \(file)\n")
    #expect(
      output.errors == """
        App main() [] App.swift:1
          Greeter greet() [] Variations/loud/Greeting/Greeter.swift:1

        """)
    #expect(build.fileCount == 3)
    #expect(try compiler.build(app).executable == build.executable)
    #expect(try compiler.build(AppSource(name: app.name, folder: app.folder)).executable != build.executable)
  }

  @Test func `mistakes are shown in the file that holds them`() throws {
    let app = try varied(["Greeting/Greeter.swift": "struct Greeter {\n  func greet() { missing() }\n}"])
    let compiler = try TestKit.compiler(cache: sandbox.cache)
    #expect(
      refusal { try compiler.build(app) } == """
        Variations/loud/Greeting/Greeter.swift:2:18: error: cannot find 'missing' in scope
            func greet() { missing() }
                           ^
        """)
  }

  @Test(arguments: [
    (
      ["absent": "Greeting/Gone.swift"],
      """
      Variations/loud/absent removes Greeting/Gone.swift, which is not there; write the path of a file of the app, \
      relative to its folder
      """
    ),
    (
      ["Again.swift": "@main struct Again { static func main() {} }"],
      "more than one type is marked @main: Variations/loud/Again.swift:1, App.swift:1; leave one"
    ),
  ])
  func `an overlay that does not fit the app is refused`(files: [String: String], message: String) throws {
    let compiler = try TestKit.compiler(cache: sandbox.cache)
    #expect(refusal { try compiler.build(varied(files)) } == message)
  }

  private func refusal(_ work: () throws -> some Any) -> String {
    do {
      return "no refusal: \(try work())"
    } catch {
      return "\(error)"
    }
  }
}

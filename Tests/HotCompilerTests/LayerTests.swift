import Foundation
import HotCompiler
import Testing

/// Folders of an app that are modules too.
struct LayerTests {
  private let files = [
    "App.swift": """
    import SampleScreens

    @main struct App {
      static func main() { print(Screen().title) }
    }
    """,
    "Domain/User.swift": """
    package struct User {
      package let name = "Ann"
      package init() {}
    }
    """,
    "Screens/Screen.swift": """
    import SampleDomain

    package struct Screen {
      package init() {}
      package var title: String { User().name }
    }
    """,
  ]
  private let layers = [
    LayerSource(name: "SampleDomain", path: "Domain"), LayerSource(name: "SampleScreens", path: "Screens"),
  ]

  private func app(_ files: [String: String], in sandbox: Sandbox, changes: [String: String] = [:]) throws -> AppSource
  {
    let app = try sandbox.app(files)
    var overlays: [OverlaySource] = []
    if !changes.isEmpty {
      let folder = sandbox.folder.appending(path: "Change")
      for (name, text) in changes {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      overlays = [OverlaySource(name: "Change", folder: folder)]
    }
    return AppSource(name: app.name, folder: app.folder, layers: layers, overlays: overlays)
  }

  @Test func `a layer sees those before it, and calls in it are told of with the rest`() throws {
    let sandbox = try Sandbox()
    let build = try TestKit.compiler(cache: sandbox.cache).build(app(files, in: sandbox))
    let output = try Program(path: build.executable.path()).run()
    #expect(output.text == "Ann\n")
    #expect(output.errors.contains("Screen title [] Screens/Screen.swift:5"))
    #expect(build.fileCount == 3)
  }

  @Test func `what overlays a layer is compiled into it`() throws {
    let sandbox = try Sandbox()
    let user = try #require(files["Domain/User.swift"]).replacing("Ann", with: "Bob")
    let build = try TestKit.compiler(cache: sandbox.cache)
      .build(app(files, in: sandbox, changes: ["Domain/User.swift": user]))
    #expect(try Program(path: build.executable.path()).run().text == "Bob\n")
  }

  @Test func `a layer cannot name one that is not before it`() throws {
    let sandbox = try Sandbox()
    var files = files
    files["Domain/Screens.swift"] = "import SampleScreens"
    let app = try app(files, in: sandbox)
    let compiler = try TestKit.compiler(cache: sandbox.cache)
    let error = #expect(throws: CompileError.self) { try compiler.build(app) }
    guard case .failed(let diagnostics)? = error else {
      Issue.record("it failed otherwise: \(String(describing: error))")
      return
    }
    #expect(
      diagnostics.map { "\($0.file):\($0.line) \($0.message)" } == [
        "Domain/Screens.swift:1 no such module 'SampleScreens'"
      ])
  }
}

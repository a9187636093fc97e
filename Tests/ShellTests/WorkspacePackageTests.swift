import Foundation
import Shell
import Testing

/// The package around the code of a workspace, which editors and `swift build` read.
struct WorkspacePackageTests {
  private let workshop: SampleWorkshop

  init() throws {
    workshop = try SampleWorkshop(
      front: "modules:\n  Library: VIPLibrary",
      files: [
        "Workshops/VIPER/App/Library/Push.swift": "package struct Push {}\n",
        "Workshops/VIPER/Steps/01-view/absent": "Router.swift\nLibrary/\n",
      ])
  }

  private var file: URL { workshop.folder.url.appending(path: "work/vip/Package.swift") }
  private var manifest: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  private func layers() -> String {
    let lines = manifest.split(separator: "\n")
    return lines.drop { !$0.hasPrefix("let layers") }.prefix { !$0.hasPrefix("var ") }.joined(separator: "\n")
  }

  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", file.deletingLastPathComponent().path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private static let none = "let layers: [(name: String, path: String)] = []"
  private static let library = """
    let layers: [(name: String, path: String)] = [
      (name: "VIPLibrary", path: "Library"),
    ]
    """

  @Test func `the manifest says how to open a folder for which no kit is known`() {
    _ = workshop.answer("workshop vip")
    #expect(
      manifest.contains(
        """
        guard let kit = flags.flatMap({ try? JSONDecoder().decode(Kit.self, from: $0) }) else {
          let problem = "error: open this folder in Atelier once: `workshop vip <this folder>` says where its kit is\\n"
          FileHandle.standardError.write(Data(problem.utf8))
          exit(1)
        }
        """))
  }

  @Test func `the manifest names the modules that the code has at each step`() throws {
    _ = workshop.answer("workshop vip")
    #expect(layers() == Self.none)
    _ = workshop.answer("step router")
    #expect(layers() == Self.library)
    _ = workshop.answer("step view")
    #expect(layers() == Self.none)
    #expect(try git("show", "main:Package.swift").contains(Self.none))
    #expect(try git("show", "workshops/VIPER/02-router:Package.swift").contains(Self.library))
    #expect(try git("status", "--porcelain") == "")
  }

  @Test func `code that is carried on leaves the manifest as the step has it`() throws {
    _ = workshop.answer("workshop vip; step view")
    try workshop.write("class View {\n  var mine = 1\n}\n", to: "Mine.swift")
    _ = workshop.answer("step router --carry")
    #expect(layers() == Self.library)
    #expect(try git("status", "--porcelain") == "")
  }

  @Test func `a version from another step brings its modules along`() throws {
    _ = workshop.answer("workshop vip; step router; step view")
    _ = workshop.answer("mine 2 --back")
    #expect(workshop.code("Library/Push.swift") != nil)
    #expect(layers() == Self.library)
  }

  @Test func `a manifest of the learner's own stays`() throws {
    _ = workshop.answer("workshop vip")
    let mine = manifest + "// mine\n"
    try Data(mine.utf8).write(to: file)
    _ = workshop.answer("step router")
    #expect(manifest == mine)
    _ = workshop.answer("step start")
    #expect(manifest == mine)
  }
}

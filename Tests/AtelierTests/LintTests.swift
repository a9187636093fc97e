import Foundation
import Testing

/// `atelier lint` and what it answers to its caller.
struct LintTests {
  private let program: Program
  private let folder: URL

  private let strongView = """
    final class UserPresenter {
      var view: UserViewInput?
    }
    final class UserInteractor {}

    """

  init() throws {
    program = try Program()
    folder = program.home.appending(path: "Sources", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: some DataProtocol, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text).write(to: file)
  }

  private func lint(_ arguments: String...) throws -> Program.Result {
    try program.run(arguments: ["lint", folder.path] + arguments)
  }

  @Test func `the exit code is 1 for a finding and 0 for none, and auto says what it took`() throws {
    try write(Data(strongView.utf8), to: "User.swift")

    let found = try lint()
    #expect(found.output.contains("User.swift:2:7: error: UserPresenter holds its view"))
    #expect(found.output.hasSuffix("viper (1 interactor, 1 presenter): 1 file, 1 finding"))
    #expect(found.exitCode == 1)

    let none = try lint("--only", "VI-2,SM-1")
    #expect(none.output == "viper (1 interactor, 1 presenter): 1 file, no finding")
    #expect(none.exitCode == 0)
  }

  @Test(arguments: ["text", "github", "json", "sarif"])
  func `the name of a file is shown, and not carried out`(format: String) throws {
    try write(Data(strongView.utf8), to: "A\u{1B}]0;name\u{7}\u{9B}2J.swift")
    let terminal = try program.terminal(["lint", folder.path, "--format", format], columns: 200)
    #expect(try terminal.waitForExit() == 1)
    let shown = try lint("--format", format).output
    #expect(!shown.contains("\u{1B}") && !shown.contains("\u{7}"))
    #expect(shown.contains("name"))
    #expect(terminal.screen.contains("name"))
  }

  @Test func `what is wrong in a configuration is shown, and not carried out`() throws {
    try write(Data(strongView.utf8), to: "User.swift")
    try write(Data("- \u{1B}]0;name\u{7}\n".utf8), to: ".atelier.yml")
    let result = try lint()
    #expect(result.exitCode == 2)
    #expect(!(result.output + result.problems).contains("\u{1B}"))
  }

  @Test(arguments: [
    (["--architecture", "mvc"], "there is no architecture mvc; there are auto, contexts, mvpcf, viper, mvvmc, mvvmfc"),
    (["--only", "VI-22"], "there is no rule VI-22; did you mean VI-14?"),
    (["--config", "nowhere.yml"], "there is no configuration nowhere.yml"),
    (["--baseline", "nowhere.json"], "there is no baseline nowhere.json"),
    (["--format", "xml"], "'xml'"),
  ])
  func `wrong use is told of and ends with 2`(arguments: [String], words: String) throws {
    try write(Data(strongView.utf8), to: "User.swift")
    let result = try program.run(arguments: ["lint", folder.path] + arguments)

    #expect(result.problems.contains(words), "\(result.problems)")
    #expect(result.exitCode == 2)
  }

  @Test func `a path without Swift is wrong use, whether it is there or not`() throws {
    let empty = try lint()
    #expect(empty.problems.contains("there is no Swift file in \(folder.path)"))
    #expect(empty.exitCode == 2)

    let nowhere = try program.run(arguments: ["lint", "nowhere"])
    #expect(
      nowhere.problems == """
        Error: there is no nowhere; name a Swift file or a folder with some
        Usage: atelier lint [<options>] [<path> ...]
          See 'atelier lint --help' for more information.
        """)
    #expect(nowhere.exitCode == 2)
  }

  @Test func `what cannot be read as Swift is reported, and the rest is checked`() throws {
    try write(Data(strongView.utf8), to: "User.swift")
    try write(Data("struct {".utf8), to: "Broken.swift")
    try write(Data("\nlet name = [\(String(repeating: "[", count: 40))".utf8), to: "Deep.swift")
    try write(Data("let name = \"".utf8) + [0xE9] + Data("\"".utf8), to: "Latin.swift")
    let result = try lint()

    #expect(result.output.contains("Broken.swift:1:8: error: expected identifier; not checked"))
    #expect(
      result.output.contains(
        "Deep.swift:2:1: error: nested too deeply, or too long, to be read as Swift; not checked"))
    #expect(result.output.contains("Latin.swift:1:13: error: invalid UTF-8"))
    #expect(result.output.contains("User.swift:2:7: error:"))
    #expect(result.exitCode == 1)
  }

  @Test func `a file that cannot be read is reported, and the rest is checked`() throws {
    try write(Data(strongView.utf8), to: "User.swift")
    try write(Data("let name = 1".utf8), to: "Secret.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.appending(path: "Gone.swift"), withDestinationURL: folder.appending(path: "Nowhere.swift"))
    try #require(mkfifo(folder.appending(path: "Pipe.swift").path, 0o600) == 0)
    try #require(chmod(folder.appending(path: "Secret.swift").path, 0) == 0)
    let result = try lint("--only", "VI-2")
    // Nothing is secret from a superuser.
    let isSecret = getuid() != 0

    #expect(
      result.output.replacing(folder.path + "/", with: "") == """
        Gone.swift: error: the link leads nowhere; not checked
        Pipe.swift: error: this is not a regular file; not checked
        \(isSecret ? "Secret.swift: error: the file cannot be read: permission denied; not checked\n" : "")\
        viper (1 interactor, 1 presenter): \(isSecret ? "1 file, 3" : "2 files, 2") not checked, no finding
        """)
    #expect(result.exitCode == 1)
  }

  @Test func `a baseline is told to be without what cannot be read`() throws {
    try write(Data(strongView.utf8), to: "User.swift")
    try write(Data("struct {".utf8), to: "Broken.swift")
    let file = program.home.appending(path: "baseline.json").path
    let result = try lint("--write-baseline", file)

    #expect(result.output == "1 finding written to \(file)")
    #expect(
      result.problems.replacing(folder.path + "/", with: "")
        == "Broken.swift:1:8: error: expected identifier; not checked")
    #expect(result.exitCode == 1)
  }

  @Test func `links that lead in a circle are left out`() throws {
    try write(Data(strongView.utf8), to: "Screens/User.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Screens/Up"), withDestinationURL: folder)

    #expect(try lint().output.hasSuffix(": 1 file, 1 finding"))
  }

  @Test func `of a workshop the app is checked, and what overlays it where that is named`() throws {
    let page = "---\nid: viper\nwiring: viper\narchitecture: VI\n---\n# VIPER\n"
    let right = "final class UserPresenter {\n  weak var view: UserViewInput?\n}\n"
    try write(Data("struct User {}\n".utf8), to: "Common/User.swift")
    try write(Data(page.utf8), to: "VIPER/workshop.md")
    try write(Data(right.utf8), to: "VIPER/App/User.swift")
    try write(Data("final class UserPresenter {}\n".utf8), to: "VIPER/Steps/01-view/User.swift")
    try write(Data(strongView.utf8), to: "VIPER/Variations/strong-view/User.swift")
    func lint(_ path: String) throws -> String {
      let result = try program.run(arguments: ["lint", folder.path + path, "--only", "VI-3"])
      return "\(result.problems)\n\(result.output)".replacing(folder.path, with: "…")
    }

    #expect(
      try lint("/VIPER") == """
        …/VIPER: App is checked; Steps and Variations are not, unless named
        viper (its workshop.md says so): 1 file, no finding
        """)
    #expect(
      try lint("/VIPER/Variations/strong-view").split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
        == [
          "…/VIPER/Variations/strong-view is checked overlaid on App",
          "…/VIPER/Variations/strong-view/User.swift:2:7: error: UserPresenter holds its view, a UserViewInput, "
            + "strongly [VI-3]",
          "viper (its workshop.md says so): 1 file, 1 finding",
        ])
    #expect(try lint("/VIPER/Steps").hasSuffix("viper (its workshop.md says so): 1 file, no finding"))
    #expect(
      try lint("") == """
        …/VIPER: App is checked; Steps and Variations are not, unless named
        …: no architecture (no architecture's parts are there): 1 file, no finding
        …/VIPER: viper (its workshop.md says so): 1 file, no finding
        """)
  }

  @Test func `apps with an Xcode project each are checked one by one, and together where each is named`() throws {
    func project(_ product: String) -> Data {
      Data(
        """
        {
          objects = {
            F = {isa = PBXFileReference; path = User.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; productType = "com.apple.product-type.\(product)"; buildPhases = (S); };
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
          };
          rootObject = P;
        }
        """.utf8)
    }
    for app in ["First", "Second"] {
      try write(project("application"), to: "\(app)/\(app).xcodeproj/project.pbxproj")
      try write(Data(strongView.utf8), to: "\(app)/User.swift")
    }
    func lint(_ paths: String...) throws -> String {
      let result = try program.run(
        arguments: ["lint", "--summary", "--only", "VI-3"] + paths.map { folder.path + $0 })
      return "\(result.problems)\n\(result.output)".replacing(folder.path, with: "…")
    }

    let each = """
      2 apps with a project each are checked one by one; name each to join them
      2  VI-3  A presenter holds its view weakly

      1  …/First
      1  …/Second

      …/First: viper (1 interactor, 1 presenter): 1 file, 1 finding
      …/Second: viper (1 interactor, 1 presenter): 1 file, 1 finding
      """
    #expect(try lint("") == each)
    #expect(try lint("/") == each)
    #expect(
      try lint("/First", "/Second").hasSuffix("viper (1 interactor, 1 presenter): 2 files, 2 findings"))

    // A workshop beside them is one of its own.
    try write(Data("---\nid: viper\nwiring: viper\narchitecture: VI\n---\n# VIPER\n".utf8), to: "VIPER/workshop.md")
    try write(Data(strongView.utf8), to: "VIPER/App/User.swift")
    #expect(
      try lint("").hasSuffix(
        """
        …/Second: viper (1 interactor, 1 presenter): 1 file, 1 finding
        …/VIPER: viper (its workshop.md says so): 1 file, 1 finding
        """))
    try FileManager.default.removeItem(at: folder.appending(path: "VIPER"))

    // A library is a part of the app beside it.
    try write(project("framework"), to: "Second/Second.xcodeproj/project.pbxproj")
    #expect(try lint("").hasSuffix("\nviper (1 interactor, 1 presenter): 2 files, 2 findings"))
    // So is a file that is in no app's folder.
    try write(project("application"), to: "Second/Second.xcodeproj/project.pbxproj")
    #expect(try lint("") == each)
    try write(Data("struct User {}\n".utf8), to: "User.swift")
    #expect(try lint("").hasSuffix("\nviper (1 interactor, 1 presenter): 3 files, 2 findings"))
  }

  @Test func `a byte order mark and carriage returns leave lines as they are`() throws {
    let text = strongView.replacing("\n", with: "\r\n")
    try write(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), to: "User.swift")

    #expect(try lint().output.contains("User.swift:2:7: error:"))
  }

  @Test func `a baseline holds back what it knows`() throws {
    try write(Data(strongView.utf8), to: "User.swift")
    let file = program.home.appending(path: "baseline.json").path

    #expect(try lint("--write-baseline", file).exitCode == 0)
    let known = try lint("--baseline", file)
    #expect(known.output.hasSuffix("1 file, no finding, 1 known from the baseline"))
    #expect(known.exitCode == 0)
  }

  @Test func `a project's own file says how it names its parts`() throws {
    try write(Data("final class UserMediator {\n  var view: UserViewInput?\n}\n".utf8), to: "User.swift")
    #expect(try lint().exitCode == 0)

    let configuration = "architecture: viper\nroles:\n  presenter: { endings: [Mediator] }\n"
    try write(Data(configuration.utf8), to: ".atelier.yml")
    let found = try lint()
    #expect(found.output.contains("UserMediator holds its view"))
    #expect(found.exitCode == 1)
  }

  @Test func `configurations are found in the folders around and in the one that is checked`() throws {
    try write(Data("severity: { VI-3: note }\nexclude: [App/Old]\n".utf8), to: ".atelier.yml")
    try write(Data(strongView.utf8), to: "App/User.swift")
    try write(Data(strongView.replacing("User", with: "Old").utf8), to: "App/Old/Old.swift")
    try write(Data(strongView.replacing("User", with: "Home").utf8), to: "App/Home/Home.swift")
    try write(Data("disable: [VI-3]\n".utf8), to: "App/Home/.atelier.yml")
    func found(_ path: String) throws -> [Substring] {
      try program.run(arguments: ["lint", folder.path + path]).output.replacing(folder.path + "/", with: "")
        .split(separator: "\n").filter { !$0.hasPrefix(" ") }
    }

    let note = "App/User.swift:2:7: note: UserPresenter holds its view, a UserViewInput, strongly [VI-3]"
    let files = "viper (2 interactors, 2 presenters): 2 files (left out: 1 excluded by the configuration), 1 finding"
    let waiting = "only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper"
    #expect(try found("") == [note[...], waiting[...], files[...]])
    #expect(try found("/App") == [note[...], waiting[...], files[...]])
    #expect(try found("/App/Home") == [waiting[...], "viper (1 interactor, 1 presenter): 1 file, no finding"])
  }

  /// Runs git in the checked folder.
  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=Tester", "-c", "user.email=tester@example.org"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test func `what git ignores is left out, and of what it knows only the changes are reported if asked for`() throws {
    try write(Data("Generated/\n".utf8), to: ".gitignore")
    try write(Data(strongView.utf8), to: "Generated/Made.swift")
    try write(Data(strongView.utf8), to: "Pods/Alien/Alien.swift")
    try write(Data(strongView.utf8), to: "User.swift")
    try git("init", "--quiet")
    try git("add", ".gitignore", "User.swift")
    try git("commit", "--quiet", "--message", "One")
    let guess = "viper (1 interactor, 1 presenter)"

    #expect(try lint().output.hasSuffix("\(guess): 1 file (left out: Generated, Pods), 1 finding"))
    let none = try lint("--changed")
    #expect(
      none.output == """
        only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper
        \(guess): 1 file (left out: Generated, Pods), no finding, 1 in unchanged files
        """)
    #expect(none.exitCode == 0)

    try write(Data(strongView.replacing("User", with: "Home").utf8), to: "Home.swift")
    let new = try lint("--changed=HEAD", "--only", "VI-3")
    #expect(new.output.contains("Home.swift:2:7: error:"))
    #expect(new.output.hasSuffix("2 files (left out: Generated, Pods), 1 finding, 1 in unchanged files"))

    let unknown = try lint("--changed=nowhere")
    #expect(unknown.problems.contains("git cannot tell what has changed: bad revision 'nowhere'"))
    #expect(unknown.exitCode == 2)
  }

  @Test func `a type and a rule are explained`() throws {
    try write(Data(strongView.utf8), to: "User.swift")

    #expect(
      try lint("--explain", "UserPresenter").output.replacing(folder.path, with: "…") == """
        UserPresenter is a presenter: its name says so
          declared in …/User.swift:1
          its file follows viper (guessed: 1 interactor, 1 presenter)
        """)
    #expect(
      try lint("--explain", "Nobody").problems.contains(
        "the code that was read declares no type Nobody; check the name, or the path"))
    #expect(
      try program.run(arguments: ["lint", "--explain", "vi-3"]).output
        .hasPrefix("# VI-3: A presenter holds its view weakly"))
    #expect(
      try program.run(arguments: ["lint", "--explain", "SM-99"]).problems
        .hasPrefix("Error: there is no rule SM-99; did you mean SM-9?"))
  }

  @Test func `a rule's page fits the window`() throws {
    let terminal = try program.terminal(["lint", "--explain", "VI-3"], columns: 40, rows: 80)
    #expect(try terminal.waitForExit() == 0)
    #expect(
      terminal.screen.hasPrefix(
        """
        VI-3: A presenter holds its view weakly

        A presenter's reference to its view is
        weak.

        The law holds for presenters of MVP,
        too, and where no architecture is found:
        they make the same ring.
        """))
  }

  @Test func `a program that was moved says that it has no pages`() throws {
    let moved = folder.appending(path: "atelier")
    // By another process: what this one has open for writing, a child of another test would have open, too.
    let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [Program.executable.path, moved.path])
    copy.waitUntilExit()

    #expect(
      try program.run(arguments: ["lint", "--explain", "VI-3"], by: moved.path).output == """
        VI-3: A presenter holds its view weakly

        Its page comes with an installation or a checkout, and this program lies in neither.
        """)
  }

  @Test func `findings are counted, or listed up to a limit`() throws {
    try write(Data(strongView.utf8), to: "User.swift")

    #expect(
      try lint("--summary").output.replacing(folder.path, with: "…") == """
        1  VI-3  A presenter holds its view weakly

        1  …

        only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper
        viper (1 interactor, 1 presenter): 1 file, 1 finding
        """)
    #expect(
      try lint("--limit", "0").output == """
        … and 1 more; --summary counts them all
        only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper
        viper (1 interactor, 1 presenter): 1 file, 1 finding
        """)
  }

  @Test(arguments: ["json", "github", "sarif"])
  func `programs are told which architecture was taken, and why`(format: String) throws {
    try write(Data(strongView.utf8), to: "User.swift")
    let result = try lint("--format", format)

    #expect(result.output.contains("1 interactor, 1 presenter"))
    #expect(result.output.contains("VI-3"))
    #expect(result.exitCode == 1)
  }
}

import Foundation
import Testing

/// Which files `atelier lint` takes for one project.
struct LintRootsTests {
  private let folder: LintedFolder
  private let strongView = "final class UserPresenter {\n  var view: UserViewInput?\n}\nfinal class UserInteractor {}\n"

  init() throws { folder = try LintedFolder() }

  @Test func `an app and its framework are one project`() throws {
    try folder.write("class Screen: UIViewController {}", to: "Framework/Screen.swift")
    try folder.write(
      "final class UserPresenter {\n  func f() { show(UserScreen()) }\n}\nclass UserScreen: Screen {}\nclass UserInteractor {}",
      to: "App/User.swift")
    let found = "App/User.swift:2:19: error: UserPresenter names UserScreen, a view controller [VI-2]"

    #expect(
      folder.lines(try folder.lint(["App"]).output) == [
        "only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper",
        "viper (1 interactor, 1 presenter): 1 file, no finding",
      ])
    #expect(
      folder.lines(try folder.lint(["App", "Framework", "App/User.swift"]).output).map {
        $0.replacing("warning", with: "error")
      } == [
        found, "only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper",
        "viper (1 interactor, 1 presenter): 2 files, 1 finding",
      ])
  }

  @Test func `the folder that one is in is checked as any other`() throws {
    try folder.write(strongView, to: "App/User.swift")
    try folder.write(strongView, to: "Old/User.swift")
    try folder.write("final class UserRouter {}", to: "App/UserRouter.swift")
    try folder.write("final class UserBuilder {}", to: "App/UserBuilder.swift")
    try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          F0 = {isa = PBXFileReference; path = App/User.swift; sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = App/UserRouter.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = App/UserBuilder.swift; sourceTree = "<group>"; };
          B0 = {isa = PBXBuildFile; fileRef = F0; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          M = {isa = PBXGroup; children = (F0, F1, F2); sourceTree = "<group>"; };
          S = {isa = PBXSourcesBuildPhase; files = (B0, B1, B2); };
          T = {isa = PBXNativeTarget; buildPhases = (S); };
          P = {isa = PBXProject; mainGroup = M; targets = (T); };
        };
        rootObject = P;
      }
      """, to: "User.xcodeproj/project.pbxproj")
    let result = try folder.program.run(
      arguments: ["-C", folder.path, Program.executable.path, "lint", "."], by: "/usr/bin/env")

    #expect(
      folder.lines(result.output) == [
        "App/User.swift:2:7: error: UserPresenter holds its view, a UserViewInput, strongly [VI-3]",
        "only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper",
        "viper (1 interactor, 1 presenter): 3 files (left out: 1 in no target), 1 finding",
      ])
  }

  @Test func `each of several folders keeps its configuration, and shares that around them`() throws {
    try folder.write("architecture: viper\n", to: ".atelier.yml")
    try folder.write("disable: [VI-3]\n", to: "Old/.atelier.yml")
    try folder.write(strongView, to: "Old/User.swift")
    try folder.write(strongView.replacing("User", with: "Home"), to: "New/Home.swift")

    #expect(
      folder.lines(try folder.lint(["Old", "New"]).output) == [
        "New/Home.swift:2:7: error: HomePresenter holds its view, a HomeViewInput, strongly [VI-3]",
        "viper: 2 files, 1 finding",
      ])
  }

  @Test(arguments: [
    "excluded:\n  - App/Made\n  - App/*.pb.swift\n", "excluded: App/**\n", "? [a, b]\n: c\nexcluded: App/**\n",
  ])
  func `what the project's file for SwiftLint excludes is left out, and said`(configuration: String) throws {
    try folder.write(configuration, to: ".swiftlint.yml")
    try folder.write(strongView, to: "App/Made/User.swift")
    try folder.write(strongView, to: "App/User.pb.swift")
    try folder.write("let name = 1", to: "Sources/App/Made/Name.swift")

    for roots in [[""], ["App", "Sources"]] {
      #expect(
        folder.lines(try folder.lint(roots).output) == [
          "no architecture (no architecture's parts are there): 1 file (left out: 2 excluded by .swiftlint.yml), no finding"
        ])
    }
  }

  @Test func `a second check of the same files is the same, and one changed file shows`() throws {
    try folder.write(strongView, to: "User.swift")
    let first = try folder.lint()
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.program.home.path + "/cache/reports")

    #expect(first.output.hasSuffix("1 file, 1 finding"))
    #expect(!kept.isEmpty)
    #expect(try folder.lint().output == first.output)
    #expect(try folder.lint([""], "--no-cache").output == first.output)
    try folder.write(strongView.replacing("var view", with: "weak var view"), to: "User.swift")
    #expect(try folder.lint().output.hasSuffix("1 file, no finding"))
  }

  @Test func `a terminal shows how far a long check has come, and nothing of it afterwards`() throws {
    for number in 0..<300 { try folder.write("let value\(number) = 1\n", to: "File\(number).swift") }
    let terminal = try folder.program.terminal(["lint", folder.path])
    try terminal.wait(for: "300 files, no finding")

    #expect(!terminal.screen.contains("checking 300 files"))
  }

  @Test func `in a narrow window nothing of it stays either`() throws {
    for number in 0..<300 { try folder.write("let value\(number) = 1\n", to: "File\(number).swift") }
    let terminal = try folder.program.terminal(["lint", folder.path], columns: 15)
    try terminal.wait(for: "no finding")

    #expect(!terminal.screen.contains("reading"))
    #expect(!terminal.screen.contains("checking"))
  }

  @Test(arguments: [
    ("exclude: [\"*.swift\"]", [""]), ("include: [App]\nexclude: [App]", [""]), ("exclude: [App/Old]", ["App/Old"]),
  ])
  func `who checks no file is told so`(configuration: String, roots: [String]) throws {
    try folder.write(configuration, to: ".atelier.yml")
    try folder.write(strongView, to: "App/Old/User.swift")
    let result = try folder.lint(roots)

    #expect(
      folder.lines(result.problems).first?.replacing("./", with: "") == """
        Error: nothing is checked in \(roots[0].isEmpty ? "." : roots[0]): left out are 1 excluded by the configuration; \
        name another path, or change .atelier.yml
        """)
    #expect(result.output.isEmpty)
    #expect(result.exitCode == 2)
  }

  @Test func `what the configuration leaves out is counted`() throws {
    try folder.write("architecture: viper\nexclude: [Old]\n", to: ".atelier.yml")
    try folder.write(strongView, to: "Old/User.swift")
    try folder.write("let name = 1", to: "Name.swift")

    #expect(
      folder.lines(try folder.lint().output) == [
        "viper: 1 file (left out: 1 excluded by the configuration), no finding"
      ])
  }

  @Test func `of several repositories each is asked what has changed`() throws {
    for name in ["App", "Framework"] {
      try folder.write("struct {", to: "\(name)/Broken.swift")
      try folder.git("init", "--quiet", in: name)
      try folder.git("add", ".", in: name)
      try folder.git("commit", "--quiet", "--message", "One", in: name)
    }
    let unchanged = try folder.lint(["App", "Framework"], "--changed")
    #expect(
      folder.lines(unchanged.output) == [
        "no architecture (no architecture's parts are there): 0 files, 2 not checked, no finding"
      ])
    #expect(unchanged.exitCode == 0)

    try folder.write(strongView, to: "Framework/User.swift")
    #expect(
      folder.lines(try folder.lint(["App", "Framework"], "--changed").output).first
        == "Framework/User.swift:2:7: error: UserPresenter holds its view, a UserViewInput, strongly [VI-3]")
  }

  @Test(arguments: [
    ["--changed=nowhere", "--strict"], ["--changed=nowhere", "--format", "json"], ["--changed=nowhere"],
  ])
  func `what has changed is asked for since the branch that is named, whatever follows it`(options: [String]) throws {
    try folder.write(strongView, to: "User.swift")
    try folder.git("init", "--quiet", in: "")
    let result = try folder.program.run(arguments: ["lint", folder.path] + options)

    #expect(result.problems.contains("git cannot tell what has changed: bad revision 'nowhere'"), "\(result.problems)")
    #expect(result.exitCode == 2)
  }

  @Test(arguments: [
    (["--changed="], "--changed= names no branch or commit; --changed alone asks for what is not committed"),
    (
      ["--changed", "--write-baseline", "b.json"],
      "--write-baseline notes what is found in all files; leave --changed out"
    ),
    (["--only", ""], "--only names no rule; write some: --only VI-2,VI-3"),
    (["--summary", "--format", "json"], "--summary is for people; leave it or --format json out"),
    (["--limit", "3", "--format", "sarif"], "--limit shortens what people read; --format sarif reports everything"),
    (["--baseline", "none.json"], "there is no baseline none.json; --write-baseline none.json makes one"),
    ([""], "an empty path names nothing; name a Swift file or a folder with some"),
  ])
  func `what would be of no effect is wrong use`(arguments: [String], words: String) throws {
    try folder.write(strongView, to: "User.swift")
    let result = try folder.program.run(arguments: ["lint", folder.path] + arguments)

    #expect(result.problems.contains("Error: \(words)\n"), "\(result.problems)")
    #expect(result.exitCode == 2)
  }

  @Test func `a baseline keeps what was not looked at`() throws {
    let baseline = folder.program.home.appending(path: "baseline.json").path
    try folder.write("architecture: viper\n", to: ".atelier.yml")
    try folder.write(strongView, to: "User/User.swift")
    try folder.write(strongView.replacing("User", with: "Home"), to: "Home/Home.swift")
    #expect(try folder.lint([""], "--write-baseline", baseline).output == "2 findings written to \(baseline)")

    for part in [["Home"], ["Home/Home.swift"]] {
      #expect(
        folder.lines(try folder.lint(part, "--baseline", baseline).output) == [
          "viper: 1 file, no finding, 1 known from the baseline"
        ])
    }
    #expect(
      folder.lines(try folder.lint([""], "--only", "SM-1", "--baseline", baseline).output) == [
        "viper: 2 files, no finding"
      ])
    #expect(
      try folder.lint([""], "--baseline", baseline, "--write-baseline", baseline).output
        == "2 findings written to \(baseline)")
    #expect(
      try folder.lint(["Home"], "--baseline", baseline, "--write-baseline", baseline).output
        == "2 findings written to \(baseline)")

    try folder.write("struct Home {}", to: "Home/Home.swift")
    #expect(
      folder.lines(try folder.lint([""], "--baseline", baseline).output) == [
        "stale in the baseline: Sources/Home/Home.swift: HomePresenter holds its view, a HomeViewInput, strongly [VI-3]",
        "viper: 2 files, no finding, 1 known from the baseline",
      ])
    #expect(
      try folder.lint([""], "--baseline", baseline, "--write-baseline", baseline).output
        == "1 finding written to \(baseline)")
  }

  @Test func `a link to a file that is checked anyway is not another file`() throws {
    try folder.write(strongView, to: "App/User.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Link.swift"), withDestinationURL: folder.url.appending(path: "App/User.swift"))

    #expect(
      folder.lines(try folder.lint().output) == [
        "App/User.swift:2:7: error: UserPresenter holds its view, a UserViewInput, strongly [VI-3]",
        "only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper",
        "viper (1 interactor, 1 presenter): 1 file, 1 finding",
      ])
  }

  @Test func `a file without Swift's ending is none`() throws {
    try folder.write("hi", to: "a.txt")
    let result = try folder.lint(["a.txt"])

    #expect(
      folder.lines(result.problems).first
        == "Error: there is no Swift file in a.txt; name the folder of the app's sources")
    #expect(result.exitCode == 2)
  }

  @Test func `which folders follow another architecture is said`() throws {
    try folder.write("architecture: viper\n", to: "Auth/.atelier.yml")
    try folder.write("final class UserPresenter {\n  var view: UserViewInput?\n}", to: "Auth/User.swift")

    #expect(
      folder.lines(try folder.lint().output) == [
        "Auth/User.swift:2:7: error: UserPresenter holds its view, a UserViewInput, strongly [VI-3]",
        "no architecture (only 1 presenter; viper wants interactors, too; --architecture names one; Auth is viper): "
          + "1 file, 1 finding",
      ])
    #expect(
      try folder.lint([""], "--explain", "UserPresenter").output.replacing(folder.path, with: "…") == """
        UserPresenter is a presenter: its name says so
          declared in …/Auth/User.swift:1
          its file follows viper (the configuration of its folder says so)
        """)
  }
}

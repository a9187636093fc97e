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
      folder.lines(try folder.lint(["App"]).output) == ["viper (1 interactor, 1 presenter): 1 file, no finding"])
    #expect(
      folder.lines(try folder.lint(["App", "Framework", "App/User.swift"]).output).map {
        $0.replacing("warning", with: "error")
      } == [found, "viper (1 interactor, 1 presenter): 2 files, 1 finding"])
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
}

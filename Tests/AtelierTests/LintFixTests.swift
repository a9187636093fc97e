import Foundation
import Rules
import Testing

@testable import atelier

/// `atelier lint --fix`.
struct LintFixTests {
  private let folder: LintedFolder
  private let strong = """
    protocol UserViewInput: AnyObject {}
    final class UserPresenter {
      var view: UserViewInput?
      let router: UserRouterInput?
      let interactor: UserInteractor
    }
    final class UserInteractor {
      var output: UserPresenter
    }

    """

  init() throws { folder = try LintedFolder() }

  @Test func `what can be fixed is, and the rest is reported`() throws {
    try folder.write(strong, to: "User.swift")
    let result = try folder.lint([""], "--fix", "--only", "VI-3,VI-12")

    #expect(try folder.text(of: "User.swift") == strong.replacing("  var view", with: "  weak var view"))
    #expect(
      folder.lines(result.problems) == [
        "User.swift:3: fixed: UserPresenter holds its view, a UserViewInput, strongly [VI-3]", "1 fixed in 1 file",
      ])
    #expect(
      folder.lines(result.output) == [
        "User.swift:8:7: error: UserInteractor holds its output strongly [VI-12]",
        "viper (1 interactor, 1 presenter): 1 file, 1 finding",
      ])
    #expect(result.exitCode == 1)
    #expect(try folder.lint([""], "--fix").problems == "nothing can be fixed without you")
  }

  @Test func `a dry run shows the changes as a diff and makes none`() throws {
    try folder.write(strong, to: "User.swift")
    let result = try folder.lint([""], "--fix", "--dry-run")
    let name = folder.path.dropFirst() + "/User.swift"

    #expect(
      result.output.split(separator: "\n").filter { !$0.hasPrefix("index") }.joined(separator: "\n") == """
        diff --git a/\(name) b/\(name)
        --- a/\(name)
        +++ b/\(name)
        @@ -1,6 +1,6 @@
         protocol UserViewInput: AnyObject {}
         final class UserPresenter {
        -  var view: UserViewInput?
        +  weak var view: UserViewInput?
           let router: UserRouterInput?
           let interactor: UserInteractor
         }
        """)
    #expect(try folder.text(of: "User.swift") == strong)
    #expect(result.exitCode == 0)

    try folder.write(strong.replacing("  var view", with: "  weak var view"), to: "User.swift")
    let nothing = try folder.lint([""], "--fix", "--dry-run")
    #expect(nothing.problems == "nothing can be fixed without you")
    #expect(nothing.output.isEmpty)
  }

  @Test func `a file keeps its permissions, and a link stays a link`() throws {
    try folder.write(strong, to: "Elsewhere/User.txt")
    let file = folder.url.appending(path: "Elsewhere/User.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "User.swift"), withDestinationURL: file)
    _ = try folder.lint([""], "--fix")

    #expect(try folder.text(of: "Elsewhere/User.txt").contains("weak var view"))
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.appending(path: "User.swift").path)
        == file.path)
  }

  @Test func `a file that has changed meanwhile stays as it is`() throws {
    let source = SourceText(name: folder.path + "/User.swift", bytes: Array(strong.utf8))
    let linter = try Linter()
    let fixes = LintFixes(files: Fixer(linter).fixed([source], linter.lint([source]).findings))
    try folder.write("struct User {}", to: "User.swift")

    #expect(
      #expect(throws: LintError.self) { try fixes.write() }?.description
        == "\(folder.path)/User.swift has changed while it was being fixed, and is as it was; run it again")
    #expect(try folder.text(of: "User.swift") == "struct User {}")
  }

  @Test func `a dry run is one of a fix`() throws {
    try folder.write(strong, to: "User.swift")
    let result = try folder.lint([""], "--dry-run")

    #expect(result.problems.contains("--dry-run shows what --fix would change; write both"))
    #expect(result.exitCode == 2)
  }

  @Test func `a setter is closed only where all of the repository is read`() throws {
    let open = "final class UserViewModel {\n  var name = \"\"\n}\n"
    try folder.write(open, to: "App/UserViewModel.swift")
    try folder.git("init", "--quiet", in: "")
    _ = try folder.lint(["App"], "--fix", "--architecture", "mvvmfc")
    #expect(try folder.text(of: "App/UserViewModel.swift") == open)

    _ = try folder.lint([""], "--fix", "--architecture", "mvvmfc")
    #expect(
      try folder.text(of: "App/UserViewModel.swift") == open.replacing("  var", with: "  private(set) var"))
  }
}

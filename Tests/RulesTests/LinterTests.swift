import Foundation
import Rules
import Testing

struct LinterTests {
  private let strongView = """
    final class UserPresenter {
      var view: UserViewInput?
    }
    """

  @Test func `a finding says what, why and how, and where`() throws {
    let report = try lint(["User/Presenter.swift": strongView], Configuration(architecture: .viper))

    #expect(
      report.findings == [
        Finding(
          rule: "VI-3", severity: .error, file: "User/Presenter.swift", line: 2, column: 7,
          what: "UserPresenter holds its view, a UserViewInput, strongly",
          why: "the view owns its presenter, and two that own each other are never let go",
          how: "declare `weak var view`")
      ])
  }

  @Test(arguments: [
    ("struct {", "A.swift:1:8: expected identifier"),
    ("class A { func f( { }", "A.swift:1:19: expected ')'"),
    ("func f() { if }", "A.swift:1:15: expected expression"),
    ("let a = \"abc", "A.swift:1:13: expected '\"'"),
    ("let a = 0xFZ", "A.swift:1:12: invalid hex digit in integer literal"),
    ("}", "A.swift:1:1: unexpected '}'"),
  ])
  func `the first place that is not Swift is named, with what is wrong there`(code: String, problem: String) throws {
    let report = try lint(["A.swift": code], Configuration(architecture: .viper))
    #expect(report.problems.map { "\($0.place): \($0.message)" } == [problem])
  }

  @Test func `a file that does not parse is reported, and the rest is checked`() throws {
    let files = ["A.swift": "final class {", "B.swift": strongView]
    let report = try lint(files, Configuration(architecture: .viper))

    #expect(
      report.problems.map { "\($0.place): \($0.message)" } == [
        "A.swift:1:13: expected identifier"
      ])
    #expect(report.findings.map(\.rule) == ["VI-3"])
    #expect(report.fileCount == 1)
  }

  @Test func `tests are not checked, since their doubles are built in other ways`() throws {
    let report = try lint(["A.swift": "import XCTest\n" + strongView], Configuration(architecture: .viper))

    #expect(report.findings == [])
  }

  @Test(arguments: [
    ("var view: UserViewInput?  // atelier:disable VI-3 the view is a value here", [String]()),
    ("// atelier:disable VI-3 the view is a value here\n  var view: UserViewInput?", []),
    ("\r\n  // atelier:disable VI-3 the view is a value here\r\n  var view: UserViewInput?\r\n", []),
    (
      "var view: UserViewInput?  // atelier:disable VI-2 another rule",
      ["VI-3", "disable: the comment excuses nothing from VI-2"]
    ),
    (
      "var view: UserViewInput?  // atelier:disable VI-3",
      ["VI-3", "disable: the comment does not say why it excuses from VI-3"]
    ),
    (
      "var view: UserViewInput?  // atelier:disable VI-99 because",
      ["VI-3", "disable: the comment names VI-99, which is not a rule"]
    ),
    ("var text = \"// atelier:disable\"", []),
    ("// atelier: disable VI-3 the view is a value here\n  var view: UserViewInput?", []),
    (
      "var view: UserViewInput?  // atelier:disable:line VI-3 a value",
      [
        "VI-3",
        "disable: there is no atelier:disable:line; there are disable, disable:next, disable:file, disable:begin, disable:end",
      ]
    ),
    (
      "var view: UserViewInput?  // atelier:enable VI-3",
      [
        "VI-3",
        "disable: there is no atelier:enable; there are disable, disable:next, disable:file, disable:begin, disable:end",
      ]
    ),
    (
      "// atelier:disable:begin VI-3 a value\n  var view: UserViewInput?",
      ["disable: no disable:end ends the disable:begin, which excuses the rest of the file"]
    ),
    (
      "// atelier:disable:end\n  var view: UserViewInput?",
      ["disable: there is no disable:begin that disable:end ends", "VI-3"]
    ),
  ])
  func `a comment excuses one line, if it says why`(line: String, expected: [String]) throws {
    let source = "final class UserPresenter {\n  \(line)\n}"
    let findings = try lint(["A.swift": source], Configuration(architecture: .viper)).findings

    #expect(findings.map { $0.rule == "disable" ? "disable: \($0.what)" : $0.rule } == expected)
  }

  @Test func `a baseline holds back what it knows, wherever it has moved to, and each once`() throws {
    let configuration = Configuration(architecture: .viper)
    let old = try lint(["A.swift": strongView], configuration)
    let everything = BaselineScope(roots: ["."])
    let kept = try Baseline(json: try Baseline(old.findings, file: "baseline.json").json(), file: "./baseline.json")

    #expect(
      try lint(["A.swift": "\n\n" + strongView], configuration).subtracting(kept, lookingAt: everything).findings == [])
    #expect(
      try lint(["A.swift": "\n\n" + strongView], configuration).subtracting(kept, lookingAt: everything).known.count
        == 1)
    #expect(
      try lint(["B.swift": strongView], configuration).subtracting(kept, lookingAt: everything).findings.count == 1)
  }

  @Test func `a project says how it names its parts`() throws {
    let source =
      "final class UserMediator {\n  var view: BaseScreen?\n}\nclass BaseScreen { var output: UserMediator? }"
    let configuration = try Configuration(
      yaml: """
        architecture: viper
        exclude: [Generated/]
        roles:
          presenter: { endings: [Mediator] }
          viewController: { endings: [Screen] }
        """, file: ".atelier.yml")

    #expect(try lint(["A.swift": source], configuration).findings.map(\.rule) == ["VI-3", "VI-2"])
    #expect(try lint(["Generated/A.swift": source], configuration).findings == [])
  }

  @Test func `a folder has rules and severities of its own`() throws {
    let configuration = try Configuration(
      yaml: """
        architecture: viper
        folders:
          - { path: Old, disable: [VI-3] }
          - { path: New, severity: { VI-3: note } }
          - { path: Screens, enable: [FC-6] }
        """, file: ".atelier.yml")
    let viewModel = "final class UserViewModel {\n  var items: [Item] = []\n}"
    let files = [
      "New/A.swift": strongView, "Old/A.swift": strongView, "Old/B.swift": viewModel, "Screens/B.swift": viewModel,
    ]

    #expect(
      try lint(files, configuration).findings.map { "\($0.file ?? "") \($0.rule) \($0.severity)" } == [
        "New/A.swift VI-3 note", "Screens/B.swift FC-6 warning",
      ])
  }

  @Test func `a configuration in a folder counts for what is in it`() throws {
    var configuration = try Configuration(yaml: "architecture: viper", file: ".atelier.yml")
    configuration.nest(
      try Configuration(
        yaml: """
          severity: { VI-3: note }
          include: [Kept]
          exclude: ["*.old.swift"]
          roles: { presenter: { endings: [Mediator] } }
          """, file: "Module/.atelier.yml"), in: "Module")
    let mediator = strongView.replacing("UserPresenter", with: "UserMediator")
    let files = [
      "A.swift": mediator, "B.old.swift": strongView, "Module/C.swift": strongView,
      "Module/Kept/D.swift": strongView, "Module/Kept/E.old.swift": strongView,
    ]

    #expect(
      try lint(files, configuration).findings.map { "\($0.file ?? "") \($0.severity)" } == [
        "A.swift error", "B.old.swift error", "Module/Kept/D.swift note",
      ])
  }

  @Test func `a pattern that matches no file is a problem, if all of the project is checked`() throws {
    var configuration = try Configuration(yaml: "exclude: [Gone/]\ninclude: ['*.swift']", file: "App/.atelier.yml")
    #expect(
      try lint(["A.swift": "let a = 1"], configuration).problems.map(\.words) == [
        "App/.atelier.yml: error: exclude: Gone/ matches no file"
      ])

    configuration.isForMore = true
    #expect(try lint(["A.swift": "let a = 1"], configuration).problems == [])
  }

  @Test(arguments: [
    (
      "UserPresenter",
      """
      UserPresenter is a presenter: its name says so
        declared in A.swift:1
        its file follows viper

      """
    ),
    (
      "Sheet",
      """
      Sheet is a presenter: it conforms to SheetPresenter
        declared in A.swift:3
        its file follows viper

      """
    ),
    (
      "Point",
      """
      Point has no role: neither its name nor what it inherits from says one; `roles:` in .atelier.yml can
        declared in A.swift:4
        its file follows viper

      """
    ),
    (
      "MockRouter",
      """
      MockRouter has no role: by its name it stands in for something in tests
        declared in A.swift:5
        its file follows viper

      """
    ),
  ])
  func `a type's role is explained`(name: String, words: String) throws {
    let source = """
      class UserPresenter {}
      protocol SheetPresenter {}
      class Sheet: SheetPresenter {}
      struct Point {}
      class MockRouter {}
      """
    let code = try Linter(configuration: Configuration(architecture: .viper)).read([
      SourceText(name: "A.swift", bytes: Array(source.utf8))
    ])

    #expect(try code.explanation(of: name) == words)
    #expect(throws: LintError.unknownType("Nobody")) { try code.explanation(of: "Nobody") }
  }

  @Test(arguments: [
    (
      "class AlertPresenter {}",
      "AlertPresenter has no role: by its name it shows one kind of thing, and presents no module"
    ),
    (
      "class SheetController: UIPresentationController {}",
      "SheetController has no role: it is an object of the UI; `roles:` in .atelier.yml can"
    ),
    ("class Screen: UIViewController {}", "Screen is a view controller: it inherits from UIViewController"),
    ("class UserViewController {}", "UserViewController is a view controller: its name says so"),
  ])
  func `a type that is not what its name seems to say is explained`(source: String, words: String) throws {
    let code = try Linter().read([SourceText(name: "A.swift", bytes: Array(source.utf8))])
    let name = try #require(words.split(separator: " ").first)

    #expect(try code.explanation(of: String(name)).split(separator: "\n").first.map(String.init) == words)
  }

  @Test(arguments: [
    ("architecture: vipre", "there is no architecture vipre; there are contexts, mvpcf, viper, mvvmc, mvvmfc"),
    (
      "rolls: {}",
      """
      there is no rolls; there are architecture, disable, enable, include, exclude, severity, folders, appModules, \
      singletons, callsAtOnce, roles
      """
    ),
    (
      "roles: { shop: { endings: [Shop] } }",
      "there is no role shop; there are \(Role.inSources.map(\.rawValue).joined(separator: ", "))"
    ),
    ("severity: { VI-3: bad }", "there is no severity bad; there are note, warning, error"),
    ("disable: 3", "disable is not of the expected form"),
    (
      "folders: [{ path: App, exclude: [A.swift] }]",
      "there is no exclude in entry 1 of folders; there are path, architecture, disable, enable, include, severity"
    ),
    ("folders: [{ path: App, severity: { vi-2: bad } }]", "there is no severity bad; there are note, warning, error"),
    (
      "folders: [{ path: App, architecture: mvp }]",
      "there is no architecture mvp; there are contexts, mvpcf, viper, mvvmc, mvvmfc"
    ),
    ("folders: [{ path: App }, { disable: [VI-3] }]", "entry 2 of folders has no path"),
    (
      "folders: [App]",
      "entry 1 of folders is not of the expected form, which is { path: …, architecture: …, disable: […] }"
    ),
    (
      "folders: App",
      "folders is not of the expected form, which is a list of { path: …, architecture: …, disable: […] }"
    ),
    (
      "roles: { presenter: { ending: [X] } }", "there is no ending in roles.presenter; there are endings, inherits"
    ),
    ("- App", "it is not of the expected form"),
    ("disable: [VI-22]", "there is no rule VI-22; did you mean VI-14?"),
    (
      "roles: { presenter: [Mediator] }",
      "roles.presenter is not of the expected form, which is { endings: […], inherits: […] }"
    ),
  ])
  func `a configuration that is not understood says so`(yaml: String, reason: String) {
    let error = #expect(throws: LintError.self) { try Configuration(yaml: yaml, file: ".atelier.yml") }
    #expect(error?.description == ".atelier.yml is not a configuration: \(reason)")
  }

  @Test(arguments: ["", "# nothing yet\n", "---\n# nothing yet\n"])
  func `a configuration of comments says nothing`(yaml: String) throws {
    #expect(try Configuration(yaml: yaml, file: ".atelier.yml") == Configuration())
  }

  @Test func `a folder's rules may be written in small letters`() throws {
    let configuration = try Configuration(
      yaml: "architecture: viper\nfolders: [{ path: Old, severity: { vi-3: note } }]", file: ".atelier.yml")

    #expect(try lint(["Old/A.swift": strongView], configuration).findings.map(\.severity) == [.note])
  }

  @Test func `a pattern of a folder's own configuration is named as it is written there`() throws {
    var configuration = Configuration(architecture: .viper)
    configuration.nest(
      try Configuration(yaml: "exclude: ['**/Old.swift']", file: "App/Legacy/.atelier.yml"), in: "App/Legacy")

    #expect(
      try lint(["App/Legacy/A.swift": strongView], configuration).problems.map(\.words) == [
        "App/Legacy/.atelier.yml: error: exclude: **/Old.swift matches no file"
      ])
  }

  @Test(arguments: [
    ("// Generated using Sourcery 2.1 — https://github.com/krzysztofzablocki/Sourcery", true),
    ("/* Generated by Sourcery */", true),
    ("/*\n * Generated by SwiftGen\n */", true),
    ("// swiftlint:disable all", true),
    ("//\n// This is a generated file, do not edit!\n// Generated by R.swift", true),
    ("// MARK: - Mocks generated from file: App/User.swift", true),
    ("/// @Generated by Mockolo", true),
    ("// Code generated by protoc-gen-swift. DO NOT EDIT.", true),
    ("// This file was automatically generated and should not be edited.", true),
    ("// This file was generated by the 🐍 VIPER generator", false),
    ("//  Created by Ann on 1.1.2020.\n//  This module was generated by Generamba.", false),
    ("// Shows reports that are generated by the server.", false),
    ("import Foundation\n// Generated using SwiftGen", false),
  ])
  func `what a tool writes anew is left out, and what a template began is not`(head: String, isLeftOut: Bool) throws {
    let report = try lint(["A.swift": "\(head)\n\(strongView)"], Configuration(architecture: .viper))

    #expect(report.fileCount == (isLeftOut ? 0 : 1))
    #expect(report.leftOut.generated == (isLeftOut ? 1 : 0))
  }

  @Test func `an unknown rule is answered with the nearest`() {
    #expect(throws: LintError.unknownRule("VI-22", nearest: "VI-14")) { try Linter(only: ["VI-22"]) }
    #expect(throws: LintError.unknownRule("nonsense", nearest: nil)) { try Linter(only: ["nonsense"]) }
    #expect(throws: LintError.unknownRule("VI3", nearest: "VI-3")) { try Linter(only: ["VI3"]) }
    #expect(throws: LintError.notInSource("FC-9", isRun: false)) { try Linter(only: ["fc-9"]) }
  }
}

import Foundation
import Rules
import Testing

struct ReportTests {
  private let report: LintReport

  init() throws {
    let files = [
      SourceText(name: "A.swift", bytes: Array("final class UserPresenter {\n  var view: UserViewInput?\n}".utf8)),
      SourceText(name: "B.swift", bytes: Array("struct {".utf8)),
    ]
    report = try Linter(configuration: Configuration(architecture: .viper)).lint(files)
  }

  @Test func `text is for people, and for editors that read places`() {
    #expect(
      ReportFormat.text.text(of: [report], pages: PageFolder(path: "Rules")) == """
        B.swift:1:8: error: expected identifier; not checked
        A.swift:2:7: error: UserPresenter holds its view, a UserViewInput, strongly [VI-3]
          why:  the view owns its presenter, and two that own each other are never let go
          fix:  declare `weak var view`
          more: atelier lint --explain VI-3
        viper: 1 file, 1 not checked, 1 finding

        """)
  }

  @Test func `a file's name does not end the line that it stands on`() throws {
    let code = Array("final class UserPresenter {\n  var view: UserViewInput?\n}".utf8)
    let files = [
      SourceText(name: "A\nB.swift", bytes: code), SourceText(name: "C\r\n.swift", bytes: Array("struct {".utf8)),
    ]
    let report = try Linter(configuration: Configuration(architecture: .viper)).lint(files)
    let text = ReportFormat.text.text(of: [report], pages: PageFolder(path: "Rules"))
    #expect(text.hasPrefix("C\\r\\n.swift:1:8: error: "))
    #expect(text.contains("\nA\\nB.swift:2:7: error: "))
  }

  @Test func `GitHub shows findings beside the lines of a pull request`() {
    #expect(
      ReportFormat.github.text(of: [report], pages: PageFolder(path: "Rules")) == """
        ::error file=B.swift,line=1,col=8,title=not checked::expected identifier
        ::error file=A.swift,line=2,col=7,title=VI-3::UserPresenter holds its view, a UserViewInput, strongly: the view \
        owns its presenter, and two that own each other are never let go; declare `weak var view`%0Amore: atelier lint \
        --explain VI-3
        ::notice title=atelier::viper: 1 file, 1 not checked, 1 finding

        """)
  }

  @Test func `JSON is for programs`() {
    #expect(
      ReportFormat.json.text(of: [report], pages: PageFolder(path: "Rules")) == """
        {
          "projects" : [
            {
              "architecture" : "viper",
              "files" : 1,
              "findings" : [
                {
                  "column" : 7,
                  "file" : "A.swift",
                  "how" : "declare `weak var view`",
                  "line" : 2,
                  "page" : "atelier lint --explain VI-3",
                  "rule" : "VI-3",
                  "severity" : "error",
                  "what" : "UserPresenter holds its view, a UserViewInput, strongly",
                  "why" : "the view owns its presenter, and two that own each other are never let go"
                }
              ],
              "known" : 0,
              "problems" : [
                {
                  "column" : 8,
                  "file" : "B.swift",
                  "isUnchecked" : true,
                  "line" : 1,
                  "message" : "expected identifier"
                }
              ],
              "stale" : [

              ],
              "unchanged" : 0
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func `SARIF names the tool, its rules and the places`() {
    #expect(
      ReportFormat.sarif.text(of: [report], pages: PageFolder(path: "/Rules")) == """
        {
          "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
          "runs" : [
            {
              "columnKind" : "unicodeCodePoints",
              "invocations" : [
                {
                  "executionSuccessful" : true,
                  "toolExecutionNotifications" : [
                    {
                      "level" : "error",
                      "locations" : [
                        {
                          "physicalLocation" : {
                            "artifactLocation" : {
                              "uri" : "B.swift",
                              "uriBaseId" : "%SRCROOT%"
                            },
                            "region" : {
                              "startColumn" : 8,
                              "startLine" : 1
                            }
                          }
                        }
                      ],
                      "message" : {
                        "text" : "expected identifier"
                      }
                    },
                    {
                      "level" : "note",
                      "message" : {
                        "text" : "viper: 1 file, 1 not checked, 1 finding"
                      }
                    }
                  ]
                }
              ],
              "results" : [
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "A.swift",
                          "uriBaseId" : "%SRCROOT%"
                        },
                        "region" : {
                          "startColumn" : 7,
                          "startLine" : 2
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "UserPresenter holds its view, a UserViewInput, strongly: the view owns its presenter, \
        and two that own each other are never let go; declare `weak var view`"
                  },
                  "ruleId" : "VI-3",
                  "ruleIndex" : 0
                }
              ],
              "tool" : {
                "driver" : {
                  "name" : "atelier",
                  "rules" : [
                    {
                      "fullDescription" : {
                        "text" : "the view owns its presenter, and two that own each other are never let go"
                      },
                      "help" : {
                        "text" : "the view owns its presenter, and two that own each other are never let go; \
        `atelier lint --explain VI-3` says more"
                      },
                      "id" : "VI-3",
                      "shortDescription" : {
                        "text" : "A presenter holds its view weakly"
                      }
                    }
                  ]
                }
              }
            }
          ],
          "version" : "2.1.0"
        }

        """)
  }

  @Test func `SARIF brings a rule's page along`() {
    let pages = PageFolder(path: Checkout.path("Sources/Rules/Rules.docc"))

    #expect(
      ReportFormat.sarif.text(of: [report], pages: pages).contains(
        "\"markdown\" : \"# VI-3: A presenter holds its view weakly\\n\\nA presenter's reference to its view is weak."))
  }

  @Test(arguments: ReportFormat.allCases)
  func `no report says where the pages are, which is nowhere on another machine`(format: ReportFormat) {
    let folder = Checkout.path("Sources/Rules/Rules.docc")

    #expect(!format.text(of: [report], pages: PageFolder(path: folder)).contains("Rules.docc"))
  }

  @Test(arguments: [
    ("Screens/User.swift", "Screens/User.swift", true),
    ("./A b.swift", "A%20b.swift", true),
    ("User:42.swift", "User%3A42.swift", true),
    ("Zoë#1.swift", "Zo%C3%AB%231.swift", true),
    ("Screens/../User.swift", "User.swift", true),
    ("/no such folder/A.swift", "file:///no%20such%20folder/A.swift", false),
  ])
  func `in SARIF a file has an address`(file: String, address: String, isRelative: Bool) throws {
    let source = SourceText(name: file, bytes: Array("struct {".utf8))
    let text = ReportFormat.sarif.text(of: [try Linter().lint([source])], pages: PageFolder(path: nil))

    #expect(text.contains("\"uri\" : \"\(address)\""), "\(text)")
    #expect(text.contains("\"uriBaseId\" : \"%SRCROOT%\"") == isRelative)
  }

  @Test func `in SARIF a file outside of the current folder is relative to the next folder around both`() throws {
    let current = URL(filePath: FileManager.default.currentDirectoryPath)
    let around = current.deletingLastPathComponent()
    let expected = """
          "originalUriBaseIds" : {
            "%SRCROOT%" : {
              "uri" : "\(around.absoluteString)"
            }
          },
      """
    for file in ["../Other/A.swift", around.appending(path: "Other/A.swift").path] {
      let source = SourceText(name: file, bytes: Array("struct {".utf8))
      let text = ReportFormat.sarif.text(of: [try Linter().lint([source])], pages: PageFolder(path: nil))

      #expect(text.contains("\"uri\" : \"Other/A.swift\""), "\(text)")
      #expect(text.contains("\"uriBaseId\" : \"%SRCROOT%\""))
      #expect(text.filter { !$0.isWhitespace }.contains(expected.filter { !$0.isWhitespace }), "\(text)")
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end as the system on which they were written ends them`(end: String) throws {
    let source = "// A\(end)\(end)final class UserPresenter {\(end)  var view: UserViewInput?\(end)}\(end)"
    let report = try Linter(configuration: Configuration(architecture: .viper)).lint([
      SourceText(name: "A.swift", bytes: Array(source.utf8))
    ])

    #expect(report.findings.map { "\($0.line ?? 0):\($0.column ?? 0)" } == ["4:7"])
  }

  @Test func `columns count characters, whatever bytes they take`() throws {
    let source = "\u{FEFF}/* Zoë 👋 */ final class UserPresenter { var view: UserViewInput? }"
    let report = try Linter(configuration: Configuration(architecture: .viper)).lint([
      SourceText(name: "A.swift", bytes: Array(source.utf8))
    ])

    #expect(report.findings.map(\.column) == [45])
  }

  @Test func `of many projects each is named`() throws {
    let (first, second) = (report.on("First"), report.on("Second"))

    #expect(
      ReportFormat.text.text(of: [first, second], pages: PageFolder(path: nil)).split(separator: "\n").suffix(2) == [
        "First: viper: 1 file, 1 not checked, 1 finding", "Second: viper: 1 file, 1 not checked, 1 finding",
      ])
  }

  @Test func `of many findings the first are listed, and all are counted by rule and folder`() throws {
    let names = ["App/Home/A", "App/Home/B", "App/User/C"]
    let files = names.map { name in
      SourceText(
        name: "\(name).swift",
        bytes: Array("import UIKit\nfinal class \(name.suffix(1))Presenter {\n  var view: UIView?\n}".utf8))
    }
    let report = try Linter(configuration: Configuration(architecture: .viper)).lint(files)

    #expect(
      ReportFormat.text.text(of: [report], pages: PageFolder(path: nil), limit: 1) == """
        App/Home/A.swift:3:7: error: APresenter holds its view, a UIView, strongly [VI-3]
          why:  the view owns its presenter, and two that own each other are never let go
          fix:  declare `weak var view`
          more: atelier lint --explain VI-3
        … and 5 more; --summary counts them all
        viper: 3 files, 6 findings

        """)
    #expect(
      SummaryReport().text(of: [report]) == """
        3  VI-2  A presenter names no UI type
        3  VI-3  A presenter holds its view weakly

        4  App/Home
        2  App/User

        viper: 3 files, 6 findings

        """)
  }

  @Test func `what is left out is named, if not all of it`() throws {
    let source = SourceText(name: "A.swift", bytes: Array("let a = 1".utf8))
    let leftOut = CodeReading.LeftOut(unread: ["Carthage", "Generated", "Pods", "R.swift", "build"])
    let report = try Linter(configuration: Configuration(architecture: .viper)).lint([source], leftOut: leftOut)

    #expect(
      ReportFormat.text.text(of: [report], pages: PageFolder(path: nil)) == """
        viper: 1 file (left out: Carthage, Generated, Pods, 2 more folders or files), no finding

        """)
  }

  @Test func `of the files that have not changed only the count is told`() throws {
    let changed = report.keeping { $0 == "B.swift" }

    #expect(changed.findings == [])
    #expect(
      ReportFormat.text.text(of: [changed], pages: PageFolder(path: nil)) == """
        B.swift:1:8: error: expected identifier; not checked
        viper: 1 file, 1 not checked, no finding, 1 in unchanged files

        """)
  }

  @Test func `what cannot be checked is told of where it has changed`() throws {
    let changed = report.keeping { $0 == "A.swift" }

    #expect(changed.problems == [])
    #expect(
      ReportFormat.text.text(of: [changed], pages: PageFolder(path: nil)).hasSuffix(
        "viper: 1 file, 1 not checked, 1 finding\n"))
  }

  @Test(arguments: [
    (ReportFormat.text, "stale in the baseline: A.swift: nothing of the kind [VI-2]\n"),
    (.json, "\"known\" : 1"),
    (.json, "\"leftOut\" : \"Pods\""),
    (.json, "\"stale\" : [\n        \"A.swift: nothing of the kind [VI-2]\"\n      ]"),
    (.github, "::notice title=baseline::stale in the baseline: A.swift: nothing of the kind [VI-2]\n"),
    (.sarif, "\"text\" : \"stale in the baseline: A.swift: nothing of the kind [VI-2]\""),
    (.sarif, "\"version\" : \"9.9\""),
  ])
  func `each form tells of the baseline and of what was left out`(format: ReportFormat, words: String) throws {
    let source = SourceText(name: "A.swift", bytes: Array("class UserPresenter {\n  var view: UserViewInput?\n}".utf8))
    let report = try Linter(configuration: Configuration(architecture: .viper))
      .lint([source], leftOut: CodeReading.LeftOut(unread: ["Pods"]))
    let gone = Finding(
      rule: "VI-2", severity: .error, file: "A.swift", line: 1, column: 1, what: "nothing of the kind", why: "", how: ""
    )
    let baseline = Baseline(report.findings + [gone], file: "baseline.json")
    let rest = report.subtracting(baseline, lookingAt: BaselineScope(roots: ["."]))
    let text = format.text(of: [rest], pages: PageFolder(path: nil), version: "9.9")

    #expect(text.contains(words), "\(text)")
  }

  @Test func `in SARIF a file below the current folder is named from there`() throws {
    let path = FileManager.default.currentDirectoryPath + "/A.swift"
    let report = try Linter().lint([SourceText(name: path, bytes: Array("struct {".utf8))])

    #expect(ReportFormat.sarif.text(of: [report], pages: PageFolder(path: nil)).contains("\"uri\" : \"A.swift\""))
  }

  @Test func `what is wrong with a comment has no page`() throws {
    let source = SourceText(name: "A.swift", bytes: Array("let a = 1  // atelier:disable VI-99 why".utf8))

    #expect(
      ReportFormat.text.text(of: [try Linter().lint([source])], pages: PageFolder(path: "Rules")) == """
        A.swift:1:12: warning: the comment names VI-99, which is not a rule [disable]
          why:  an exception that nobody can judge is soon the rule
          fix:  delete what is not needed
        no architecture (no architecture's parts are there): 1 file, 1 finding

        """)
  }
}

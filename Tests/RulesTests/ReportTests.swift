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
      ReportFormat.text.text(of: [report], pages: "Rules/") == """
        B.swift:1:8: error: expected identifier in struct; the file is not checked
        A.swift:2:7: warning: UserPresenter holds its view, a UserViewInput, strongly [VI-3]
          why:  the view owns its presenter, and two that own each other are never let go
          mend: declare `weak var view`
          page: Rules/VI-3.md
        viper: 1 file, 1 finding

        """)
  }

  @Test func `GitHub shows findings beside the lines of a pull request`() {
    #expect(
      ReportFormat.github.text(of: [report], pages: "") == """
        ::error file=B.swift,line=1,col=8,title=no Swift::expected identifier in struct
        ::warning file=A.swift,line=2,col=7,title=VI-3::UserPresenter holds its view, a UserViewInput, strongly: the view \
        owns its presenter, and two that own each other are never let go; declare `weak var view`
        ::notice title=atelier::viper: 1 file, 1 finding

        """)
  }

  @Test func `JSON is for programs`() {
    #expect(
      ReportFormat.json.text(of: [report], pages: "") == """
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
                  "rule" : "VI-3",
                  "what" : "UserPresenter holds its view, a UserViewInput, strongly",
                  "why" : "the view owns its presenter, and two that own each other are never let go"
                }
              ],
              "problems" : [
                {
                  "column" : 8,
                  "file" : "B.swift",
                  "line" : 1,
                  "message" : "expected identifier in struct"
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func `SARIF names the tool, its rules and the places`() {
    let text = ReportFormat.sarif.text(of: [report], pages: "Rules/")

    for part in [
      #""$schema" : "https://json.schemastore.org/sarif-2.1.0.json""#, #""version" : "2.1.0""#, #""name" : "atelier""#,
      #""text" : "Rules/VI-3.md""#, #""text" : "viper: 1 file, 1 finding""#, #""ruleId" : "VI-3""#,
      #""uri" : "A.swift""#, #""startLine" : 2"#,
      #""toolExecutionNotifications""#, #""uri" : "B.swift""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}

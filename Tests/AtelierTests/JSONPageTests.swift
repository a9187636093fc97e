import Foundation
import Shell
import Testing

/// The page that says the form of each answer in JSON, held to the shell.
struct JSONPageTests {
  private let page: JSONPage

  init() throws { page = try JSONPage() }

  /// These compile many apps, and have tests of their own with fake ones.
  private static let notRun: Set = ["compare --change", "diff", "compare"]

  @Test func `each command that answers in JSON stands on the page`() {
    let commands = CommandList.standard.all.filter { $0.options.contains { $0.name == "json" } }.map(\.name)
    let names = Set(page.answers.compactMap { $0.name.split(separator: " ").first.map(String.init) })
    #expect(Set(commands).subtracting(names) == [])
    #expect(names.subtracting(commands) == [])
  }

  @Test func `each example on the page has the form that the page says`() throws {
    for answer in page.answers {
      let flaws = try page.flaws(in: answer.example, of: answer)
      #expect(flaws == [], "\(answer.name)")
    }
  }

  @Test(arguments: try JSONPage().answers.filter { $0.line != nil && !notRun.contains($0.name) })
  func `what the shell answers has the form that the page says`(answer: JSONPage.Answer) throws {
    let program = try Program()
    let line = try #require(answer.line).replacing("./ann.json", with: "'\(program.home.path)/ann.json'")
      .replacing("class . ", with: "class '\(program.home.path)' ")
    let output = try program.run(line).output
    // What the commands before it show stands above it.
    let lines = output.components(separatedBy: "\n")
    let start = try #require(lines.lastIndex { $0 == "{" || $0 == "[" }, "\(output)")
    let flaws = try page.flaws(in: lines[start...].joined(separator: "\n"), of: answer)
    #expect(flaws == [])
  }
}

import Foundation
import Testing

/// `new`, with the compiler.
struct NewAppTests {
  @Test func `a new app runs`() throws {
    let program = try Program()
    let run = try program.run(
      "new '\(program.home.path)/mine'; tap 'Add one'; tap 'Add one'; expect screen shows \"2\"; leaks; rules")
    #expect(run.exitCode == 0, "\(run.problems)")
    #expect(run.output.contains("nothing"), "\(run.output)")
  }

  @Test func `a copy of a wiring with modules runs as the wiring does`() throws {
    let program = try Program()
    let run = try program.run(
      "new '\(program.home.path)/copy' --from contexts; tap Friends; expect path is User:42 Friends:42; expect equal in contexts"
    )
    #expect(run.exitCode == 0, "\(run.problems)")
  }
}

import Foundation
import Testing

/// What is written for those who install the shell, held to what the build does.
struct InstallingTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Program.checkout.appending(path: path), encoding: .utf8)
  }

  @Test func `the container has each package that the build looks for`() throws {
    let script = try Self.text("Scripts/install-dependencies")
    let packages = script.matches(of: /[a-z\/-]+\.h:([a-z-]+)/).map { String($0.1) }
    #expect(packages.count == 3)
    let container = try Self.text("Containerfile").split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(packages.filter { !container.contains($0) } == [])
  }

  @Test func `what a build has made on this machine stays out of the container`() throws {
    let left = try Self.text(".dockerignore").split(separator: "\n")
    #expect(left.contains(".build"))
    #expect(left.contains(".git"))
  }

  @Test func `the page names each place where the compiler is looked for`() throws {
    let page = try Self.text("Documentation/installing.md")
    for word in ["ATELIER_SWIFTC", "TOOLCHAINS", "PATH", "swift*/usr/bin/swiftc"] { #expect(page.contains(word)) }
  }
}

import Foundation
import PseudoTerminal
import Testing

/// What was compiled is removed while the shell runs.
struct LostCacheTests {
  @Test func `whatever launches the app again compiles it once more`() throws {
    let home = Program.freshHome()
    let cache = home.appending(path: "cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    let terminal = try Program(home: home).terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch ./Later\r")
    try terminal.wait(for: "launched", seconds: 120)
    try terminal.wait(for: "Later", count: 3)
    // What the shell writes there at the same moment makes removing fail: then it is tried again.
    for _ in 0..<100 where FileManager.default.fileExists(atPath: cache.path) {
      try? FileManager.default.removeItem(at: cache)
    }
    terminal.type("restart; mark here; goto here; goto launch; log\r")
    try terminal.wait(for: "0  launch  ← here", seconds: 120)
    #expect(!terminal.screen.contains("could not be started"))
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }
}

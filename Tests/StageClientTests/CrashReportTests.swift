import Foundation
import Platform
import StageProtocol
import Testing

@testable import StageClient

struct CrashReportTests {
  /// A report as the runtime writes it, with these frames in the thread that crashed.
  private func report(_ frames: [String], description: String = "Illegal instruction") throws -> CrashReport {
    let other = #"{ "frames": [{ "description": "poll + 1 in libc.so" }] }"#
    let text = """
      {
        "description": "\(description)",
        "threads": [\(other), { "crashed": true, "frames": [\(frames.joined(separator: ","))] }],
        "more": [1, 2]
      }
      """
    return try #require(try read(text))
  }

  private func read(_ text: String) throws -> CrashReport? {
    let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return CrashReport(contentsOf: file)
  }

  private func frame(_ function: String, line: Int?, symbol: String = "$s3app") -> String {
    let place = line.map { #", "sourceLocation": { "file": "/app/User.swift", "line": \#($0) }"# } ?? ""
    return #"{ "description": "\#(function)", "symbol": "\#(symbol)"\#(place) }"#
  }

  @Test func `the frames are those of the thread that crashed whose lines are known, each place once`() throws {
    let report = try report([
      frame("assertionFailure + 12", line: nil), frame("User.name.getter + 24", line: 7),
      frame("User.name.getter + 48", line: 7), frame("made by the compiler + 4", line: 0), frame("main", line: 2),
    ])

    #expect(
      report.frames == [
        StackFrame(function: "User.name.getter", file: "/app/User.swift", line: 7),
        StackFrame(function: "main", file: "/app/User.swift", line: 2),
      ])
  }

  @Test func `the failure that the compiler wrote into the code is found`() throws {
    let trap = try report([
      frame("Swift runtime failure: arithmetic overflow + 0", line: 3), frame("User.count.getter + 24", line: 3),
    ])
    #expect(trap.reason == "arithmetic overflow")
    #expect(try report([frame("main", line: 3)]).reason == nil)
  }

  @Test(arguments: [
    ("Bad pointer dereference at 0x7ffe", 8, true), ("Bad pointer dereference at 0x7ffe", 7, false),
    ("Illegal instruction at 0x5581", 8, false),
  ])
  func `a stack full of one function is a recursion`(description: String, count: Int, isRecursion: Bool) throws {
    let frames = Array(repeating: frame("again()", line: 3), count: count)
    #expect(try report(frames, description: description).isRecursion == isRecursion)
  }

  @Test(arguments: ["", #"{ "description": "Illegal instruction", "threads": [{ "#, "{}"])
  func `half a report is none`(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func `without a file there is no report`() {
    #expect(CrashReport(contentsOf: URL(filePath: "/no/such/report")) == nil)
  }

  @Test func `what became of a stage is told by its process, its report and its last lines`() throws {
    let trap = try report([frame("Swift runtime failure: arithmetic overflow + 0", line: 3)])
    let recursion = try report(
      Array(repeating: frame("again()", line: 3), count: 9), description: "Bad pointer dereference at 0x0")
    func cause(_ ending: SpawnedProcess.Ending, _ report: CrashReport?, _ lines: [String] = []) -> StageFailure.Cause {
      StageFailure.Cause(of: ending, report: report, lastLines: lines, memoryLimit: 1 << 20)
    }

    #expect(cause(.exit(status: 3), trap) == .exit(status: 3))
    #expect(cause(.exit(status: StageEnvironment.unheardStatus), nil) == .disconnected)
    #expect(cause(.signal(9), nil) == .killed(signal: 9))
    #expect(cause(.outOfTime, nil) == .outOfTime)
    #expect(cause(.signal(11), recursion) == .recursion)
    #expect(cause(.signal(6), trap, ["swift-runtime: failed to allocate 8 bytes"]) == .memory(limit: 1 << 20))
    #expect(cause(.signal(4), trap) == .trap(message: "arithmetic overflow"))
    #expect(cause(.signal(4), trap, ["User.swift:3: Fatal error: no name"]) == .trap(message: "no name"))
  }
}

import Testing

@testable import StageClient

struct RuntimeMessageTests {
  @Test(
    arguments: [
      (["Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range"], "Index out of range"),
      (["App.swift:3: Fatal error"], "fatal error"),
      (["hello", "App.swift:7: Precondition failed: no session", "bye"], "no session"),
      (["App.swift:7: Assertion failed: first", "App.swift:9: Assertion failed: second"], "second"),
      (
        ["Could not cast value of type 'A' (0x7f0a12) to 'B' (0x7f0b34)."],
        "Could not cast value of type 'A' to 'B'."
      ),
      (
        ["Fatal error: Attempted to read an unowned reference but object 0x7f1c2b was already destroyed"],
        "Attempted to read an unowned reference but object was already destroyed"
      ),
      (
        [
          "Simultaneous accesses to 0x7f00, but modification requires exclusive access.",
          "Fatal access conflict detected.",
        ],
        "a variable was accessed while another access was changing it"
      ),
      (["hello"], nil),
      ([], nil),
    ] as [([String], String?)])
  func `the last message is found, without its place and without addresses`(lines: [String], message: String?) {
    #expect(RuntimeMessage.last(in: lines) == message)
  }

  @Test(arguments: [
    ("swift-runtime: failed to allocate 1073741824 bytes", true), ("could not allocate", true), ("allocated", false),
  ])
  func `a lack of memory is recognised`(line: String, tells: Bool) {
    #expect(RuntimeMessage.tellsOfMemory(in: ["before", line]) == tells)
  }

  @Test(arguments: [
    ("*** Signal 4: Backtracing from 0x7f... done ***", true),
    ("swift-runtime: unable to suspend thread", true),
    ("App.swift:3: Fatal error: no", true),
    ("Fatal error: no", true),
    ("Could not cast value of type 'A' to 'B'.", true),
    ("Fatal access conflict detected.", true),
    ("Previous access (a modification) started at app`main + 4 (0x1).", true),
    ("0    app                                0x00005581a3b2c4d0 main", true),
    ("my own words about a Fatal errand", false),
    ("3 friends", false),
    ("", false),
  ])
  func `lines of the runtime are told from the app's own`(line: String, isOfRuntime: Bool) {
    #expect(RuntimeMessage.contains(line) == isOfRuntime)
  }
}

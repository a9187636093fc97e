import Testing

@testable import StageClient

struct OutputCollectorTests {
  private func collector(_ pieces: String..., lineLimit: Int = 3) -> OutputCollector {
    var collector = OutputCollector(lineLimit: lineLimit)
    for piece in pieces { collector.append(Array(piece.utf8)[...]) }
    return collector
  }

  @Test func `lines are collected whole, and the last one as far as it goes`() {
    var collector = collector("one\ntw", "o\nthr")

    #expect(collector.take() == AppOutput(lines: ["one", "two", "thr"]))
    #expect(collector.take() == AppOutput())
  }

  @Test func `lines beyond the limit are counted, until the output is taken`() {
    var collector = collector("1\n2\n3\n4\n5\n")
    #expect(collector.take() == AppOutput(lines: ["1", "2", "3"], droppedLines: 2))

    collector.append(Array("6\n".utf8)[...])
    #expect(collector.take() == AppOutput(lines: ["6"]))
  }

  @Test func `a line that never ends is cut`() {
    var collector = collector(String(repeating: "x", count: 5000), "y\nnext\n")

    #expect(collector.take() == AppOutput(lines: [String(repeating: "x", count: 4096), "next"]))
  }

  @Test func `bytes that are not UTF-8 are replaced`() {
    var collector = OutputCollector(lineLimit: 3)
    collector.append([0x61, 0xFF, 0x62, 0x0A])

    #expect(collector.take() == AppOutput(lines: ["a\u{FFFD}b"]))
  }

  @Test func `the last eight lines are kept, dropped or not`() {
    let collector = collector((1...10).map { "\($0)\n" }.joined())

    #expect(collector.lastLines == ["3", "4", "5", "6", "7", "8", "9", "10"])
  }

  @Test func `a report counts from when the runtime begins its line, also once that has ended`() {
    var collector = collector("\n*** Signal")
    #expect(collector.reportCount == 0)

    collector.append(Array(" 4: Backtracing from 0x1234".utf8)[...])
    #expect(collector.reportCount == 1)

    collector.append(Array("... done ***\n\n".utf8)[...])
    #expect(collector.reportCount == 1)

    collector.append(Array("*** Signal 3: Backtracing".utf8)[...])
    #expect(collector.reportCount == 2)
  }
}

import Foundation
import Testing

@testable import StageClient

struct LineBufferTests {
  private func lines(of pieces: [String]) -> [String] {
    var buffer = LineBuffer()
    var lines: [String] = []
    for piece in pieces {
      buffer.append(Array(piece.utf8)[...])
      while let line = buffer.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    return lines
  }

  @Test(arguments: [
    ([], []),
    (["one\n"], ["one"]),
    (["one\ntwo\n\nthree\n"], ["one", "two", "", "three"]),
    (["on", "e", "\ntw", "o\nthr"], ["one", "two"]),
    (["caf\u{E9}", "\n"], ["caf\u{E9}"]),
    (["\r\n"], ["\r"]),
  ])
  func `lines are taken out whole, however their bytes arrive`(pieces: [String], expected: [String]) {
    #expect(lines(of: pieces) == expected)
  }

  @Test func `a line without end is too long, and lines that have one are not`() {
    var buffer = LineBuffer(mostBytes: 8)
    buffer.append(Array("123456\n123456\n12345678".utf8)[...])
    while buffer.nextLine() != nil {}
    #expect(!buffer.isTooLong)
    buffer.append(Array("9".utf8)[...])
    #expect(buffer.nextLine() == nil)
    #expect(buffer.isTooLong)
  }

  @Test func `a line of many pieces is put together`() {
    let pieces = (1...2000).map { "\($0) " }
    #expect(lines(of: pieces + ["\n"]) == [pieces.joined()])
  }
}

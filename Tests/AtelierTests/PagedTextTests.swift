import TerminalText
import Testing

@testable import atelier

struct PagedTextTests {
  @Test func `a page ends where a paragraph does, if one ends in its second half`() {
    let text = PagedText("1\n2\n3\n4\n5\n\n7\n8\n9\n10\n11\n12\n13", width: 80)
    #expect(text.end(of: 0, room: 8) == 6)
    #expect(text.end(of: 6, room: 4) == 10)
    #expect(text.end(of: 10, room: 4) == 13)
  }

  @Test func `no page has a row more than there is room for`() {
    let text = PagedText("1\n2\n3\n4\n5\n6\n7", width: 80)
    #expect(text.end(of: 0, room: 7) == 7)
    #expect(text.end(of: 0, room: 6) == 6)
    #expect(text.end(of: 6, room: 1) == 7)
  }

  @Test func `a line that is wider than the window takes several rows`() {
    let text = PagedText("one\nabcdefghij\ntwo", width: 4)
    #expect(text.rows.map(\.plain) == ["one", "abcd", "efgh", "ij", "two"])
    #expect((0...5).map { text.line(ofRow: $0) } == [0, 1, 1, 1, 2, 3])
    #expect(text.row(ofLine: 2) == 4)
  }

  @Test func `a text is found in the rows below, in upper and lower case`() {
    let text = PagedText("User\nuser 2\nEditName", width: 80)
    #expect(text.row(containing: "USER", from: 1) == 1)
    #expect(text.row(containing: "user", from: 2) == nil)
  }

  @Test(arguments: [
    (" ", [PagerKey.forward]), ("\r", [.forward]), ("  ", [.forward, .forward]), ("\u{1B}[6~", [.forward]),
    ("b", [.back]), ("\u{1B}[5~", [.back]), ("q", [.leave]), ("\u{1B}", [.leave]), ("\u{1B}[B", [.oneDown]),
    ("\u{1B}[A", [.oneUp]), ("\u{1B}[H", [.start]), ("\u{1B}[F", [.end]), ("/", [.search([])]),
    ("/ab", [.search(Array("ab".utf8))]), ("n", [.next]),
    ("t", [.typed(Array("t".utf8))]), ("quit\r", [.typed(Array("quit\r".utf8))]), ("\u{1B}[31~", []), ("\u{1}", []),
  ])
  func `keys turn pages, and everything else begins the next command`(bytes: String, keys: [PagerKey]) {
    #expect(PagerKey.keys(in: Array(bytes.utf8), isFirst: false, hasSearched: true) == keys)
  }

  @Test func `on the first page b begins a command, and n does where nothing was looked for`() {
    #expect(PagerKey.keys(in: Array("b".utf8), isFirst: true, hasSearched: false) == [.typed(Array("b".utf8))])
    #expect(PagerKey.keys(in: Array("n".utf8), isFirst: false, hasSearched: false) == [.typed(Array("n".utf8))])
  }
}

import Grammar
import Testing

struct SpellingTests {
  @Test(
    arguments: [
      ("swich", "switch"),
      ("SWITCH", "switch"),
      ("swithc", "switch"),
      ("trave", "trace"),
      // A beginning is enough where only one word goes on so.
      ("gr", "graph"),
      ("s", nil),
      ("sw", "switch"),
      // As one hears it.
      ("graf", "graph"),
      ("grog", nil),
      ("banana", nil),
      ("", nil),
    ] as [(String, String?)])
  func `the nearest word is one that a slip of the finger explains`(word: String, nearest: String?) {
    #expect(Spelling.nearest(to: word, among: ["switch", "screen", "select", "graph", "trace"]) == nearest)
  }

  @Test func `of two words that are equally near, the first wins`() {
    #expect(Spelling.nearest(to: "nexts", among: ["next", "nexus"]) == "next")
    #expect(Spelling.nearest(to: "undo", among: ["undp", "undu"]) == "undp")
  }

  @Test func `of two words that are equally near, the one that was begun comes before the other`() {
    #expect(Spelling.nearest(to: "typ", among: ["tap", "type"]) == "type")
  }
}

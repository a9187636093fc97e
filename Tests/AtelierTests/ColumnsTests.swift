import Testing

@testable import atelier

struct ColumnsTests {
  @Test(arguments: [
    (["one", "two", "three", "four", "five"], 20, ["one    four", "two    five", "three"]),
    (["one", "two", "three", "four", "five"], 80, ["one    two    three  four   five"]),
    (["one", "two"], 4, ["one", "two"]),
    (["東京", "a", "b"], 12, ["東京  b", "a"]),
    (["longer than the terminal"], 10, ["longer than the terminal"]),
    ([], 20, []),
  ])
  func `texts are filled in column by column`(texts: [String], width: Int, rows: [String]) {
    #expect(Columns(texts: texts, width: width).rows == rows)
  }
}

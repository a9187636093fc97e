import EditDistance
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("switch", "switch", 0), ("", "abc", 3), ("swich", "switch", 1), ("switchh", "switch", 1),
    ("trave", "trace", 1), ("swithc", "switch", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("名前", "名", 1),
  ])
  func `counts insertions, removals, replacements and swaps of neighbours`(one: String, other: String, distance: Int) {
    #expect(one.editDistance(to: other) == distance)
    #expect(other.editDistance(to: one) == distance)
  }
}

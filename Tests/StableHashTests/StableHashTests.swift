import StableHash
import Testing

struct StableHashTests {
  @Test func `is the same in every process`() {
    var hash = StableHash()
    hash.add("UserPresenter.swift")
    #expect(hash.digest == "8799892b9b521d10ec60434fcfb2a098")
  }

  @Test func `keeps apart what was added apart`() {
    var one = StableHash()
    one.add("ab")
    one.add("c")
    var other = StableHash()
    other.add("a")
    other.add("bc")
    #expect(one.digest != other.digest)
  }
}

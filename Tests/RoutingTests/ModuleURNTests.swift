import Routing
import Testing

struct ModuleURNTests {
  @Test(arguments: [
    ("Login", ["Login"]),
    ("User:42", ["User", "42"]),
    ("User:Dee Dee", ["User", "Dee Dee"]),
    ("Note:12%3A30", ["Note", "12:30"]),
    ("Note:12%3a30", ["Note", "12:30"]),
    ("Note:100%2525", ["Note", "100%25"]),
    ("Note:%7Bid%7D", ["Note", "{id}"]),
    ("Café:%C3%A9", ["Café", "é"]),
    ("User:a/b?c#d", ["User", "a/b?c#d"]),
    ("localhost:8080", ["localhost", "8080"]),
  ])
  func `a text is split at its colons and decoded once`(text: String, segments: [String]) throws {
    #expect(try ModuleURN(parsing: text).segments == segments)
  }

  @Test(arguments: [
    ("", #""" is not a route: it is empty"#),
    (":", #"":" is not a route: segment 1 is empty"#),
    ("User:", #""User:" is not a route: segment 2 is empty"#),
    ("User::Friends", #""User::Friends" is not a route: segment 2 is empty"#),
    (":User", #"":User" is not a route: segment 1 is empty"#),
    (
      "User:100%",
      #""User:100%" is not a route: "100%" has a broken percent escape; a percent sign itself is written %25"#
    ),
    (
      "User:%4",
      #""User:%4" is not a route: "%4" has a broken percent escape; a percent sign itself is written %25"#
    ),
    (
      "User:%GG",
      #""User:%GG" is not a route: "%GG" has a broken percent escape; a percent sign itself is written %25"#
    ),
    (
      "User:%+1",
      #""User:%+1" is not a route: "%+1" has a broken percent escape; a percent sign itself is written %25"#
    ),
    (
      "User:%FF",
      #""User:%FF" is not a route: "%FF" has a broken percent escape; a percent sign itself is written %25"#
    ),
    (
      "User:{id}",
      #""User:{id}" is not a route: "{id}" is a placeholder; "#
        + "put a value in its place, and write braces as %7B and %7D"
    ),
  ])
  func `a text that is not a URN is refused with its flaw`(text: String, message: String) {
    let error = #expect(throws: RoutingError.self) { try ModuleURN(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["", ":", "%", "{", "a:b%3A{c}", " ", "\n", "ünïcödé", "👩‍👩‍👧", "O'Hara", "%41", "\u{0}"])
  func `any value survives being written and read`(value: String) throws {
    guard !value.isEmpty else {
      #expect(throws: RoutingError.malformedURN("User:", .emptySegment(number: 2))) { try ModuleURN("User", value) }
      return
    }
    let urn = try ModuleURN("User", value)
    #expect(try ModuleURN(parsing: urn.description) == urn)
    #expect(urn.segments == ["User", value])
  }

  @Test func `a URN is written with its values escaped`() throws {
    #expect(try ModuleURN("Login").description == "Login")
    #expect(try ModuleURN("User", 42).description == "User:42")
    #expect(try ModuleURN("Note", "12:30 {a}", "100%").description == "Note:12%3A30%20%7Ba%7D:100%25")
  }

  @Test func `a URN has at least one segment`() {
    #expect(throws: RoutingError.malformedURN("", .empty)) { try ModuleURN(segments: []) }
    #expect(throws: RoutingError.malformedURN("", .empty)) { try ModuleURN("") }
  }

  @Test(arguments: ["User:7", "atelier://User:7", "ATELIER://User:7", "User:%37"])
  func `a link may have the scheme in front`(link: String) throws {
    #expect(try ModuleURN(link: link, scheme: "atelier") == ModuleURN("User", 7))
  }

  @Test func `what looks like a scheme behind a colon is a value`() throws {
    #expect(try ModuleURN(link: "Web:a://b", scheme: "atelier").segments == ["Web", "a", "//b"])
    #expect(try ModuleURN(link: "atelier:User", scheme: "atelier").segments == ["atelier", "User"])
  }

  @Test func `another scheme is refused`() {
    let error = #expect(throws: RoutingError.foreignScheme(link: "https://User:7", expected: "atelier")) {
      try ModuleURN(link: "https://User:7", scheme: "atelier")
    }
    #expect(error?.description == #""https://User:7" is another app's link; ours begin with atelier://"#)
  }

  @Test func `a link that is only a scheme is empty`() {
    #expect(throws: RoutingError.malformedURN("", .empty)) { try ModuleURN(link: "atelier://", scheme: "atelier") }
  }
}

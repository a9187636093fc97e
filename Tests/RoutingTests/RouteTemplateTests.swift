import Routing
import Testing

struct RouteTemplateTests {
  @Test(arguments: [
    ("Login", [RouteTemplate.Segment.literal("Login")]),
    ("User:{id}", [.literal("User"), .capture("id")]),
    ("{module}:{user_id2}:Friends", [.capture("module"), .capture("user_id2"), .literal("Friends")]),
    ("At%3A:%7Bid%7D", [.literal("At:"), .literal("{id}")]),
  ])
  func `a template is read and written`(text: String, segments: [RouteTemplate.Segment]) throws {
    let template = try RouteTemplate(parsing: text)
    #expect(template.segments == segments)
    #expect(template.description == text)
  }

  @Test(arguments: [
    ("", #""" is no route template: it is empty"#),
    ("User:", #""User:" is no route template: segment 2 is empty"#),
    (
      "User:{}",
      #""User:{}" is no route template: {} does not name its capture with a letter followed by letters and digits"#
    ),
    (
      "User:{1}",
      #""User:{1}" is no route template: {1} does not name its capture with a letter followed by letters and digits"#
    ),
    (
      "User:{ id }",
      #""User:{ id }" is no route template: "#
        + "{ id } does not name its capture with a letter followed by letters and digits"
    ),
    (
      "User:a{id}",
      #""User:a{id}" is no route template: "a{id}" mixes braces and text; a capture is a whole segment, such as {id}"#
    ),
    (
      "User:{id",
      #""User:{id" is no route template: "{id" mixes braces and text; a capture is a whole segment, such as {id}"#
    ),
    (
      "{a}{b}",
      #""{a}{b}" is no route template: "{a}{b}" mixes braces and text; a capture is a whole segment, such as {id}"#
    ),
    ("A:{id}:{id}", #""A:{id}:{id}" is no route template: {id} occurs more than once"#),
    (
      "A%",
      #""A%" is no route template: "A%" has a broken percent escape; a percent sign itself is written %25"#
    ),
  ])
  func `a text that is no template is refused with its flaw`(text: String, message: String) {
    let error = #expect(throws: RoutingError.self) { try RouteTemplate(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func `a template filled with values is a URN`() throws {
    let template = try RouteTemplate(parsing: "User:{id}:Note:{at}")
    #expect(template.captures == ["id", "at"])
    #expect(try template.urn(["id": "42", "at": "12:30"]).description == "User:42:Note:12%3A30")
  }

  @Test func `a value that is missing or empty is refused`() throws {
    let template = try RouteTemplate(parsing: "User:{id}")
    let error = #expect(throws: RoutingError.missingValue(capture: "id", template: template)) { try template.urn() }
    #expect(error?.description == "the route User:{id} needs a value for {id}")
    #expect(throws: RoutingError.malformedURN("User:", .emptySegment(number: 2))) { try template.urn(["id": ""]) }
  }
}

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
    ("", #""" is not a route template: it is empty"#),
    ("User:", #""User:" is not a route template: segment 2 is empty"#),
    (
      "User:{}",
      #""User:{}" is not a route template: {} does not name its capture with a letter followed by letters and digits"#
    ),
    (
      "User:{1}",
      #""User:{1}" is not a route template: {1} does not name its capture with a letter followed by letters and digits"#
    ),
    (
      "User:{ id }",
      #""User:{ id }" is not a route template: "#
        + "{ id } does not name its capture with a letter followed by letters and digits"
    ),
    (
      "User:a{id}",
      #""User:a{id}" is not a route template: "a{id}" mixes braces and text; a capture is a whole segment, such as {id}"#
    ),
    (
      "User:{id",
      #""User:{id" is not a route template: "{id" mixes braces and text; a capture is a whole segment, such as {id}"#
    ),
    (
      "{a}{b}",
      #""{a}{b}" is not a route template: "{a}{b}" mixes braces and text; a capture is a whole segment, such as {id}"#
    ),
    ("A:{id}:{id}", #""A:{id}:{id}" is not a route template: {id} occurs more than once"#),
    (
      "A%",
      #""A%" is not a route template: "A%" has a broken percent escape; a percent sign itself is written %25"#
    ),
  ])
  func `a text that is not a template is refused with its flaw`(text: String, message: String) {
    let error = #expect(throws: RoutingError.self) { try RouteTemplate(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func `a template can be written as a literal`() throws {
    let template: RouteTemplate = "User:{id}"
    #expect(template == (try RouteTemplate(parsing: "User:{id}")))
  }

  @Test func `a literal that is not a template stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let template: RouteTemplate = "User:{id"
      print(template)
    }
  }

  @Test func `a template filled with arguments is a URN`() throws {
    let template: RouteTemplate = "User:{id}:Note:{number}"
    #expect(template.captures == ["id", "number"])
    #expect(template.urn(["id": 42, "number": 7]).description == "User:42:Note:7")
    #expect(RouteTemplate("Login").urn().description == "Login")
  }

  @Test func `an argument of one's own is escaped like any text`() throws {
    struct Time: URNArgument {
      let description = "12:30, 50%"
    }
    let urn = RouteTemplate("Alarm:{at}").urn(["at": Time()])
    #expect(urn.description == "Alarm:12%3A30,%2050%25")
    #expect(try ModuleURN(parsing: urn.description).segments == ["Alarm", "12:30, 50%"])
  }

  @Test func `a URN without one of its arguments stops the program`() async {
    await #expect(processExitsWith: .failure) {
      print(RouteTemplate("User:{id}").urn())
    }
  }

  @Test func `a text that is missing or empty is refused`() throws {
    let template: RouteTemplate = "User:{id}"
    #expect(try template.urn(["id": "12:30"]).description == "User:12%3A30")
    let error = #expect(throws: RoutingError.missingValue(capture: "id", template: template)) {
      try template.urn([:] as [String: String])
    }
    #expect(error?.description == "the route User:{id} needs a value for {id}")
    #expect(throws: RoutingError.malformedURN("User:", .emptySegment(number: 2))) { try template.urn(["id": ""]) }
  }
}

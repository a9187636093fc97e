import Routing
import Testing

struct RouteTableTests {
  @Test func `a URN finds its template, handler and arguments`() throws {
    let table = try table("Login", "User:{id}", "Friends:{id}")
    let match = try table.match(ModuleURN(parsing: "User:12%3A30"))
    #expect(match.handler == "User:{id}")
    #expect(match.template.description == "User:{id}")
    #expect(match.arguments == ["id": "12:30"])
    #expect(try table.match(ModuleURN("Login")).arguments == [:])
  }

  @Test(arguments: [
    ("A:B", "A:B"),
    ("A:X", "A:{x}"),
    ("X:Y", "{x}:{y}"),
    // Three literals beat two, though the other's come first.
    ("A:B:C:D", "A:{x}:C:D"),
    ("A:B:C:E", "A:B:{x}:{y}"),
    ("A:B:X", "A:B:{x}"),
    // Equals: the literal that comes first.
    ("P:Q", "P:{x}"),
    ("X:Q", "{x}:Q"),
  ])
  func `more literal segments win`(urn: String, template: String) throws {
    let table = try table(
      "{x}:{y}", "{x}:Q", "P:{x}", "A:{x}", "A:B", "A:B:{x}:{y}", "A:{x}:C:D", "A:{x}:C", "A:B:{x}")
    #expect(try table.match(ModuleURN(parsing: urn)).handler == template)
  }

  @Test func `a dead end under a literal does not hide a capture`() throws {
    let table = try table("User:Me:Settings", "User:{id}")
    #expect(try table.match(ModuleURN("User", "Me")).handler == "User:{id}")
  }

  @Test func `literals match exactly, and arity matters`() throws {
    let table = try table("User:{id}")
    for text in ["user:42", "User", "User:42:43", "Users:42"] {
      #expect(throws: RoutingError.self) { try table.match(ModuleURN(parsing: text)) }
    }
  }

  @Test func `templates are told in the order of insertion`() throws {
    #expect(try table("C", "A", "B:{x}").templates.map(\.description) == ["C", "A", "B:{x}"])
  }

  @Test func `a template that is there already is refused, and nothing changes`() throws {
    var table = try table("User:{id}", "Friends:{id}")
    let template = try RouteTemplate(parsing: "User:{id}")
    let error = #expect(throws: RoutingError.duplicate(template)) { try table.insert(template, "second") }
    #expect(error?.description == "the route User:{id} is there already; give each module a route of its own")
    #expect(try table.match(ModuleURN("User", 42)).handler == "User:{id}")
    #expect(table.templates.count == 2)
  }

  @Test func `templates of one shape with other capture names are in conflict`() throws {
    var table = try table("User:{id}", "User:{name}:Notes")
    let template = try RouteTemplate(parsing: "User:{name}")
    let error = #expect(throws: RoutingError.self) { try table.insert(template, "second") }
    #expect(error?.description == "the routes User:{name} and User:{id} match the same links; keep one of them")
    #expect(try table.match(ModuleURN("User", "Ann", "Notes")).arguments == ["name": "Ann"])
  }

  @Test(arguments: [
    ("Usr:7", "there is no route Usr:7; the nearest is User:{id}"),
    ("user:7", "there is no route user:7; the nearest is User:{id}"),
    ("User", "there is no route User; the nearest is User:{id}"),
    ("User:7:8", "there is no route User:7:8; the nearest is User:{id}"),
    ("User:7:Note", "there is no route User:7:Note; the nearest is User:{id}:Notes"),
    ("Lgoin", "there is no route Lgoin; the nearest is Login"),
    ("EditNmae:42", "there is no route EditNmae:42; the nearest is EditName:{id}"),
    ("42", "there is no route 42; the nearest is Login or User:{id} or Friends:{id}"),
    ("Friend", "there is no route Friend; the nearest is Friends:{id}"),
  ])
  func `an unknown route is refused with the nearest`(urn: String, message: String) throws {
    let table = try table("Login", "User:{id}", "Friends:{id}", "EditName:{id}", "User:{id}:Notes")
    let error = #expect(throws: RoutingError.self) { try table.match(ModuleURN(parsing: urn)) }
    #expect(error?.description == message)
  }

  @Test func `routes that are equally near are all told, and three at most`() throws {
    let table = try table("Note1", "Note2", "Note3", "Note4", "Login")
    let error = #expect(throws: RoutingError.self) { try table.match(ModuleURN("Note5")) }
    #expect(error?.description == "there is no route Note5; the nearest is Note1 or Note2 or Note3")
  }

  @Test func `a table without routes says so`() throws {
    let error = #expect(throws: RoutingError.self) { try table().match(ModuleURN("Login")) }
    #expect(error?.description == "there is no route Login; there are no routes at all")
  }

  @Test func `a link finds its template`() throws {
    let match = try table("User:{id}").match(link: "atelier://User:7", scheme: "atelier")
    #expect(match.arguments == ["id": "7"])
    #expect(match.urn == (try ModuleURN("User", 7)))
  }

  @Test(arguments: [
    ("atelier://User:", #""User:" is not a route: segment 2 is empty; the nearest is User:{id}"#),
    (
      "Frends:%",
      #""Frends:%" is not a route: "%" has a broken percent escape; a percent sign itself is written %25"#
        + "; the nearest is Friends:{id}"
    ),
    ("https://User:7", #""https://User:7" is another app's link; ours begin with atelier://"#),
    ("Usr:7", "there is no route Usr:7; the nearest is User:{id}"),
  ])
  func `a link that leads nowhere is refused with the nearest`(link: String, message: String) throws {
    let table = try table("Login", "User:{id}", "Friends:{id}")
    let error = #expect(throws: RoutingError.self) { try table.match(link: link, scheme: "atelier") }
    #expect(error?.description == message)
  }

  @Test func `thousands of routes are all found, and the nearest among them`() throws {
    var table = RouteTable<Int>()
    for number in 0..<5000 {
      try table.insert(RouteTemplate(parsing: "Module\(number):{id}:Part\(number % 7)"), number)
    }
    for number in 0..<5000 {
      let match = try table.match(ModuleURN(parsing: "Module\(number):\(number):Part\(number % 7)"))
      #expect(match.handler == number)
      #expect(match.arguments == ["id": "\(number)"])
    }
    let error = #expect(throws: RoutingError.self) { try table.match(ModuleURN(parsing: "Modul4321:1:Part2")) }
    #expect(error?.description == "there is no route Modul4321:1:Part2; the nearest is Module4321:{id}:Part2")
  }

  @Test func `a very long URN is answered`() throws {
    let urn = try ModuleURN(segments: Array(repeating: "A", count: 20_000))
    #expect(throws: RoutingError.self) { try table("A:{x}:A", "{x}:A:{y}").match(urn) }
  }

  private func table(_ templates: String...) throws -> RouteTable<String> {
    var table = RouteTable<String>()
    for template in templates { try table.insert(RouteTemplate(parsing: template), template) }
    return table
  }
}

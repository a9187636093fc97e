import Testing
import UserServer

struct SimulatedServicesTests {
  private let services = SimulatedServices()

  private var details: [String] { services.details.map { "\($0.name): \($0.value)" } }

  @Test func `everything about people can be seen`() {
    #expect(
      details == [
        "session: 42",
        "user 42 name: Ann Appleseed", "user 42 friends: 7 13 21",
        "user 7 name: Bob Baker", "user 7 friends: 42",
        "user 13 name: Cy Young", "user 13 friends: 42 21",
        "user 21 name: Dee Dee O'Hara", "user 21 friends: none",
      ])
  }

  @Test(arguments: [
    ("user 42 name Anna Smith", "user 42 name: Anna Smith"),
    ("user 42 name Dee Dee O'Hara", "user 42 name: Dee Dee O'Hara"),
    ("user 21 friends 7 13", "user 21 friends: 7 13"),
    ("user 42 friends none", "user 42 friends: none"),
  ])
  func `what can be seen can be set`(words: String, detail: String) throws {
    try services.setDetail(words.split(separator: " ").map(String.init))
    #expect(details.contains(detail))
  }

  @Test func `a name may be one text, and the last word is the last name`() async throws {
    try services.setDetail(["user", "7", "name", "Dee Dee Smith"])
    let answer = try await services.server.response(to: .get("/users/7"))
    #expect(String(decoding: answer.body, as: UTF8.self) == #"{"first_name":"Dee Dee","id":7,"last_name":"Smith"}"#)
  }

  @Test(arguments: [
    ("user 99 name Zoe Zen", "nobody has the id 99; there are 42, 7, 13, 21"),
    ("user bob name Zoe Zen", "\"bob\" is not the id of a person; ids are numbers"),
    ("user 42 friends 7 99", "nobody has the id 99; there are 42, 7, 13, 21"),
    ("user 42 name Anna", "\"Anna\" is one name, and a person has two; write user <id> name <first> <last>"),
    (
      "user 42 age 7",
      "\"user 42 age 7\" sets nothing; write user <id> name <first> <last>, or user <id> friends <id>… (or none)"
    ),
    (
      "user 42 name",
      "\"user 42 name\" sets nothing; write user <id> name <first> <last>, or user <id> friends <id>… (or none)"
    ),
    ("session 7", "who is signed in changes on the app's own screens; sign out there, and in as another"),
  ])
  func `what cannot be set is explained, and nothing has changed`(words: String, message: String) {
    let before = details
    let error = #expect(throws: ServiceDetailError.self) {
      try services.setDetail(words.split(separator: " ").map(String.init))
    }
    #expect(error?.description == message)
    #expect(details == before)
  }
}

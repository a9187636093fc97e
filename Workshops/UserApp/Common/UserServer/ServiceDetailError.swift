/// Why something about the simulated services cannot be set.
public nonisolated enum ServiceDetailError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknown([String])
  case notAnID(String)
  case nobody(Int, known: [Int])
  case oneName(String)
  case session

  public var description: String {
    switch self {
    case .unknown(let words):
      """
      "\(words.joined(separator: " "))" sets nothing; write user <id> name <first> <last>, \
      or user <id> friends <id>… (or none)
      """
    case .notAnID(let text): "\"\(text)\" is not the id of a person; ids are numbers"
    case .nobody(let id, let known):
      "nobody has the id \(id); there are \(known.map(String.init).joined(separator: ", "))"
    case .oneName(let text): "\"\(text)\" is one name, and a person has two; write user <id> name <first> <last>"
    case .session: "who is signed in changes on the app's own screens; sign out there, and in as another"
    }
  }
}

extension SimulatedServices {
  /// Who is signed in, and the names and friends of everyone.
  public var details: [(name: String, value: String)] {
    let session = (name: "session", value: sessionStore.userID.map(String.init) ?? "nobody")
    return [session]
      + server.people.flatMap { person in
        let friends = server.friendships[person.id, default: []].map(String.init).joined(separator: " ")
        return [
          (name: "user \(person.id) name", value: "\(person.firstName) \(person.lastName)"),
          (name: "user \(person.id) friends", value: friends.isEmpty ? "none" : friends),
        ]
      }
  }

  /// Changes what the server knows; an app hears of it when it asks next.
  ///
  /// - Parameter words: `user 42 name Anna Smith` or `user 42 friends 7 13`.
  public func setDetail(_ words: [String]) throws(ServiceDetailError) {
    if words.first == "session" { throw .session }
    guard words.count > 3, words[0] == "user" else { throw .unknown(words) }
    let index = try indexOfPerson(words[1])
    let values = words.dropFirst(3)
    switch words[2] {
    case "name": try renamePerson(at: index, to: values)
    case "friends": server.friendships[server.people[index].id] = try friends(values)
    default: throw .unknown(words)
    }
  }

  private func renamePerson(at index: Int, to words: ArraySlice<String>) throws(ServiceDetailError) {
    // The last word is the last name, so that a first name may be two words.
    let names = words.count > 1 ? Array(words) : words.flatMap { $0.split(separator: " ").map(String.init) }
    guard names.count > 1, let lastName = names.last else { throw .oneName(words.joined(separator: " ")) }
    server.people[index].firstName = names.dropLast().joined(separator: " ")
    server.people[index].lastName = lastName
  }

  private func friends(_ words: ArraySlice<String>) throws(ServiceDetailError) -> [Int] {
    if words == ["none"] { return [] }
    var ids: [Int] = []
    for word in words { ids.append(server.people[try indexOfPerson(word)].id) }
    return ids
  }

  private func indexOfPerson(_ text: String) throws(ServiceDetailError) -> Int {
    guard let id = Int(text) else { throw .notAnID(text) }
    guard let index = server.people.firstIndex(where: { $0.id == id }) else {
      throw .nobody(id, known: server.people.map(\.id))
    }
    return index
  }
}

extension SimulatedServices {
  /// Who is signed in, and the names and friends of everyone.
  public var details: [(name: String, value: String)] {
    let session = (name: "session", value: sessionStore.userID.map(String.init) ?? "nobody")
    return [session]
      + userAPI.users.flatMap { user in
        let friends = userAPI.friendships[user.id, default: []].map(String.init).joined(separator: " ")
        return [
          (name: "user \(user.id) name", value: user.fullName),
          (name: "user \(user.id) friends", value: friends.isEmpty ? "none" : friends),
        ]
      }
  }

  /// Changes what the server knows; an app hears of it when it asks next.
  ///
  /// - Parameter words: `user 42 name Anna Smith` or `user 42 friends 7 13`.
  public func setDetail(_ words: [String]) throws(ServiceDetailError) {
    if words.first == "session" { throw .session }
    guard words.count > 3, words[0] == "user" else { throw .unknown(words) }
    let id = try existingUserID(words[1])
    let values = words.dropFirst(3)
    switch words[2] {
    case "name": try rename(id, to: values)
    case "friends": userAPI.friendships[id] = try friends(values)
    default: throw .unknown(words)
    }
  }

  private func rename(_ id: User.ID, to words: ArraySlice<String>) throws(ServiceDetailError) {
    // The last word is the last name, so that a first name may be two words.
    let names = words.count > 1 ? Array(words) : words.flatMap { $0.split(separator: " ").map(String.init) }
    guard names.count > 1, let lastName = names.last, let index = userAPI.users.firstIndex(where: { $0.id == id })
    else { throw .oneName(words.joined(separator: " ")) }
    userAPI.users[index] = User(id: id, firstName: names.dropLast().joined(separator: " "), lastName: lastName)
  }

  private func friends(_ words: ArraySlice<String>) throws(ServiceDetailError) -> [User.ID] {
    if words == ["none"] { return [] }
    var ids: [User.ID] = []
    for word in words { ids.append(try existingUserID(word)) }
    return ids
  }

  private func existingUserID(_ text: String) throws(ServiceDetailError) -> User.ID {
    guard let id = User.ID(text) else { throw .notAnID(text) }
    let ids = userAPI.users.map(\.id)
    guard ids.contains(id) else { throw .nobody(id, known: ids) }
    return id
  }
}

import UserDomain

/// Whom the signed-in person has marked.
struct Favourites: Hashable {
  private var userIDs: Set<User.ID> = []

  func contains(_ id: User.ID) -> Bool { userIDs.contains(id) }

  mutating func toggle(_ id: User.ID) {
    if userIDs.remove(id) == nil { userIDs.insert(id) }
  }
}

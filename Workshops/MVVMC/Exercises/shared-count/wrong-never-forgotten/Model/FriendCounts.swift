import UserDomain

/// How many friends each person has of whose friends somebody has asked.
struct FriendCounts: Hashable {
  var counts: [User.ID: Int] = [:]
}

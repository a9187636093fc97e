import UserDomain

/// What a row shows of a friend.
struct FriendCellViewModel: Hashable {
  let userID: User.ID
  let name: String
  let detail: String?
}

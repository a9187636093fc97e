import UserDomain

struct FriendsViewInputData: Hashable {
  struct Row: Hashable {
    let userID: User.ID
    let name: String
    let isFavourite: Bool
  }

  let rows: [Row]
  let isLoading: Bool
  let hasNoFriends: Bool
}

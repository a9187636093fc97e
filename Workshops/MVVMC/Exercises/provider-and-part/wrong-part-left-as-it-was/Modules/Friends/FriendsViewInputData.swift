import UserDomain

struct FriendsViewInputData: Hashable {
  struct Row: Hashable {
    let userID: User.ID
    let name: String
  }

  let title: String
  let rows: [Row]
  let isLoading: Bool
  let hasNoFriends: Bool
}

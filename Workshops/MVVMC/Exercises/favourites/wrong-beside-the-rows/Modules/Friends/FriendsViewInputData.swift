import UserDomain

struct FriendsViewInputData: Hashable {
  struct Row: Hashable {
    let userID: User.ID
    let name: String
  }

  let rows: [Row]
  let favourites: Favourites
  let isLoading: Bool
  let hasNoFriends: Bool
}

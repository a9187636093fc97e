import UserDomain

protocol FriendsFactory {
  func make(userID: User.ID) -> any FriendsRoutes
}

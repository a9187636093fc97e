import UserDomain

protocol FriendsFactory {
  func make(userID: User.ID) throws -> any FriendsRoutes
}

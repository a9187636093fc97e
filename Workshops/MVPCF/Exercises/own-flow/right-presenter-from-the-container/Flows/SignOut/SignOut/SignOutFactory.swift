import UserDomain

protocol SignOutFactory {
  func make(userID: User.ID) throws -> any SignOutRoutes
}

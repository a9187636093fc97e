import UserDomain

protocol EditNameFactory {
  func make(userID: User.ID) throws -> any EditNameRoutes
}

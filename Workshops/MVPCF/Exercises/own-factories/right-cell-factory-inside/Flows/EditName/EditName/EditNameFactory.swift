import UserDomain

protocol EditNameFactory {
  func make(userID: User.ID) -> any EditNameRoutes
}

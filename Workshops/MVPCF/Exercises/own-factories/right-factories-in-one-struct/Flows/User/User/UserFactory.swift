import UserDomain

protocol UserFactory {
  func make(id: User.ID) -> any UserRoutes
}

import UserDomain

protocol UserFactory {
  func make(id: User.ID) throws -> any UserRoutes
}

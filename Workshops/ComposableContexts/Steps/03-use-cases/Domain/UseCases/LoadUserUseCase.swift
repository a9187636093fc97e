import UserDomain

package protocol LoadUserUseCase {
  /// Asks the server for a person, whom observers then see.
  func loadUser(id: User.ID) async throws(UserError)
}

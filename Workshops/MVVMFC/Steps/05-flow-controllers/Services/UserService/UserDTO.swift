import Foundation
import UserDomain

/// A user as the server writes it.
struct UserDTO: Codable, Hashable {
  let id: Int
  let firstName: String
  let lastName: String

  private enum CodingKeys: String, CodingKey {
    case id
    case firstName = "first_name"
    case lastName = "last_name"
  }
}

extension UserDTO {
  init(_ user: User) {
    self.init(id: user.id.rawValue, firstName: user.firstName, lastName: user.lastName)
  }

  /// The user as the app knows them.
  var user: User { User(id: User.ID(rawValue: id), firstName: firstName, lastName: lastName) }

  /// What is sent to the server. Numbers and texts can always be written.
  var json: Data { (try? JSONEncoder().encode(self)) ?? Data() }
}

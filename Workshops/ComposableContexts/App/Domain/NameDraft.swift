import UserDomain

/// A person's names while they are being edited.
struct NameDraft: Hashable {
  private let original: User
  var firstName: String
  var lastName: String

  init(_ user: User) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
  }

  /// The person with the new names, without the white space around them.
  var user: User {
    User(id: original.id, firstName: firstName.trimmed, lastName: lastName.trimmed)
  }

  /// Whether there are both names, and one of them is new.
  var canBeSaved: Bool {
    !firstName.isBlank && !lastName.isBlank && user != original
  }
}

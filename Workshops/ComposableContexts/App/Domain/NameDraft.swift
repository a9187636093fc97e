import UserDomain

/// A person's names while they are being edited.
package struct NameDraft: Hashable {
  private let original: User
  package var firstName: String
  package var lastName: String
  package var isBeingSaved = false

  package init(_ user: User) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
  }

  /// The person with the new names, without the white space around them.
  package var user: User {
    User(id: original.id, firstName: firstName.trimmed, lastName: lastName.trimmed)
  }

  /// Whether there are both names, one of them is new, and they are not being saved already.
  package var canBeSaved: Bool {
    !isBeingSaved && !firstName.isBlank && !lastName.isBlank && user != original
  }
}

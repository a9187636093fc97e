import MVVMCLibrary
import UserDomain

/// What the screen has to remember.
struct EditNameState: Hashable {
  /// The person as they were.
  let original: User
  var firstName: String
  var lastName: String
  var isSaving = false

  init(_ user: User) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
  }

  /// The person as they are to be, without white space around the names; `nil` while there is nothing to save.
  var edited: User? {
    guard !firstName.isBlank, !lastName.isBlank else { return nil }
    let edited = User(id: original.id, firstName: firstName.trimmed, lastName: lastName.trimmed)
    return edited == original ? nil : edited
  }

  /// Whether there is something to save, and it is not being saved already.
  var canSave: Bool { edited != nil && !isSaving }
}

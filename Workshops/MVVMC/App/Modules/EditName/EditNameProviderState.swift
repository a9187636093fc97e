import MVVMCLibrary
import UserDomain

struct EditNameProviderState: Hashable {
  /// Whose name it is.
  let userID: User.ID
  /// The person as they were; `nil` until they are loaded.
  var original: User?
  var firstName = ""
  var lastName = ""
  private(set) var isSaving = false
  private(set) var isSaved = false
  /// Why the last attempt to load or to save failed.
  var failure: UserAPIError?

  /// The person as they are to be, without white space around the names; `nil` while there is nothing to save.
  var edited: User? {
    guard let original, !firstName.isBlank, !lastName.isBlank else { return nil }
    let edited = User(id: original.id, firstName: firstName.trimmed, lastName: lastName.trimmed)
    return edited == original ? nil : edited
  }

  /// Whether there is something to save, and it is not being saved already.
  var canSave: Bool { edited != nil && !isSaving }

  mutating func fillIn(_ user: User) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
  }

  mutating func beginSaving() {
    failure = nil
    isSaving = true
  }

  /// - Parameter failure: `nil` if the names are saved.
  mutating func endSaving(with failure: UserAPIError? = nil) {
    isSaving = false
    isSaved = failure == nil
    self.failure = failure
  }
}

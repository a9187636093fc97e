struct EditNameViewInputData: Hashable {
  let firstName: String
  let lastName: String
  let canSave: Bool
}

/// The names as the fields show them.
struct EditNameViewModel: Hashable {
  let firstName: String
  let lastName: String
}

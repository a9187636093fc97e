struct UserViewInputData: Hashable {
  let name: String
  let isLoading: Bool
  let canEditName: Bool
  let isSignedIn: Bool
  let favouriteTitle: String
}

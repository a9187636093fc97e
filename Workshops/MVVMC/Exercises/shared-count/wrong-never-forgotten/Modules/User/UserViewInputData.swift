struct UserViewInputData: Hashable {
  let title: String
  let name: String
  let isLoading: Bool
  let canEditName: Bool
  let isSignedIn: Bool
}

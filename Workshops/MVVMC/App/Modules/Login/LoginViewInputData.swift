struct LoginViewInputData: Hashable {
  let canSignIn: Bool
}

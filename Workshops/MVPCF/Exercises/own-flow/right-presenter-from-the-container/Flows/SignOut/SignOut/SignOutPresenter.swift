protocol SignOutPresenter: AnyObject {
  func signOut()
}

import UserDomain

/// What a screen is called from outside the app. The shell's prompt and its scenarios need it, as state restoration and
/// UI tests would.
enum ScreenAddress {
  static let login = "Login"
  static func user(_ id: User.ID) -> String { "User:\(id)" }
  static func friends(_ id: User.ID) -> String { "Friends:\(id)" }
  static func signOut(_ id: User.ID) -> String { "SignOut:\(id)" }
  static func editName(_ id: User.ID) -> String { "EditName:\(id)" }
}

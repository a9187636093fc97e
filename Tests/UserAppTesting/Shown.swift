/// Screens that many scenarios begin or end with.
nonisolated enum Shown {
  static let login = "Login | Name: "
  static let ann = "User:42 | Ann Appleseed, Edit name, Friends, Sign Out"
  static let anna = "User:42 | Anna Appleseed, Edit name, Friends, Sign Out"
  static let bob = "User:42 User:7 | Bob Baker, Friends"
  static let annsFriends = "User:42 Friends:42 | Bob Baker, Cy Young, Dee Dee O'Hara"
  static let annsName = "User:42 EditName:42 | First name: Ann, Last name: Appleseed, Cancel"
}

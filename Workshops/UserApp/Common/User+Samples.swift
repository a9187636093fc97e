extension User {
  /// The people whom the simulated service knows.
  public static var samples: [User] {
    [
      User(id: 42, firstName: "Ann", lastName: "Appleseed"),
      User(id: 7, firstName: "Bob", lastName: "Baker"),
      User(id: 13, firstName: "Cy", lastName: "Young"),
      User(id: 21, firstName: "Dee Dee", lastName: "O'Hara"),
    ]
  }

  /// Who counts whom as a friend.
  public static var sampleFriendships: [User.ID: [User.ID]] {
    [42: [7, 13, 21], 7: [42], 13: [42, 21]]
  }
}

extension User {
  /// The people whom the simulated service knows.
  public static var samples: [User] {
    [
      User(id: ID(rawValue: 42), firstName: "Ann", lastName: "Appleseed"),
      User(id: ID(rawValue: 7), firstName: "Bob", lastName: "Baker"),
      User(id: ID(rawValue: 13), firstName: "Cy", lastName: "Young"),
      User(id: ID(rawValue: 21), firstName: "Dee Dee", lastName: "O'Hara"),
    ]
  }

  /// Who counts whom as a friend.
  public static var sampleFriendships: [User.ID: [User.ID]] {
    let numbers = [42: [7, 13, 21], 7: [42], 13: [42, 21]]
    return Dictionary(
      uniqueKeysWithValues: numbers.map { (ID(rawValue: $0), $1.map(ID.init(rawValue:))) })
  }
}

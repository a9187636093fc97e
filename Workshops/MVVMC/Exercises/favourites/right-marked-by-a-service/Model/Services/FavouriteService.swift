import UserDomain

/// Marks people.
protocol FavouriteService: AnyObject {
  /// Marks the person in the shared store, or takes the mark away.
  func toggle(_ id: User.ID)
}

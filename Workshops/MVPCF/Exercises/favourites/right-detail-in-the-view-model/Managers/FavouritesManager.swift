import OpenCombine
import UserDomain

/// Knows whom the signed-in person has marked as a favourite.
protocol FavouritesManager: AnyObject {
  /// Now, and after each change.
  var favourites: AnyPublisher<Set<User.ID>, Never> { get }

  /// Marks a person, or takes the mark away.
  func toggle(_ id: User.ID)
  func forgetAll()
}

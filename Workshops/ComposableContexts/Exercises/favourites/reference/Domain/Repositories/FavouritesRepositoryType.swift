import OpenCombine
import UserDomain

/// Knows whom the signed-in person counts among their favourites.
package protocol FavouritesRepositoryType: AnyObject {
  /// The favourites: now, and after each change.
  var favourites: AnyPublisher<Set<User.ID>, Never> { get }

  func toggle(_ id: User.ID)
  func forgetAll()
}

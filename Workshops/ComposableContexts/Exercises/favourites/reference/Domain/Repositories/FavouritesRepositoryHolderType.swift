/// Whoever has the favourites can do what the use cases on them do.
package protocol FavouritesRepositoryHolderType {
  var favouritesRepository: any FavouritesRepositoryType { get }
}

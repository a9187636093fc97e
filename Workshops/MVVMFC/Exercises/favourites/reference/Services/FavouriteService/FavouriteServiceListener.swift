/// Wants to know when somebody has become a favourite, or is none any more.
protocol FavouriteServiceListener: AnyObject {
  func favouriteServiceDidUpdate(_ favouriteService: any FavouriteServiceProtocol)
}

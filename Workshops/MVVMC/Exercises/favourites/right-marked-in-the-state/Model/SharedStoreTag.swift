/// The names under which shared stores are registered. A store's type alone does not say what it is for.
enum SharedStoreTag {
  static let favourites = "favourites"
  static let people = "people"
}

extension String {
  /// With the article that goes before it: `an AppViewInput`, `a UserViewInput`.
  var withArticle: String {
    // Names that begin with a U are mostly spoken as `user` is.
    first.map { "AEIOaeio".contains($0) } ?? false ? "an \(self)" : "a \(self)"
  }
}

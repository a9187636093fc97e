/// What a lesson says of itself before its text.
struct FrontMatter: Hashable {
  var id: String?
  var title: String?
  var place: Lesson.Place?
  var minutes = 0
  var teaches: [Named] = []
  var needs: [Named] = []
  /// The line of `id`, or the first.
  var idLine = 1
  /// The line of `wiring` or `workshop`, or the first.
  var placeLine = 1

  /// A name, and where it is written.
  struct Named: Hashable {
    let name: String
    let line: Int
  }
}

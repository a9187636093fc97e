// Forms of an app that are named to be compared.
extension AppSession {
  /// The form of an app that has a name: a wiring, a folder, or what was on the stage at a bookmark, with its code
  /// as it is now.
  ///
  /// - Throws: what `switch` would say of a name that is none of them.
  func form(_ name: String) throws(ShellError) -> Wiring {
    do throws(ShellError) {
      return try wirings.wiring(name, relativeTo: folder)
    } catch {
      guard let bookmark = bookmarks.first(where: { $0.name == name }) else { throw error }
      if hasOtherCode(now: bookmark) {
        notices.append(
          "\(name) is compared with the code of \(bookmark.wiring.name) as it is now, which is another than then")
      }
      return bookmark.wiring
    }
  }
}

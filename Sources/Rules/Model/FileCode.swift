/// The code of a file, to which that of its members refers.
///
/// An object with a few long lists: to make, walk through and free a handful of short ones for each member takes longer
/// than to check them.
final class FileCode: Sendable {
  let lists: CodeLists

  init(_ lists: CodeLists) { self.lists = lists }
}

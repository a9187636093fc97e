/// The names that a file's code says, as they are read one after the other.
///
/// An object, since whatever reads a part of the file notes its names here.
final class SaidNames {
  // One thread reads a file, one name after the other: to check that for each takes as long as to note it.
  @exclusivity(unchecked) private(set) var filter: NameFilter

  /// - Parameter length: how many bytes the file has.
  init(forBytes length: Int) { filter = NameFilter(forBytes: length) }

  func note(_ name: NameHash) { filter.insert(name) }
}

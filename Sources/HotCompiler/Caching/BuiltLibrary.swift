import Foundation

/// A library that is ready to be imported and linked.
struct BuiltLibrary {
  let name: String
  let entry: CacheEntry

  var product: Product { Product(name: name, folder: entry.folder) }

  /// The files of a finished library.
  struct Product {
    let name: String
    let folder: URL

    var object: String { folder.appending(path: "\(name).o").path(percentEncoded: false) }
    var module: String { folder.appending(path: "\(name).swiftmodule").path(percentEncoded: false) }
  }
}

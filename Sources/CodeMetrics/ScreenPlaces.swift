/// Which screens an app has, and which files belong to them.
///
/// A screen is a view controller from which no other inherits. Its files are those in the folder that has its name; in an
/// app without such a folder, those whose names begin with it.
struct ScreenPlaces {
  /// In alphabetical order.
  let names: [String]
  private let folders: Set<String>

  init(of files: [SourceMetrics]) {
    let classes = files.flatMap(\.types).filter { $0.kind == .class }
    var controllers: Set<String> = ["ViewController"]
    var isGrowing = true
    while isGrowing {
      let more = classes.filter { !controllers.isDisjoint(with: $0.inherited) }.map(\.name)
      isGrowing = !controllers.isSuperset(of: more)
      controllers.formUnion(more)
    }
    let superclasses = Set(classes.flatMap(\.inherited))
    let screens = controllers.subtracting(superclasses).subtracting(["ViewController"])
    names = Set(screens.map(Self.name).filter { !$0.isEmpty }).sorted()
    folders = Set(files.flatMap { Self.folders(of: $0.path) }).intersection(names)
  }

  /// The screen that a file belongs to; nil for code that screens share.
  func screen(of path: String) -> String? {
    if let folder = Self.folders(of: path).last(where: folders.contains) { return folder }
    let file = path.split(separator: "/").last ?? ""
    let begun = names.filter { !folders.contains($0) && file.hasPrefix($0) }
    return begun.max { $0.count < $1.count }
  }

  private static func name(of controller: String) -> String {
    let suffix = ["ViewController", "Controller"].first(where: controller.hasSuffix) ?? ""
    return String(controller.dropLast(suffix.count))
  }

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init)
  }
}

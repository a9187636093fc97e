/// Says which names are those of a UI framework's types.
struct UIVocabulary: Sendable {
  /// The frameworks that the project may use: one for a system's own interface has no need of another kit.
  private let frameworks: [UIFramework]

  /// The modules whose imports decide which frameworks those are.
  static let decisiveModules: Set<String> = ["AppKit", "Cocoa", "ScreenKit", "SwiftUI", "UIKit"]

  /// - Parameter imported: what the project's files import of the decisive modules.
  init(imported: Set<String>) {
    let usesKit = imported.contains("ScreenKit") || imported.isEmpty
    let isForMacOnly = !imported.isDisjoint(with: ["AppKit", "Cocoa"]) && !imported.contains("UIKit")
    frameworks = UIFramework.all.filter { framework in
      (usesKit || framework.module != "ScreenKit") && !(isForMacOnly && framework.module == "UIKit")
    }
  }

  /// The names of the frameworks that the project may use.
  var modules: [String] { frameworks.map(\.module) }

  /// The framework whose type a name is, in a file that imports these modules, unless the project declares it itself.
  func framework(of name: String, importing imported: [String]) -> String? {
    guard UIFramework.mayHave(name) else { return nil }
    let framework = frameworks.first { $0.has(name, isImported: imported.contains($0.module)) }
    return framework?.module
  }

  /// The first import of a UI framework.
  func uiImport(in file: SourceFile) -> Import? {
    file.imports.first { Self.telling.contains($0.module) }
  }

  /// Whether a class of this name is a UI framework's view controller.
  static func isViewController(_ name: String) -> Bool {
    guard name.hasSuffix("Controller") else { return false }
    let isKit = name.hasPrefix("UI") || name.hasPrefix("NS")
    let plain = isKit ? String(name.dropFirst(2)) : name
    return kinds.contains(plain) || (isKit && plain.hasSuffix("ViewController"))
  }

  /// Whether a name is that of a UI framework's class, and not of a protocol such as `UITableViewDelegate`.
  static func isClass(_ name: String) -> Bool {
    let protocols = ["Delegate", "DataSource", "Protocol", "Representable", "Transitioning", "Providing", "Responding"]
    return UIFramework.isUIKit(name) && !protocols.contains(where: name.holds)
  }

  /// Whether many of the UI framework's classes inherit from that of this name.
  static func isBase(_ name: String) -> Bool {
    ["NSObject", "UIControl", "UIResponder", "UIScrollView", "UIView", "UIViewController"].contains(name)
  }

  /// Whether a name is the UI framework's own for a type of functions.
  static func isFunction(_ name: String) -> Bool { name == "UIActionHandler" }

  /// What a view controller has from the system's class, by the names of its properties.
  static let inheritedViews = [
    "collectionView": "UICollectionView", "tableView": "UITableView", "view": "UIView",
  ]

  /// Whether a class of this name is a UI framework's view.
  static func isView(_ name: String) -> Bool { views.contains(name) }

  private static let telling = Set(UIFramework.telling.map(\.module))
  private static let kinds: Set<String> = [
    "ViewController", "NavigationController", "TabBarController", "TableViewController", "CollectionViewController",
    "SplitViewController", "PageViewController", "HostingController", "AlertController", "SearchController",
    "TabViewController",
  ]
  private static let views: Set<String> = [
    "View", "UIView", "NSView", "UITableViewCell", "UICollectionViewCell", "UIControl", "UIButton", "ListCell",
    "UIStackView", "UIScrollView", "UITableView", "UICollectionView", "UILabel", "UIImageView", "UITextField",
  ]
}

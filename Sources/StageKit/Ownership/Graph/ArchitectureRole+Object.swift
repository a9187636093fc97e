import Architectures

/// How the stage reads the parts of objects. The rules read declarations, and so do it otherwise, in `RoleNames`:
///
/// - A view controller is a view here: people see one thing on the screen.
/// - Roles of protocols are left out, since an object is known by its class, and so are an app's delegate and a
///   dependency manager, which are a delegate and a manager here.
/// - What plays no part by its name may play one by its superclass in the kit.
extension ArchitectureRole {
  private static let unknown: [ArchitectureRole] = [
    .appDelegate, .dependencyManager, .holder, .moduleInput, .viewInput, .viewOutput,
  ]

  private static let endingsOfObjects = endings.filter { !unknown.contains($0.role) }

  /// Subclasses of these are views, whatever their names are.
  private static let views: Set<TypeIdentity> = [
    TypeIdentity(module: "ScreenKit", name: "ViewController"), TypeIdentity(module: "ScreenKit", name: "View"),
  ]

  /// Whether a word names a part, or several of them: `Presenter`, `ViewModels`.
  static func isName(_ word: String) -> Bool {
    let word = word.lowercased()
    return Set(allCases).subtracting(unknown + [.viewController]).contains { role in
      let name = role.rawValue.lowercased()
      return word == name || word == name + "s"
    }
  }

  init?(of layout: ClassLayout) {
    if let role = ArchitectureRole(ofType: layout.identity.name) {
      self = role
    } else if layout.lineage.contains(where: Self.views.contains) {
      self = .view
    } else {
      return nil
    }
  }

  /// Reads the role off a name such as `UserPresenter`, `DefaultUserPresenter`, `UserServiceImpl` or `AppRouterImp`.
  init?(ofType name: String) {
    var name = name.split(separator: ".").last.map(String.init) ?? name
    for ending in ["Impl", "Imp", "Implementation"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    guard let role = Self.endingsOfObjects.first(where: { name.hasSuffix($0.ending) })?.role else { return nil }
    self = role == .viewController ? .view : role
  }
}

/// A type with all its extensions.
///
/// An object, since rules pass through all of a project's again and again.
final class ProjectType: Sendable {
  /// One of its declarations and where it stands.
  struct Part: Sendable {
    let file: Int
    let declaration: TypeDeclaration
  }

  let name: String
  /// The name without those of the types around it.
  let simpleName: String
  let role: Role?
  /// Why it has its role: `its name ends in Presenter`.
  let ground: String?
  /// Its own declaration first, where the project has it.
  let parts: [Part]
  /// Superclasses and protocols, those of its ancestors in the project included.
  let ancestors: Set<String>
  /// Its properties with their files.
  let properties: [(file: Int, property: Property)]
  let functions: [(file: Int, function: Function)]
  /// The code of all members with their files.
  let code: [(file: Int, code: Code)]

  init(name: String, role: Role?, ground: String?, parts: [Part], ancestors: Set<String>) {
    self.name = name
    simpleName = name.lastName
    self.role = role
    self.ground = ground
    self.parts = parts
    self.ancestors = ancestors
    properties = parts.flatMap { part in part.declaration.properties.map { (part.file, $0) } }
    functions = parts.flatMap { part in part.declaration.functions.map { (part.file, $0) } }
    code = properties.map { ($0.file, $0.property.code) } + functions.map { ($0.file, $0.function.code) }
  }

  /// Its name, and its role where the name does not say it: `Sheet (a presenter, as it conforms to SheetPresenter)`.
  var words: String {
    guard let role, role != .viewController, let ground, !ground.hasPrefix("its name") else { return name }
    return "\(name) (\(role.words.withArticle), as \(ground))"
  }

  /// Whether its name says that it is the app's one part of its role, and of no module: `AppInteractor`, `Router`.
  var isOfWholeApp: Bool {
    guard let role else { return false }
    let name = RoleNames.core(of: simpleName)
    return Role.endings.contains { ending, meant in
      meant == role && ["App", "Application", "Main", "Root", ""].contains { $0 + ending == name }
    }
  }

  /// The declaration that is not an extension.
  var main: Part? { parts.first { $0.declaration.kind != .extension } }
  var kind: TypeDeclaration.Kind { main?.declaration.kind ?? .extension }
  var isProtocol: Bool { kind == .protocol }
  var storedProperties: [(file: Int, property: Property)] { properties.filter { !$0.property.isComputed } }

  /// The code of its members, each with whether it is static and what says whether a place is in the signature.
  var members: [(file: Int, code: Code, isStatic: Bool, isInSignature: @Sendable (Int) -> Bool)] {
    properties.map { ($0.file, $0.property.code, $0.property.isStatic, { _ in false }) }
      + functions.map { entry in
        (entry.file, entry.function.code, entry.function.isStatic, { entry.function.isInSignature($0) })
      }
  }

  func property(_ name: String) -> Property? {
    properties.first { $0.property.name == name }?.property
  }
}

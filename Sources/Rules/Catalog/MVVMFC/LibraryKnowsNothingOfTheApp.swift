/// What lies in the `Library` folder uses nothing of the app.
///
/// A folder of that name that has the app's own flow controllers is not to be taken along, and not meant.
///
/// ## Why
///
/// The library is what the next app takes along: network requests, extensions, tools. One line that names a type of this
/// app ends that.
///
/// ## How to fix it
///
/// Move the file out of the library, or let it take what it needs as a value, a closure or a protocol of its own.
///
/// ## Found
///
/// ```swift
/// // App/Library/Extensions/String+User.swift
/// extension String {
///   func isName(of user: UserRecord) -> Bool { self == user.name }
/// }
/// // App/Common/UserRecord.swift
/// struct UserRecord {
///   let name: String
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// // Library/Extensions/String+Extensions.swift
/// import Foundation
///
/// extension String {
///   /// The text without the white space around it.
///   public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
/// }
///
/// // Services/UserService/UserDTO.swift
/// nonisolated struct UserDTO: Codable, Hashable {
///   let id: Int
///   let firstName: String
///   let lastName: String
/// }
/// ```
struct LibraryKnowsNothingOfTheApp: Rule {
  static let id = "FC-11"
  static let title = "The library knows nothing of the app"
  static let why = "what the next app is to take along must not name this one"
  static let architecture: Architecture? = .mvvmfc

  func violations(in project: Project) -> [Violation] {
    let files = project.files.filter { Self.isInLibrary($0.file) }
    guard !files.isEmpty, !Self.hasFlows(project) else { return [] }
    return files.flatMap { number, file in
      imports(of: file, number, in: project) + names(in: file, number, in: project)
    }
  }

  /// Whether a folder of that name has the app's own flows, and is not to be taken along.
  private static func hasFlows(_ project: Project) -> Bool {
    (project.allTypes(.flowController) + project.allTypes(.appDelegate)).contains { type in
      guard !type.isProtocol, let main = type.main, !project.isInherited(type.simpleName) else { return false }
      return type.simpleName != "FlowController" && isInLibrary(project.file(main.file))
    }
  }

  private static func isInLibrary(_ file: SourceFile) -> Bool { file.folders.contains("Library") }

  private func imports(of file: SourceFile, _ number: Int, in project: Project) -> [Violation] {
    file.imports.filter { project.configuration.appModules.contains($0.module) }.map { found in
      Violation(
        place: project.place(number, found.offset), what: "the library imports \(found.module), a module of the app",
        how: "move the file out of the library, or let it take what it needs as a value")
    }
  }

  private func names(in file: SourceFile, _ number: Int, in project: Project) -> [Violation] {
    var seen: Set<String> = []
    // A type's own generic parameters and nested types may be called as something of the app is.
    let own = Set(file.types.map(\.simpleName))
    let code = file.types.flatMap(\.code) + file.functions.map(\.code) + file.properties.map(\.code)
    return code.flatMap(\.mentions).compactMap { mention in
      guard !own.contains(mention.name), let type = project.type(mention.name), type.name == mention.name,
        let main = type.main, !Self.isInLibrary(project.file(main.file)), seen.insert(mention.name).inserted
      else { return nil }
      return Violation(
        place: project.place(number, mention.offset),
        what: "the library names \(mention.name), which \(project.file(main.file).name) declares",
        how: "move the file out of the library, or let it take what it needs as a value")
    }
  }
}

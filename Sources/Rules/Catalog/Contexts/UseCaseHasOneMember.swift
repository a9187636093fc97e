/// A use case is a protocol with one member.
///
/// ## Why
///
/// A view model's needs are a list of use cases, and the list is read at a glance only if each name says one thing. A use
/// case with two members gives every screen that needs the one the other as well, and its tests have to fake both.
///
/// ## How to fix it
///
/// Make a use case of each member, and let the view model's `UseCases` name those that it needs.
///
/// ## Found
///
/// ```swift
/// protocol SessionUseCase {
///   func signIn(firstName: String)
///   func signOut()
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// package protocol SignInUseCase {
///   /// Begins the session of the person with this first name.
///   func signIn(firstName: String) async throws(UserError)
/// }
///
/// package protocol SignOutUseCase {
///   /// Ends the session, and forgets whom the signed-in person has seen.
///   func signOut()
/// }
/// ```
struct UseCaseHasOneMember: Rule {
  static let id = "CC-1"
  static let title = "A use case has one member"
  static let why = "each screen is to name exactly what it can do, verb by verb"
  static let architecture: Architecture? = .contexts

  func violations(in project: Project) -> [Violation] {
    project.protocols(.useCase).compactMap { useCase in
      guard let main = useCase.main else { return nil }
      let members =
        main.declaration.properties.map { ($0.offset, $0.name) }
        + main.declaration.functions.map { ($0.offset, $0.name) }
      let sorted = members.sorted { $0.0 < $1.0 }
      guard sorted.count > 1 else { return nil }
      return Violation(
        place: project.place(main.file, sorted[1].0),
        what: "\(useCase.name) has \(sorted.count) members: \(sorted.map(\.1).joined(separator: ", "))",
        how: "make a use case of each")
    }
  }
}

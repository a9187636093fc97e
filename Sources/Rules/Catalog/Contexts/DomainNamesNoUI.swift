/// The domain neither imports nor names a UI framework.
///
/// The domain is what lies in a `Domain` folder, and use cases, repositories' protocols and holders wherever they lie.
///
/// ## Why
///
/// Use cases are what the app can do, on a phone, in a terminal and in a test. A domain that knows a view controller has
/// decided how it is shown.
///
/// ## How to fix it
///
/// Publish values, and let the screen's view model and controller translate them into what is seen.
///
/// ## Found
///
/// ```swift
/// // Domain/ShowFailureUseCase.swift
/// import UIKit
///
/// protocol ShowFailureUseCase {
///   func showFailure(on controller: UIViewController)
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// // Domain/UseCases/ObserveFriendsUseCase.swift
/// import OpenCombine
/// import UserDomain
///
/// package protocol ObserveFriendsUseCase {
///   /// A person's friends: now, and after each change. `nil` while they are not known.
///   func friends(of id: User.ID) -> AnyPublisher<[User]?, Never>
/// }
/// ```
struct DomainNamesNoUI: Rule {
  static let id = "CC-4"
  static let title = "The domain knows no UI"
  static let why = "what the app can do must not depend on how it is shown"
  static let architecture: Architecture? = .contexts

  private static let roles: Set<Role> = [.useCase, .holder, .repository]

  func violations(in project: Project) -> [Violation] {
    var places: Set<Violation.Place> = []
    return project.types.filter { isDomain($0, in: project) }.flatMap { type in
      project.uiUses(of: type).compactMap { use in
        let isExtension = type.kind == .extension && type.role == nil
        // An import is said of what the file declares itself.
        if isExtension, use.isImport, project.file(use.place.file).types.contains(where: { $0.kind != .extension }) {
          return nil
        }
        guard places.insert(use.place).inserted else { return nil }
        let subject = isExtension ? "an extension of \(type.name)" : type.name
        return Violation(
          place: use.place, what: "\(subject), which belongs to the domain, \(use.words)",
          how: "publish a value, and let the view model and the controller make of it what is seen")
      }
    }
  }

  private func isDomain(_ type: ProjectType, in project: Project) -> Bool {
    guard let part = type.parts.first else { return false }
    if project.file(part.file).folders.contains("Domain") { return true }
    // How a repository does its work is its own affair; what it offers is the domain's.
    return type.role == .repository ? type.isProtocol : type.role.map(Self.roles.contains) ?? false
  }
}

/// An interactor names no type of a UI framework.
///
/// ## Why
///
/// An interactor says what the app can do. One that knows images or controls can neither be used behind another interface
/// nor be tested without one.
///
/// ## How to fix it
///
/// Answer with values: data instead of an image, a case instead of a colour. The view makes of them what is seen.
///
/// ## Found
///
/// ```swift
/// import UIKit
///
/// final class UserInteractor: UserInteractorInput {
///   func loadPortrait(id: User.ID, completion: @escaping (UIImage?) -> Void) {
///     userService.user(id: id) { completion(UIImage(data: $0.portrait)) }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserInteractor: UserInteractorInput {
///   func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
///     userService.user(id: id, completion: completion)
///   }
/// }
/// ```
///
/// ## What counts
///
/// - A type of UIKit, SwiftUI or another UI framework that an interactor of a screen names: a presenter knows it, or it
///   answers one.
/// - An image that it makes beside its work: a service makes them.
///
/// ## What does not count
///
/// - An import alone: templates write one into every file.
/// - What is called an interactor, if no presenter knows it and it answers none: it is a service. Nor does the interactor
///   of the whole app count.
/// - An image where images are what the interactor works on, as its name says: `PhotoInteractor`.
/// - `UIDevice` and `UIPasteboard`, which show nothing, and what an app asks the system for by its `UIApplication`.
/// - The project's own view controllers, which are the matter of VI-4.
struct InteractorNamesNoUI: Rule {
  static let id = "VI-14"
  static let title = "An interactor names no UI type"
  static let why = "what the app can do must not depend on how it is shown"
  static let architecture: Architecture? = .viper

  func violations(in project: Project) -> [Violation] {
    project.uiUses(ofAll: .interactor).filter { type, use in
      project.isOfScreen(type) && !use.isImport && !use.isScreen && !use.isOwnView && !project.isOfWholeApp(type)
        && !(use.isImage && Self.worksOnImages(type))
    }.map { interactor, use in
      Violation(
        place: use.place, what: "\(interactor.words) \(use.words)",
        how: "answer with a value, and let the view make of it what is seen")
    }
  }

  private static func worksOnImages(_ type: ProjectType) -> Bool {
    ["Avatar", "Camera", "Gallery", "Icon", "Image", "Logo", "Photo", "Picture", "QR", "Scan"].contains(
      where: type.simpleName.contains)
  }
}

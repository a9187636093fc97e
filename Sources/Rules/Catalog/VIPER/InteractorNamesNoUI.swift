/// An interactor names no type of a UI framework.
///
/// An import alone is not meant: templates write one into every file. Neither is what is called an interactor, if no
/// presenter knows it and it answers none: it is a service. Nor is the interactor of the whole app, nor an image where images are what the interactor works on, as its name says: `PhotoInteractor`. One that makes images beside
/// its work is: a service makes them. `UIDevice` and `UIPasteboard` show nothing, and are not meant, nor is what an app asks
/// the system for by its `UIApplication`. The project's own view controllers are the matter of VI-4.
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

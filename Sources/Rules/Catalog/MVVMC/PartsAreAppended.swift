/// Every part is appended to the container.
///
/// ## Why
///
/// A part registers what a module is made of. One that nobody appends shows when its screen is opened, and not before.
///
/// ## How to fix it
///
/// Append it where the container is made: `container.append(part: UserPart.self)`.
///
/// ## Found
///
/// ```swift
/// enum UserPart: Part {
///   static func load(container: Container) {}
/// }
///
/// enum FriendsPart: Part {
///   static func load(container: Container) {}
/// }
///
/// final class AppDelegate {
///   func registerParts() {
///     container.append(part: UserPart.self)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// enum UserPart: Part {
///   static func load(container: Container) {
///     container.register { UserDependency(viewModel: $0, viewController: $1) }
///   }
/// }
///
/// enum AppPart: Part {
///   static func load(container: Container) {
///     container.append(part: UserPart.self)
///   }
/// }
///
/// final class AppDelegate: ApplicationDelegate {
///   private let container = Container()
///
///   func start(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) throws {
///     container.append(part: AppPart.self)
///   }
/// }
/// ```
struct PartsAreAppended: Rule {
  static let id = "FS-8"
  static let title = "Every part is appended"
  static let why = "a part that nobody appends is a screen that cannot be opened"
  static let architecture: Architecture? = .mvvmc

  func violations(in project: Project) -> [Violation] {
    // Who appends them from a list, or in a way of their own, is not checked.
    let appended = project.notes(of: Appendings.self)
    let names = Set(appended.compactMap(\.words.first))
    guard !appended.isEmpty, appended.allSatisfy({ !$0.words.isEmpty }) else { return [] }
    return project.types(.part).compactMap { part in
      let isPart = !part.ancestors.isDisjoint(with: ["Part", "DIPart"])
      guard isPart, !names.contains(part.simpleName), let main = part.main else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset), what: "\(part.name) is appended nowhere",
        how: "append it where the container is made, before the first resolve")
    }
  }
  /// The parts that are appended: the name of each, empty if it is not said.
  struct Appendings: Survey {
    static let id = "appendedParts"

    static func notes(in part: Project) -> [SurveyNote] {
      part.fileCode.flatMap { $0.calls.named("append") }.compactMap { call in
        guard let part = call.argument("part") else { return nil }
        guard case .metatype(let names) = part.value else { return SurveyNote() }
        return SurveyNote("", Array(names.prefix(1)))
      }
    }
  }
}

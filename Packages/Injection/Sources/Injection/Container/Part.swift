/// Registrations that belong together, such as all that a screen is made of. Other containers say assembly or module.
///
/// ```swift
/// enum UserPart: Part {
///   static func load(container: Container) {
///     container.register(UserProvider.init)
///     container.register(UserViewModel.init)
///   }
/// }
/// container.append(part: UserPart.self)
/// ```
public protocol Part {
  /// Registers what the part is made of.
  static func load(container: Container)
}

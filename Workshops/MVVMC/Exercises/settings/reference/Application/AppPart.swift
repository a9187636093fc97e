import Injection

/// All the parts there are.
enum AppPart: Part {
  static func load(container: Container) {
    // What is to be shared says so where it is registered, and what is forgotten there is not shared.
    container.defaultScope = .transient
    container.append(part: ModelPart.self)
    container.append(part: LoginPart.self)
    container.append(part: UserPart.self)
    container.append(part: EditNamePart.self)
    container.append(part: FriendsPart.self)
    container.append(part: SettingsPart.self)
  }
}

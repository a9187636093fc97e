import Injection

/// All the parts there are.
enum AppPart: Part {
  static func load(container: Container) {
    // What is built for one request shares its pieces, wherever nothing else is said.
    container.defaultScope = .graph
    container.append(part: ModelPart.self)
    container.append(part: LoginPart.self)
    container.append(part: UserPart.self)
    container.append(part: EditNamePart.self)
    container.append(part: FriendsPart.self)
  }
}

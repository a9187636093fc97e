import UserDomain

struct DefaultCoordinatorActionFactory: CoordinatorActionFactory {
  let routes = ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"]

  func make(
    route: String, arguments: [String: String], style: CoordinatorAction.Style
  ) throws(CoordinatorActionRefusal) -> CoordinatorAction {
    let destination: CoordinatorAction.Destination =
      switch route {
      case "Login": .login
      case "User:{id}": .user(try userID(in: arguments))
      case "Friends:{id}": .friends(try userID(in: arguments))
      case "EditName:{id}": .editName(try userID(in: arguments))
      default: throw .unknownRoute(route)
      }
    return CoordinatorAction(destination: destination, style: style)
  }

  private func userID(in arguments: [String: String]) throws(CoordinatorActionRefusal) -> User.ID {
    let text = arguments["id", default: ""]
    guard let id = User.ID(text) else { throw .malformedID(text) }
    return id
  }
}

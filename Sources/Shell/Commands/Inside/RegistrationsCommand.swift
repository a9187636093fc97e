import Grammar
import Injection
import ShellText

/// Lists the registrations of the app's containers.
struct RegistrationsCommand: AppCommand {
  let name = "registrations"
  let group = CommandGroup.inside
  let summary = "list the registrations of the app's containers"
  let arguments = [Argument("key", .optional, from: .keys)]
  let options = [Option.json]
  let examples = [
    Example("registrations", "lists all, container by container"),
    Example("registrations UserRepository", "lists those whose key contains UserRepository"),
  ]
  let discussion = """
    Each registration with its key, how long its instance is shared, the part that made it if one did, and where it \
    stands in the code. A type that another one implements says which: `is UserScreenContext`. A container is called \
    after the file that made it; it answers what its parents can answer too. `graph registrations` shows who needs \
    whom, and `validate` what is wrong.
    """

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let graph = try session.registrations()
    let wanted = invocation.argument(0) ?? ""
    guard let text = RegistrationTable(of: graph, display: display).text(matching: wanted) else {
      throw .notRegistered(wanted, nearest: graph.nearest(to: wanted))
    }
    return Output(text, json: graph)
  }
}

extension RegistrationGraph {
  /// The registered key that is most easily mistaken for this one.
  func nearest(to key: String) -> String? {
    Spelling.nearest(to: key, among: registrations.map(\.key.description))
      ?? Spelling.nearest(to: key, among: registrations.map(\.key.type))
  }
}

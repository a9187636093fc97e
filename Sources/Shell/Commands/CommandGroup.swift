/// What a command is for; `help` lists the commands by it.
public enum CommandGroup: String, CaseIterable, Hashable, Sendable {
  case learning
  case workshop = "building"
  case app = "the app"
  case inside = "looking inside"
  case session = "the session"
}

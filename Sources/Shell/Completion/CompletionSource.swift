/// The source of the candidates for an argument.
public enum CompletionSource: Hashable, Sendable {
  /// Free text; there is nothing to complete.
  case nothing
  /// Names of commands.
  case commands
  /// Names of events.
  case events
  /// Names of commands, and what else `help` explains.
  case helpTopics
  /// Types of ScreenKit, where the command names that before.
  case kitTypes
  /// Wirings, and folders.
  case wirings
  /// Variations of the wiring that the command names before.
  case variations
  /// Files of commands, and folders.
  case scripts
  /// Types that the app's code declares, and behind a type and a dot its members.
  case declarations
  /// Types of the objects that live.
  case types
  /// These, and keys that the app's containers know.
  case typesAndKeys
  /// These, and the roles that they play.
  case typesAndRoles
  /// Ids of lessons.
  case lessons
  /// Ids of workshops.
  case workshops
  /// Steps of the open workshop, and the ways to the next and back.
  case steps
  /// Exercises of the current step.
  case exercises
  /// Folders.
  case folders
  /// Bookmarks, the launch, and the numbers of events.
  case moments
  /// These, and wirings.
  case momentsAndWirings
  /// Templates of the running app's routes.
  case routes
  /// Workshops that can be presented, their steps, and routes.
  case presented
  /// What can be tapped on the present screen.
  case tappable
  /// Fields of the present screen.
  case fields
  /// Rows of the present screen.
  case rows
  /// Switches of the present screen.
  case switches
  /// Keys that the app's containers know.
  case keys
  /// How the app's services are set, word by word.
  case services
  /// What the setting that the command names before can be set to.
  case settingValues
  /// Ids of rules.
  case rules
  /// Parts of the page of the wiring that the command names before, or of that on the stage.
  case pageParts
  /// Unit tests of the wirings.
  case unitTests
  /// These words and no others.
  case choices([Candidate])
}

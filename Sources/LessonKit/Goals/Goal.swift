/// Something that must hold of the app: what a lesson's step or a scenario's `expect` asks for.
///
/// A goal speaks of state and never of what was typed, so that every way there counts.
public enum Goal: Hashable, Sendable {
  /// Something is there, or is not.
  public enum Presence: Hashable, Sendable {
    case present, absent
  }

  /// `screen shows "Save" disabled`, `screen lacks "Sign in"`: a text, part of a text, a title or a field's value.
  case screen(Presence, text: String, isEnabled: Bool?)
  /// `screen is "Ann Appleseed" "Edit name"`: all that is there and not disabled, from top to bottom.
  case wholeScreen([String])
  /// `path is User:42 EditName:42`.
  case path([String])
  /// `trace has UserPresenter.signOutTapped`: among the calls of the last event.
  case trace(Presence, CallPattern)
  /// `graph has UserPresenter -> UserViewController weak`, `graph lacks UserPresenter`.
  case graph(Presence, GraphPattern)
  /// `no leaks`.
  case noLeaks
  /// `registered UserScreenViewModel`: a container of the app knows the key.
  case registered(String)
  /// `valid`: all that is known to be asked of the app's containers can be built.
  case valid
  /// `rules pass VI-1 VI-2`; all of the architecture's rules where none is named.
  case rulesPass([String])
  /// `builds`: the app's code compiles.
  case builds
  /// `equal in viper contexts`, `equal in all`: the same events lead to the same screen in these wirings.
  case equal(wirings: [String])
}

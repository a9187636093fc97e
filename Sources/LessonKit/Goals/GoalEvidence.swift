import Injection
import Rules
import ScreenKit
import StageProtocol

/// What goals look at. An error counts as an unmet goal, and its description says why.
public protocol GoalEvidence: AnyObject {
  /// What the app shows.
  func screen() throws -> Screen
  /// What the last event called.
  func trace() throws -> CallTrace
  /// Who keeps whom alive.
  func graph() throws -> ObjectGraph
  /// What lives on although its screen has gone.
  func leaks() throws -> LeakReport
  /// What the app's containers were told. Throws for an app that is wired without one.
  func registrations() throws -> RegistrationGraph
  /// What is wrong with that. Throws for an app that is wired without a container.
  func validation() throws -> ValidationReport
  /// What the app's code does against some rules, or against all of its architecture where none is named.
  func findings(ofRules ids: [String]) throws -> [Finding]
  /// The names of all wirings.
  var wirings: [String] { get }
  /// What another wiring shows after the same events; the app in hand stays as it is.
  func screen(inWiring name: String) throws -> Screen
  /// Compiles the app's code, and throws what is wrong with it.
  func build() throws
}

import Injection
import ScreenKit
import StageClient
import StageProtocol

/// A running app.
public protocol Stage: AnyObject {
  /// Lets something happen, and answers with the screen once the app has settled.
  func send(_ event: StageEvent) throws(StageProblem) -> Screen
  /// What the app shows.
  func screen() throws(StageProblem) -> Screen
  /// Who keeps whom alive, or another graph.
  func graph(_ kind: ObjectGraph.Kind, includingKit: Bool) throws(StageProblem) -> ObjectGraph
  /// The calls that an event caused: 0 is the launch; nothing stands for the last event.
  func trace(ofEvent number: Int?) throws(StageProblem) -> CallTrace
  /// The templates that links can lead to.
  func routes() throws(StageProblem) -> RouteList
  /// What lives on although its screen has gone.
  func leaks() throws(StageProblem) -> LeakReport
  /// What there is to say of the objects of a type, or of the one with an id.
  func inspection(of subject: String) throws(StageProblem) -> ObjectInspection
  /// Why these objects are alive.
  func reasons(for subject: String) throws(StageProblem) -> ObjectReasons
  /// What the app's containers were told.
  func registrations() throws(StageProblem) -> RegistrationGraph
  /// What is wrong with that.
  ///
  /// - Parameter strictly: whether factories that ask a container themselves are tried, to learn what they ask for.
  func validation(strictly: Bool) throws(StageProblem) -> ValidationReport
  /// How the app's simulated services are set.
  func services() throws(StageProblem) -> ServiceSettings
  /// How late it is for the app, and what waits for time to pass.
  func time() throws(StageProblem) -> StageTime
  /// What the app has printed since the last time.
  func takeOutput() -> AppOutput
  /// Ends the app. Harmless where it has ended.
  func quit()
}

extension Stage {
  /// The same without the kit's own objects.
  func graph(_ kind: ObjectGraph.Kind) throws(StageProblem) -> ObjectGraph { try graph(kind, includingKit: false) }
}

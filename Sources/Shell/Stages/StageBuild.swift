/// An app that is compiled; it can be launched any number of times.
public protocol StageBuild {
  /// The same for builds of the same code, and for no others.
  var id: String { get }

  /// What is worth saying of how it was compiled.
  var report: BuildReport { get }

  /// Starts the app on a fresh stage.
  func launch(isCancelled: @escaping () -> Bool) throws(StageProblem) -> any Stage
}

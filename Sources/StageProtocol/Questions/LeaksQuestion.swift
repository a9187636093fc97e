/// Asks for the objects that live on although their screen has gone.
public struct LeaksQuestion: StageQuestion {
  public typealias Answer = LeakReport
  public static let name = "leaks"
  public static let isPatient = true

  /// The question.
  public init() {}
}

extension Question where Self == LeaksQuestion {
  /// The objects that live on although their screen has gone.
  public static var leaks: Self { Self() }
}

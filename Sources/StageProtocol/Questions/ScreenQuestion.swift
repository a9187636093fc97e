import ScreenKit

/// Asks what the app shows.
public struct ScreenQuestion: StageQuestion {
  public typealias Answer = Screen
  public static let name = "screen"

  /// The question.
  public init() {}
}

extension Question where Self == ScreenQuestion {
  /// What the app shows.
  public static var screen: Self { Self() }
}

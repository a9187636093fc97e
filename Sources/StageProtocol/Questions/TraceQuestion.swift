/// Asks for the calls that an event caused.
public struct TraceQuestion: StageQuestion {
  public typealias Answer = CallTrace
  public static let name = "trace"
  public static let isPatient = true

  /// The number of the event, 0 for the launch; nil for the last one.
  public let event: Int?

  /// A question for the calls of an event.
  public init(event: Int?) {
    self.event = event
  }
}

extension Question where Self == TraceQuestion {
  /// The calls of the last event.
  public static var lastTrace: Self { Self(event: nil) }

  /// The calls of an event: 0 is the launch.
  public static func trace(ofEvent event: Int) -> Self { Self(event: event) }
}

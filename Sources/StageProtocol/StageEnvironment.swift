/// The environment variables through which the shell tells a new stage where to listen.
public enum StageEnvironment {
  /// The descriptor from which the stage reads requests.
  public static let requests = "ATELIER_STAGE_REQUESTS"
  /// The descriptor to which the stage writes replies.
  public static let replies = "ATELIER_STAGE_REPLIES"
  /// The file that holds the app's `SourceIndex` as JSON.
  public static let sources = "ATELIER_STAGE_SOURCES"
  /// The limit of the stage's memory, in bytes.
  public static let memory = "ATELIER_STAGE_MEMORY"
}

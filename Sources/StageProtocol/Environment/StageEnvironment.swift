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
  /// How many lines the app may print during one event before that counts as a flood.
  public static let outputLines = "ATELIER_STAGE_OUTPUT_LINES"

  /// The exit status of a stage that can no longer hear the shell: it has gone, or the app closed the descriptors.
  public static let unheardStatus: Int32 = 196
}

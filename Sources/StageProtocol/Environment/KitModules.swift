/// The modules of `AtelierKit`, which the compiler shows to app code and whose objects the stage tells from the app's.
public enum KitModules {
  /// Those written in Swift, which app code may import or which these import.
  public static let swift = [
    "ScreenKit", "Injection", "Routing", "StageKit", "StageProtocol", "OpenCombine", "OpenCombineDispatch",
    "OpenCombineFoundation", "Architectures", "EditDistance", "LibC", "StableHash", "TextLayout",
  ]
  /// The C modules that stand behind them.
  public static let c = ["COpenCombineHelpers", "CStageHooks"]
}

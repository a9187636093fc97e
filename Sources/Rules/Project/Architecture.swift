/// An architecture whose rules are known.
public enum Architecture: String, Hashable, Sendable, CaseIterable, Codable {
  case contexts, mvpcf, viper, mvvmc, mvvmfc

  /// What its rules' ids begin with.
  public var prefix: String {
    switch self {
    case .contexts: "CC"
    case .mvpcf: "PC"
    case .viper: "VI"
    case .mvvmc: "FS"
    case .mvvmfc: "FC"
    }
  }

  /// As people call it.
  public var title: String {
    switch self {
    case .contexts: "Composable Contexts"
    case .mvpcf: "Model View Presenter Coordinator Factory"
    case .viper: "VIPER"
    case .mvvmc: "MVVM with coordinators"
    case .mvvmfc: "MVVM with flow controllers"
    }
  }
}

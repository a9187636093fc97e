import Architectures
import TerminalText

extension TextStyle {
  /// The colour of the layer in which a role is played; plain for a role of no layer.
  public init(role: ArchitectureRole?) {
    self.init(meaning: role?.layer?.meaning)
  }
}

extension Layer {
  /// What text about it means.
  var meaning: TextStyle.Meaning {
    switch self {
    case .view: .view
    case .logic: .logic
    case .flow: .flow
    case .domain: .domain
    case .data: .data
    case .assembly: .assembly
    }
  }
}

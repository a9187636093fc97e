import StageProtocol

/// The forms in which a graph can be had.
enum GraphFormat: String, CaseIterable {
  case tree, list, json, dot, mermaid
}

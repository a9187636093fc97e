import StageProtocol

extension SourceIndex {
  /// The folder that declares a type; nothing for a file that is in no folder.
  func folder(of type: String) -> String? {
    guard let folders = types[type]?.file.split(separator: "/").dropLast() else { return nil }
    return folders.last.map(String.init)
  }
}

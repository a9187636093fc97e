import StageProtocol

extension SourceIndex {
  /// The folder that declares a type; nothing for a file that is in no folder.
  ///
  /// Within a module, files are often sorted by the parts that their types play: `User/Presenter/UserPresenter.swift`
  /// is in the module `User`.
  func folder(of type: String) -> String? {
    guard let folders = types[type]?.file.split(separator: "/").dropLast().map(String.init) else { return nil }
    return folders.last { !Role.isName($0) } ?? folders.last
  }
}

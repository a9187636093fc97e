import Architectures
import StageProtocol

extension SourceIndex {
  /// The folder that declares a type; nil for a file that is not in a folder.
  ///
  /// Within a module, files are often sorted by the roles of their types: `User/Presenter/UserPresenter.swift` is in
  /// the module `User`.
  func folder(of type: String) -> String? {
    guard let folders = types[type]?.file.split(separator: "/").dropLast().map(String.init) else { return nil }
    return folders.last { !ArchitectureRole.isName($0) } ?? folders.last
  }
}

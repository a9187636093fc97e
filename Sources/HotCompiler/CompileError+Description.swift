extension CompileError: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  public var description: String {
    switch self {
    case .noCompiler(nil):
      "there is no swiftc in PATH; install Swift from swift.org/install, or set ATELIER_SWIFTC to a swiftc"
    case .noCompiler(let path?):
      "there is no swiftc at \(path), where ATELIER_SWIFTC points; set it to a swiftc, or unset it to use the one in PATH"
    case .brokenCompiler(let path, let reason):
      "the compiler \(path) does not run: \(reason); install Swift again, or set ATELIER_SWIFTC to another swiftc"
    case .differentCompiler(let path, let version, let kit, let kitVersion):
      """
      the compiler \(path) is \(version), but the kit in \(kit) was built by \(kitVersion); \
      build Atelier again with this compiler, or set ATELIER_SWIFTC to the other one
      """
    case .noKit(let folder, let missing):
      "\(folder) has no AtelierKit: \(missing) is missing; build or install Atelier again"
    case .noFolder(let path):
      "there is no folder \(path); give the folder that holds the app's Swift files"
    case .noSources(let folder):
      "there are no Swift files in \(folder); give the folder that holds the app's code"
    case .nothingToRemove(let file, let list):
      "\(list) removes \(file), which is not there; write the path of a file of the app, relative to its folder"
    case .tooManyFiles(let folder, let limit):
      "\(folder) holds more than \(limit) files; give the folder of one app"
    case .unreadable(let file, let reason):
      "\(file) cannot be read: \(reason)"
    case .noEntryPoint(let folder):
      "no type in \(folder) is marked @main; mark the application delegate: @main final class AppDelegate"
    case .severalEntryPoints(let places):
      "more than one type is marked @main: \(places.joined(separator: ", ")); leave one"
    case .mainFile(let file):
      "\(file) runs code of its own at launch; move it into the type that is marked @main, and rename the file"
    case .interrupted(.killed(let signal), _):
      """
      the compiler was ended by signal \(signal), most likely because memory ran out; nothing was found wrong with the \
      code, so close what needs memory, and try again
      """
    case .interrupted(.refused(let words), let folder):
      """
      the compiler could not do its work: \(words); nothing was found wrong with the code, so make room for what it \
      writes in \(folder), and try again
      """
    case .failed(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .cache(let path, let reason):
      "the build cache cannot use \(path): \(reason); make room or fix its permissions"
    case .cancelled:
      "the build was stopped"
    }
  }
}

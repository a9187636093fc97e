import HotCompiler

/// What the compiler does not say of code that was not written for this shell: which import is missing, what `@main` marks.
struct CompileHint {
  private let diagnostics: [Diagnostic]
  /// The texts of the files by the names that diagnostics show.
  private let texts: [String: String]

  init(_ diagnostics: [Diagnostic], texts: [String: String]) {
    self.diagnostics = diagnostics.filter { $0.severity == .error }
    self.texts = texts
  }

  /// What is most likely to be changed first; nil where the compiler says it all.
  var words: String? { missingImport ?? foreignModule ?? missingKit ?? strayEntryPoint }

  private var missingImport: String? {
    let error = diagnostics.first {
      $0.message.contains("cannot find type 'ApplicationDelegate' in scope") && !imports("StageKit", in: $0.file)
    }
    return error.map {
      "`import StageKit` is missing in \($0.file): the one file with `@main` and the ApplicationDelegate needs it"
    }
  }

  private var foreignModule: String? {
    let error = diagnostics.first { error in
      ["UIKit", "SwiftUI", "AppKit"].contains { error.message.contains("no such module '\($0)'") }
    }
    return error.map {
      "`import ScreenKit` stands in place of that import in \($0.file): `help kit` lists its controls"
    }
  }

  private var missingKit: String? {
    // `ApplicationDelegate` comes with StageKit, and is spoken of above.
    let names = KitType.all.map(\.name).filter { $0 != "ApplicationDelegate" }
    let error = diagnostics.first { error in
      !imports("ScreenKit", in: error.file)
        && names.contains {
          ["cannot find '\($0)' in scope", "cannot find type '\($0)' in scope"].contains(error.message)
        }
    }
    return error.map { "`import ScreenKit` is missing in \($0.file)" }
  }

  private var strayEntryPoint: String? {
    let error = diagnostics.first { $0.message.contains("is annotated with '@main' and must provide a main") }
    guard let error, texts[error.file]?.contains("ApplicationDelegate") != true else { return nil }
    return "`@main` in \(error.file) is to mark an `ApplicationDelegate`, which `import StageKit` brings"
  }

  private func imports(_ module: String, in file: String) -> Bool {
    texts[file]?.split(whereSeparator: \.isNewline).contains { line in
      line.split(separator: " ").suffix(2).elementsEqual(["import", Substring(module)])
    } ?? true
  }
}

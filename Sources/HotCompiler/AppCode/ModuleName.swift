/// The name of an app's module, made from the app's name.
struct ModuleName {
  let text: String

  /// - Parameter reserved: names of modules that the app may import.
  init(_ name: String, reserved: Set<String>) {
    var text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if text.first?.isNumber ?? true { text = "_\(text)" }
    if text.allSatisfy({ $0 == "_" }) { text = "App" }
    self.text = reserved.contains(text) ? "\(text)App" : text
  }
}

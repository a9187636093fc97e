/// Where the context of a generic closure stores a generic argument.
///
/// See include/swift/RemoteInspection/MetadataSource.h in the Swift repository; lib/IRGen/GenReflection.cpp writes them.
indirect enum MetadataSource {
  /// A word before the captures.
  case binding(Int)
  /// The class of a captured object.
  case object(capture: Int)
  /// A captured type.
  case type(capture: Int)
  /// A generic argument of another type.
  case argument(Int, of: MetadataSource)

  init?(_ text: String) {
    var text = Substring(text)
    self.init(&text)
  }

  private init?(_ text: inout Substring) {
    guard let kind = text.popFirst() else { return nil }
    let digits = text.prefix(while: \.isNumber)
    guard let number = Int(digits) else { return nil }
    text.removeFirst(digits.count)
    switch kind {
    case "B": self = .binding(number)
    case "R": self = .object(capture: number)
    case "M": self = .type(capture: number)
    case "G":
      guard let source = MetadataSource(&text), text.popFirst() == "_" else { return nil }
      self = .argument(number, of: source)
    default: return nil
    }
  }
}

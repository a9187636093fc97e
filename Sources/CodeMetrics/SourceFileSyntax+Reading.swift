import SourceLimits
import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// Reads code as far as it makes sense; nothing of what is beyond the limits of reading.
  init(reading source: String) {
    self = SourceLimits.lineBeyond(in: source.utf8) == nil ? Parser.parse(source: source) : Parser.parse(source: "")
  }
}

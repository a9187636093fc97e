/// An element of XML, which can be written whatever its texts have in them.
///
/// Foundation's XML is a library of its own on Linux, which brings libxml2 with it: too much for a report of five elements.
struct XMLElement {
  private let name: String
  private let attributes: KeyValuePairs<String, String?>
  private let text: String
  private let elements: [XMLElement]

  /// - Parameters:
  ///   - attributes: in this order; those without a value are left out.
  ///   - text: what stands in it. An element has this, or other elements.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String = "", elements: [XMLElement] = []
  ) {
    (self.name, self.attributes, self.text, self.elements) = (name, attributes, text, elements)
  }

  /// The document of which this is the root.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines(indentation: "") }

  private func lines(indentation: String) -> String {
    let tag = name + attributes.map { name, value in value.map { " \(name)=\"\(Self.escaped($0))\"" } ?? "" }.joined()
    if !elements.isEmpty {
      let inner = elements.map { $0.lines(indentation: indentation + "  ") }.joined()
      return "\(indentation)<\(tag)>\n\(inner)\(indentation)</\(name)>\n"
    }
    return text.isEmpty
      ? "\(indentation)<\(tag)/>\n" : "\(indentation)<\(tag)>\(Self.escaped(text, isValue: false))</\(name)>\n"
  }

  /// The text with the characters escaped that mean something in XML, and without those that it cannot have.
  ///
  /// - Parameter isValue: whether it is an attribute's value, in which a reader would make spaces of lines.
  private static func escaped(_ text: String, isValue: Bool = true) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isValue: result += "&quot;"
      case "\n" where isValue: result += "&#10;"
      case "\t" where isValue: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // Controls, and the two that are no characters: https://www.w3.org/TR/xml/#charsets
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The screens of a storyboard and the ways between them, as Interface Builder writes them.
struct Storyboard {
  /// A screen, or what stands for one of another storyboard.
  struct Scene {
    /// The name of its kind: `tabBarController`.
    let kind: String
    /// Its class in code.
    let type: String?
    /// By which code asks for it.
    let identifier: String?
    /// The storyboard that it is in, where it only stands for a screen of that.
    let storyboard: String?
    /// The ids of the screens that it contains: a navigation's root, tabs.
    var contained: [String] = []
    /// The ids of those that it leads to.
    var shown: [String] = []

    /// Whether what it contains stays as long as itself, however often people turn from one part to another.
    var hasTabs: Bool { ["splitViewController", "tabBarController"].contains(kind) }
  }

  /// The kind of a navigation controller.
  static let navigation = "navigationController"

  /// What the file is called, without its ending.
  let name: String
  /// The id of the screen that is shown first.
  private(set) var initial: String?
  /// The screens by their ids.
  private(set) var scenes: [String: Scene] = [:]

  /// Reads the text of a storyboard.
  init(name: String, text: [UInt8]) {
    self.name = name
    // What is inside a screen follows it: no screen is inside another.
    var current: String?
    for tag in XMLTags(text) {
      if tag.name == "document" {
        initial = tag["initialViewController"]
      } else if tag.name.hasSuffix("Controller") || tag.name == "viewControllerPlaceholder", let id = tag["id"],
        tag["sceneMemberID"] == "viewController"
      {
        current = id
        scenes[id] = Scene(
          kind: tag.name, type: tag["customClass"],
          identifier: tag["storyboardIdentifier"] ?? tag["referencedIdentifier"],
          storyboard: tag["storyboardName"])
      } else if tag.name == "segue", let current, let destination = tag["destination"] {
        if tag["kind"] == "relationship" || tag["kind"] == "embed" {
          scenes[current]?.contained.append(destination)
        } else {
          scenes[current]?.shown.append(destination)
        }
      }
    }
  }
}

/// The opening tags of an XML text that a tool has written, in their order.
///
/// Foundation's parser would load two more libraries at each start of the program, for three kinds of tags.
private struct XMLTags: Sequence, IteratorProtocol {
  struct Tag {
    let name: String
    private let attributes: ArraySlice<UInt8>

    /// - Parameter text: what is between `<` and `>`.
    init(_ text: ArraySlice<UInt8>) {
      let end = text.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") } ?? text.endIndex
      name = String(decoding: text[..<end], as: UTF8.self)
      attributes = text[end...]
    }

    /// The value of an attribute: every second part between quotation marks is one, `id="a" kind="show"`.
    subscript(_ attribute: String) -> String? {
      let parts = attributes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      let name = " \(attribute)="
      return stride(from: 0, to: parts.count - 1, by: 2).first { parts[$0].elementsEqual(name.utf8) }
        .map { String(decoding: parts[$0 + 1], as: UTF8.self) }
    }
  }

  private var rest: ArraySlice<UInt8>

  init(_ text: [UInt8]) { rest = text[...] }

  mutating func next() -> Tag? {
    guard let start = rest.firstIndex(of: UInt8(ascii: "<")), let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return Tag(rest[(start + 1)..<end])
  }
}

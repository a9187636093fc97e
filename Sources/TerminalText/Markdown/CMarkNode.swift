import CMarkGFM

/// One node of cmark's tree, which must outlive it.
struct CMarkNode {
  /// What is nested deeper than any author means it: whoever reads a tree goes down it with a call for each level.
  private static let deepest = 60

  private let node: OpaquePointer
  private let depth: Int

  init(_ root: OpaquePointer) {
    self.init(root, depth: 0)
  }

  private init(_ node: OpaquePointer, depth: Int) {
    (self.node, self.depth) = (node, depth)
  }

  /// Whether it is nested so deep that only its text is read.
  var isTooDeep: Bool { depth > Self.deepest }

  /// The text of all that is in it, without its markup.
  var text: String {
    guard let iterator = cmark_iter_new(node) else { return "" }
    defer { cmark_iter_free(iterator) }
    var text = ""
    while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
      guard event == CMARK_EVENT_ENTER, let literal = cmark_node_get_literal(cmark_iter_get_node(iterator)) else {
        continue
      }
      text += String(cString: literal)
    }
    return text
  }

  var typeName: String { cmark_node_get_type_string(node).map { String(cString: $0) } ?? "" }
  var line: Int { Int(cmark_node_get_start_line(node)) }
  var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
  var url: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }
  var fenceInfo: String { cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "" }
  var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }
  var isTight: Bool { cmark_node_get_list_tight(node) != 0 }

  /// The number of an ordered list's first item.
  var listStart: Int? {
    cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil
  }

  /// Whether the item of a task list is ticked; nil for other items.
  var isTicked: Bool? {
    typeName == "tasklist" ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil
  }

  /// How a table's columns are aligned.
  var alignments: [MarkdownTable.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else {
      return Array(repeating: .left, count: count)
    }
    return UnsafeBufferPointer(start: letters, count: count).map { letter in
      switch Character(Unicode.Scalar(letter)) {
      case "c": .centre
      case "r": .right
      default: .left
      }
    }
  }

  var children: [CMarkNode] {
    var children: [CMarkNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(CMarkNode(child, depth: depth + 1))
      next = cmark_node_next(child)
    }
    return children
  }
}

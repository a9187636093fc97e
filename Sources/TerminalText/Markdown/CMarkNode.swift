import CMarkGFM

/// One node of cmark's tree, which must outlive it.
struct CMarkNode {
  private let node: OpaquePointer

  init(_ node: OpaquePointer) {
    self.node = node
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
      children.append(CMarkNode(child))
      next = cmark_node_next(child)
    }
    return children
  }
}

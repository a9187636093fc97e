import ShellText
import StageProtocol
import Testing

struct GraphDifferenceTests {
  @Test func `an object has the same name among the objects and in their references`() {
    let delegate = ObjectGraph.Node(id: "AppDelegate", type: "AppDelegate", ordinal: 1)
    // The first one has gone; this is the second visit of its screen.
    let sheet = ObjectGraph.Node(id: "EditNameViewController", type: "EditNameViewController", ordinal: 2)
    let before = ObjectGraph(kind: .ownership, nodes: [delegate], edges: [])
    let now = ObjectGraph(
      kind: .ownership, nodes: [delegate, sheet],
      edges: [.init(from: delegate.id, to: sheet.id, label: "sheet", strength: .strong, via: .field)])
    let difference = GraphDifference(from: before, to: now, isSameApp: true)
    let text = GraphDifferenceText(
      difference, kind: .ownership, comparison: .earlier("the launch"), display: Display()
    ).text
    #expect(
      text.plain == """
        come since the launch: 1 object, 1 reference
        + EditNameViewController
        +   AppDelegate.sheet → EditNameViewController
        """)
  }

  @Test func `a second object of a type is not the first one`() {
    let first = ObjectGraph.Node(id: "Sheet", type: "Sheet", ordinal: 1)
    let second = ObjectGraph.Node(id: "Sheet", type: "Sheet", ordinal: 2)
    let difference = GraphDifference(
      from: ObjectGraph(kind: .ownership, nodes: [first], edges: []),
      to: ObjectGraph(kind: .ownership, nodes: [second], edges: []), isSameApp: true)
    let text = GraphDifferenceText(
      difference, kind: .ownership, comparison: .earlier("event 1"), display: Display()
    ).text
    #expect(
      text.plain == """
        come since event 1: 1 object, 0 references
        + Sheet
        gone since event 1: 1 object, 0 references
        - Sheet
        """)
  }
}

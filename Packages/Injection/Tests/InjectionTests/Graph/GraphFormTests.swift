import Foundation
import Injection
import Testing

/// One graph in all its forms.
struct GraphFormTests {
  private static let graph = RegistrationGraph(
    containers: [.init(name: "parent"), .init(name: "container", parent: 0)],
    nodes: [
      .init(
        key: .init("Store", name: "main"), scope: .singleton, container: 0,
        origin: Origin(fileID: "App/App.swift", line: 3, part: "AppPart")),
      .init(key: .init("Screen", arguments: "Int"), scope: .transient, container: 1, gap: .arguments),
      .init(key: .init("Array<Store>"), scope: .graph, container: 1, isEntryPoint: true),
    ],
    edges: [
      .init(from: 1, to: 0, key: .init("Store", name: "main")),
      .init(from: 2, to: 1, key: .init("Screen", arguments: "Int"), use: .lazy),
      .init(from: 2, to: nil, key: .init("Named"), evidence: .learned),
      .init(from: 2, to: nil, candidates: [0, 1], key: .init("Aged")),
      .init(from: 7, to: 0, key: .init("Nothing")),
    ])

  @Test func `as text`() {
    #expect(
      Self.graph.description == """
        parent
          Store "main"    singleton, AppPart  App/App.swift:3
        container
          Screen(Int)     transient, unchecked
            → Store "main"
          Array<Store>    graph
            → Screen(Int)   lazy
            → Named         learned, missing
            → Store "main"  one of 2
            → Screen(Int)   one of 2
        """)
  }

  @Test func `for Graphviz`() {
    #expect(
      Self.graph.dot == #"""
        digraph registrations {
          rankdir=LR
          node [shape=box]
          subgraph cluster0 {
            label="parent"
            n0 [label="Store \"main\"\nsingleton, AppPart\nApp/App.swift:3"]
          }
          subgraph cluster1 {
            label="container"
            n1 [label="Screen(Int)\ntransient, unchecked"]
            n2 [label="Array<Store>\ngraph"]
          }
          n3 [label="Named\nnot registered" color=red]
          n1 -> n0
          n2 -> n1 [label="lazy" style=dashed]
          n2 -> n3 [label="learned, missing" color=red]
          n2 -> n0 [label="one of 2"]
          n2 -> n1 [label="one of 2"]
        }
        """#)
  }

  @Test func `for Mermaid`() {
    #expect(
      Self.graph.mermaid == """
        flowchart LR
          subgraph c0["parent"]
            n0["Store #quot;main#quot;<br>singleton, AppPart<br>App/App.swift:3"]
          end
          subgraph c1["container"]
            n1["Screen(Int)<br>transient, unchecked"]
            n2["Array#lt;Store#gt;<br>graph"]
          end
          n3["Named<br>not registered"]:::missing
          n1 --> n0
          n2 -.->|"lazy"| n1
          n2 -->|"learned, missing"| n3
          n2 -->|"one of 2"| n0
          n2 -->|"one of 2"| n1
          classDef missing stroke:#c00,color:#c00
        """)
  }

  @Test func `as JSON, and back`() throws {
    let graph = RegistrationGraph(
      containers: [.init(name: "container")],
      nodes: [
        .init(
          key: .init("Store"), scope: .singleton, origin: Origin(fileID: "App/App.swift", line: 3, part: "AppPart")),
        .init(key: .init("Service"), scope: .graph, gap: .closure, trouble: "no"),
      ],
      edges: [.init(from: 1, to: 0, key: .init("Store"))])
    #expect(
      try graph.json() == """
        {
          "containers" : [
            {
              "name" : "container"
            }
          ],
          "edges" : [
            {
              "candidates" : [

              ],
              "evidence" : "declared",
              "from" : 1,
              "isOptional" : false,
              "key" : {
                "type" : "Store"
              },
              "to" : 0,
              "use" : "initialiser"
            }
          ],
          "nodes" : [
            {
              "container" : 0,
              "isEntryPoint" : false,
              "key" : {
                "type" : "Store"
              },
              "origin" : {
                "fileID" : "App/App.swift",
                "line" : 3,
                "part" : "AppPart"
              },
              "scope" : "singleton"
            },
            {
              "container" : 0,
              "gap" : "closure",
              "isEntryPoint" : false,
              "key" : {
                "type" : "Service"
              },
              "scope" : "graph",
              "trouble" : "no"
            }
          ]
        }
        """)
    #expect(try JSONDecoder().decode(RegistrationGraph.self, from: Data(graph.json().utf8)) == graph)
    #expect(try JSONDecoder().decode(RegistrationGraph.self, from: Data(Self.graph.json().utf8)) == Self.graph)
  }
}

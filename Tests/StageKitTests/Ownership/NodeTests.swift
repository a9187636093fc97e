import ScreenKit
import StageKit
import StageProtocol
import Testing

/// What is said of each object.
@MainActor
struct NodeTests {
  @Test func `nodes are named by their types, with roles read off the names and modules off the folders`() {
    let index = SourceIndex(types: [
      "ProfilePresenter": .init(file: "Modules/Profile/Presenter/ProfilePresenter.swift", line: 3),
      "Outer.Service": .init(file: "Outer.swift", line: 3),
    ])
    let graph = OwnershipGraph.capture(
      roots: [
        (.window, Window()), (.variable(name: "presenter"), ProfilePresenter()),
        (.variable(name: "other"), ProfilePresenter()), (.variable(name: "Outer.shared", path: "[0]"), Outer.Service()),
        (.variable(name: "Outer.boxes", path: "first"), Box(Outer.Service())),
      ],
      index: index)
    let lines = graph.nodes.map { node in
      [node.id, node.type, node.roleWords, node.module, node.roots.first?.words].map { $0 ?? "-" }.joined(
        separator: " | ")
    }
    #expect(
      lines.joined(separator: "\n") == """
        Window | Window | - | - | window
        ProfilePresenter | ProfilePresenter | presenter | Profile | static presenter
        ProfilePresenter#2 | ProfilePresenter | presenter | Profile | static other
        Outer.Service | Outer.Service | service | - | static Outer.shared[0]
        Box<Service> | Box<Service> | - | - | static Outer.boxes.first
        Outer.Service#2 | Outer.Service | service | - | -
        """)
  }

  @Test func `roles are told by the ends of names, whatever is put around them`() {
    let roots: [AnyObject] = [
      UserFlowController(), DefaultProfileView(), ProfileServiceImpl(), AppRouterImp(), ProfileViewModel(), Leaf(),
    ]
    let graph = OwnershipGraph.capture(roots: roots.map { (.delegate, $0) }, index: SourceIndex(types: [:]))
    #expect(graph.nodes.map(\.role) == [.flowController, .view, .service, .router, .viewModel, nil])
  }
}

final class UserFlowController {}
final class DefaultProfileView {}
final class ProfileServiceImpl {}
final class AppRouterImp {}
final class ProfileViewModel {}
final class ProfilePresenter {}

enum Outer {
  final class Service {}
}

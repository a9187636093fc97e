import Injection

func buildSignOutContainer(parent: Container) -> Container {
  let container = Container(parent: parent)
  container.register((any SignOutFactory).self, scope: .singleton, with: { DefaultSignOutFactory(container: $0) })
  return container
}

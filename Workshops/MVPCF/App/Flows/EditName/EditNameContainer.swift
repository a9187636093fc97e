import Injection

func buildEditNameContainer(parent: Container) -> Container {
  let container = Container(parent: parent)
  container.register((any EditNameFactory).self, scope: .singleton, with: { DefaultEditNameFactory(container: $0) })
  return container
}

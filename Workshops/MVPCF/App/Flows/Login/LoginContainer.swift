import Injection

func buildLoginContainer(parent: Container) -> Container {
  let container = Container(parent: parent)
  container.register((any LoginFactory).self, scope: .singleton, with: { DefaultLoginFactory(container: $0) })
  return container
}

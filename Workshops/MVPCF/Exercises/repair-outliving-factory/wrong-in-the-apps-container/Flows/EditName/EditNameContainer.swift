import Injection

func buildEditNameContainer(parent: Container) -> Container {
  Container(parent: parent)
}

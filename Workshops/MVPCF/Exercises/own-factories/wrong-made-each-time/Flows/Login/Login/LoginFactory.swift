protocol LoginFactory {
  func make() -> any LoginRoutes
}

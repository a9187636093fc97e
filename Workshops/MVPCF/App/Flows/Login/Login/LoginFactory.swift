protocol LoginFactory {
  func make() throws -> any LoginRoutes
}

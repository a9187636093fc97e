final class PresentationAssemblyImpl: PresentationAssemblyProtocol {
  let router: any AppRouterProtocol
  let notifications: any InAppNotificationsProvider
  let links: any LinkHandlerProtocol

  init(
    router: any AppRouterProtocol, notifications: any InAppNotificationsProvider, urlScheme: String,
    services: any ServicesAssemblyProtocol
  ) {
    self.router = router
    self.notifications = notifications
    self.links = LinkHandlerImpl(router: router, userService: services.userService, urlScheme: urlScheme)
  }
}

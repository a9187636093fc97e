extension RuleCatalog {
  /// All rules of the product.
  public static let standard = RuleCatalog(rules: viper + everywhere)

  private static let viper: [any Rule.Type] = [
    PresenterNamesNoUI.self, PresenterHoldsViewWeakly.self, InteractorKnowsNoPresenter.self, URNsComeFromFactories.self,
    FactoriesAreListed.self, ArgumentsAreValidated.self, OnlyConfiguratorsTouchShared.self,
  ]

  private static let everywhere: [any Rule.Type] = [
    NoImplicitlyUnwrappedFunctions.self, NoForcedResolves.self, NoStrongSelf.self,
  ]
}

extension RuleCatalog {
  /// All rules of the product.
  public static let standard = RuleCatalog(
    rules: contexts + mvpcf + viper + mvvmc + mvvmfc + everywhere,
    runRules: [
      ViewModelGetsUseCases.self, UseCaseTouchesItsHolders.self, RoutesAreAssigned.self, PresenterKnowsNoContainer.self,
      EveryEndIsFinished.self, ViewCallsItsOutput.self, InteractorKnowsNoPresenter.self, SetupComesFirst.self,
      CompletionsFireOnce.self, ViewSendsEvents.self, ViewModelNavigatesByClosures.self, CoordinatorsAreKept.self,
      ModulesAreGraphScoped.self, RenderingIsIdempotent.self, OnlyFlowControllersCallFactories.self,
      OnlyViewModelsCallFlowControllers.self,
    ],
    unchecked: [ViewControllersDecideNothing.self],
    surveys: [
      IdleParts.self, LedViewModels.self, ViewModelNavigatesByClosures.RouterUsers.self, ModuleRouteNames.Routes.self,
      UseCaseSetsAreRegisteredOnce.Registrations.self,
      AssembliesAreSetUp.SetUps.self, FactoriesAreListed.Uses.self, FactoriesAreListed.Templates.self,
      Singletons.self, CoordinatorsUseTheRouter.Routers.self,
      ModulesAreGraphScoped.Defaults.self, PartsAreAppended.Appendings.self, FlowControllersHoldWeakly.Parts.self,
      AddedCoordinators.self, GivenProperties.self, HandedDelegates.self, KeptByDelegates.self, KeptMakers.self,
      FilledLists.self, GivenCompletions.self, KeptCoordinators.self,
      KeptObjects.self, KeptRouters.self, KnownInteractors.self,
      LastingObjects.self, MadeByApp.self, NavigationMakers.self, ObjectMakers.self, SaidFunctions.self,
      SaidTypes.self,
      SoleOwners.self,
      ReplacedScreens.self, StateObjects.self, WindowRoots.self,
      OnlyViewModelsCallFlowControllers.Knowing.self,
      OutputsAreReadOnly.Bindings.self, OutputsAreReadOnly.KnownClasses.self,
    ])

  private static let contexts: [any Rule.Type] = [
    UseCaseHasOneMember.self, ContextHasNoCode.self, ViewModelGetsUseCases.self, DomainNamesNoUI.self,
    UseCaseTouchesItsHolders.self, ContextsArePrivate.self, UseCaseSetsAreRegisteredOnce.self, ArgumentsAreTyped.self,
    OnlyRoutersSeeTheContainer.self, ViewModelKnowsNoUI.self, RouterHoldsItsControllerWeakly.self,
  ]

  private static let mvpcf: [any Rule.Type] = [
    RoutesBelongToTheCoordinator.self, RoutesAreAssigned.self, RoutesHoldWeakly.self, PresenterKnowsNoContainer.self,
    OnlyFactoriesResolve.self, FactoriesBelongToTheirFlow.self, EveryEndIsFinished.self, ImplementationsAreDefault.self,
    SharedStateIsShared.self, PresenterOutputsAreReadOnly.self, PresenterHoldsCoordinatorWeakly.self,
  ]

  private static let viper: [any Rule.Type] = [
    PresenterNamesNoUI.self, PresenterHoldsViewWeakly.self, InteractorKnowsNoPresenter.self, URNsComeFromFactories.self,
    FactoriesAreListed.self, ArgumentsAreValidated.self, OnlyConfiguratorsTouchShared.self, AssembliesAreSetUp.self,
    InteractorHoldsOutputWeakly.self, RouterHoldsControllersWeakly.self, InteractorNamesNoUI.self,
  ]

  private static let mvvmc: [any Rule.Type] = [
    StateChangesInTheProvider.self, ViewModelNavigatesByClosures.self, CoordinatorSetsClosures.self,
    CoordinatorsAreKept.self, CoordinatorsUseTheRouter.self, ModulesAreGraphScoped.self, PartsAreAppended.self,
    ImplementationsEndInImpl.self, CoordinatorsSendNoEvents.self, ViewModelHasNoUI.self,
  ]

  private static let mvvmfc: [any Rule.Type] = [
    OnlyFlowControllersCallFactories.self, OnlyViewModelsCallFlowControllers.self, ViewModelNamesNoUI.self,
    FlowControllersHoldWeakly.self, DelegatesAreWeak.self, OutputsAreReadOnly.self, InputsAreIntents.self,
    FactoriesGetTheDependencyManager.self, ClosuresHoldWeakly.self, LibraryKnowsNothingOfTheApp.self,
    DependencyManagerHoldsNoControllers.self,
  ]

  private static let everywhere: [any Rule.Type] = [
    NoImplicitlyUnwrappedFunctions.self, NoForcedResolves.self, NoStrongSelf.self, NilIsPassedOn.self,
    OneShotClosuresHoldWeakly.self, DelegatesAreWeakEverywhere.self,
    SharedStreamsAreStored.self, SharedNavigatorsNameNoModules.self, ControllersAreNoKeys.self,
  ]
}

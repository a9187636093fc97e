extension CommandList {
  /// All commands of the shell.
  public static let standard = CommandList(learning + workshop + app + inside + session)

  private static let learning: [any Command] = [
    LessonsCommand(),
    LessonCommand(),
    NextCommand(),
    PrevCommand(),
    CheckCommand(),
    AnswerCommand(),
    HintCommand(),
    SolutionCommand(),
    SkipCommand(),
    ResetCommand(),
    ProgressCommand(),
    GlossaryCommand(),
  ]

  private static let workshop: [any Command] = [
    WorkshopCommand(),
    StepsCommand(),
    StepCommand(),
    PeekCommand(),
    DiffCommand(),
    ExerciseCommand(),
    MineCommand(),
    PresentCommand(),
    MoreCommand(),
  ]

  private static let app: [any Command] =
    [
      WiringsCommand(),
      SwitchCommand(),
      VariationsCommand(),
      ScreenCommand(),
    ] + EventCommand.all + [
      WaitCommand(),
      ServiceCommand(),
      RoutesCommand(),
    ]

  private static let inside: [any Command] = [
    GraphCommand(),
    InspectCommand(),
    WhyCommand(),
    LeaksCommand(),
    RegistrationsCommand(),
    ValidateCommand(),
    RulesCommand(),
    SourceCommand(),
    TraceCommand(),
    SequenceCommand(),
    CompareCommand(),
  ]

  private static let session: [any Command] = [
    UndoCommand(),
    RedoCommand(),
    RestartCommand(),
    LogCommand(),
    GotoCommand(),
    MarkCommand(),
    SaveCommand(),
    RunCommand(),
    ExpectCommand(),
    EditCommand(),
    WatchCommand(),
    SetCommand(),
    HistoryCommand(),
    HelpCommand(),
    QuitCommand(),
  ]
}

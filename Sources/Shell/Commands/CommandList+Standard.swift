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
    ArrangeCommand(),
    HintCommand(),
    SolutionCommand(),
    SkipCommand(),
    ResetCommand(),
    NoteCommand(),
    ProgressCommand(),
    ReviewCommand(),
    ClassCommand(),
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
    NewCommand(),
  ]

  private static let app: [any Command] =
    [
      WiringsCommand(),
      SwitchCommand(),
      VariationsCommand(),
      ScreenCommand(),
      PathCommand(),
    ] + EventCommand.all + [
      WaitCommand(),
      PredictCommand(),
      ServiceCommand(),
      RoutesCommand(),
    ]

  private static let inside: [any Command] = [
    GraphCommand(),
    InspectCommand(),
    WhyCommand(),
    LeaksCommand(),
    HuntCommand(),
    RegistrationsCommand(),
    ValidateCommand(),
    RulesCommand(),
    CodeCommand(),
    ReadCommand(),
    TestCommand(),
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
    ExportCommand(),
    ResumeCommand(),
    RecordCommand(),
    RunCommand(),
    ExpectCommand(),
    EditCommand(),
    WatchCommand(),
    SetCommand(),
    MoreCommand(),
    ClearCommand(),
    DoctorCommand(),
    HistoryCommand(),
    HelpCommand(),
    QuitCommand(),
  ]
}

extension CommandList {
  /// All commands of the shell.
  public static let standard = CommandList([
    LessonsCommand(), LessonCommand(), NextCommand(), PrevCommand(), CheckCommand(), AnswerCommand(), HintCommand(),
    SolutionCommand(), SkipCommand(), ResetCommand(), ProgressCommand(),
    WiringsCommand(), SwitchCommand(), VariationsCommand(), ScreenCommand(), TapCommand(), TypeCommand(),
    SelectCommand(), ToggleCommand(),
    BackCommand(), DismissCommand(), OpenCommand(), PushCommand(), PresentCommand(), NotifyCommand(),
    WaitCommand(), ServiceCommand(), RoutesCommand(),
    GraphCommand(), RegistrationsCommand(), ValidateCommand(), TraceCommand(), SequenceCommand(),
    UndoCommand(), RedoCommand(), RestartCommand(), LogCommand(), ExpectCommand(), SetCommand(), HistoryCommand(),
    HelpCommand(), QuitCommand(),
  ])
}

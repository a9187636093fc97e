extension CommandList {
  /// All commands of the shell.
  public static let standard = CommandList([
    WiringsCommand(), SwitchCommand(), ScreenCommand(), TapCommand(), TypeCommand(), SelectCommand(), ToggleCommand(),
    BackCommand(), DismissCommand(), OpenCommand(), PushCommand(), PresentCommand(), WaitCommand(), RoutesCommand(),
    GraphCommand(), TraceCommand(),
    UndoCommand(), RedoCommand(), RestartCommand(), LogCommand(), SetCommand(), HistoryCommand(), HelpCommand(),
    QuitCommand(),
  ])
}

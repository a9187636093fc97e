import ArgumentParser

/// The option that says how much colour there is, whatever the environment says.
struct ColourOptions: ParsableArguments {
  @ArgumentParser.Option(
    help: ArgumentHelp("Colour answers always, never, or where a terminal shows them.", valueName: "when"))
  var color = TerminalColours.Choice.auto
}

extension TerminalColours.Choice: ExpressibleByArgument {}

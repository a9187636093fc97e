import Shell
import Testing

struct HelpTests {
  @Test func `help lists every command by what it is for`() {
    #expect(
      Session.fake().answer("help") == """
        learning
          lessons                     show the map of the lessons, and how far you are
          lesson [<id>] [<step>]      open a lesson where you left it, or show its step
          next                        go on to the next step
          prev                        go back to the step before
          check [<exercise>]          see whether the step or exercise is done
          answer <answer>…            answer the question that is open
          arrange [<number>…]         put the parts of a step's code in order
          hint                        get a hint, then a bigger one
          solution                    show a way to the goal
          skip                        leave this step undone, or a prediction open
          reset [<file>|step]         start the step afresh, or one file of it
          note [<words>…]             write down what you have understood, or read it
          progress [export] [<file>]  show what you have done, or write it to a file
          review [off]                answer questions of finished lessons again
          class <folder>              show what a class has done, from exported files
          glossary [<term>]           put the wirings' words beside those you know

        building
          workshop [<id>…]            build the app step by step in your own folder
          steps [<workshop>]          list the steps of a workshop
          step [<n>]                  go to another step; your code is kept
          peek <n> [<type or file>]   look at another step without going there
          diff [<from>] [<to>]        show what a step changes: lines, objects, calls
          exercise [<id>]             see what there is to write, and how it is checked
          mine [<version>]            list the versions of your code, or bring one back
          present [<workshop>]        present a workshop, or the screen of a route
          new <folder>                begin an app of your own in a folder

        the app
          wirings                     list the wirings of the app, and their numbers
          switch <wiring or folder>   run the app in another wiring, same events
          variations [<wiring>]       list what can be broken in the wirings
          screen                      show the screen as it is now
          path                        say which screens are shown, the root first
          tap <text>                  tap a button, a row, a banner or an alert's answer
          type <field> <text>         replace the text of a field
          select <row>                select a row of a list
          toggle <switch>             flip a switch
          back                        go back one screen
          dismiss                     swipe the presented screen away
          open <route>                follow a link
          push <route>                push the screen of a route
          notify <text> <route>       deliver a notification that leads to a route
          wait <duration>             let time pass for the app
          predict <event>…            say what an event will do, then see it
          service [<setting>…]        show or set what the app's server does
          routes                      list where links can lead

        looking inside
          graph [<kind>]              show which object keeps which alive
          inspect <type, id or key>   show an object, or a registration, from close by
          why <type, id or key>       show what keeps an object, or who asked for a key
          leaks                       show what outlives its screen, and why
          hunt [<number>|reveal|off]  find a leak in an app of which nothing is said
          registrations [<key>]       list the registrations of the app's containers
          validate                    find what is wrong with the app's registrations
          rules [<rule>]              check the app against its architecture's rules
          code <type or member>       show the code of a type or member
          read [<wiring>] [<part>]    read what is written about a wiring
          test [<wiring or test>]     run the unit tests of a wiring
          trace [<event>]             show who called whom during an event
          sequence [<event>]          draw the calls of an event as a sequence diagram
          compare [<wiring>…]         put wirings side by side under the same event

        the session
          undo [<count>]              take the last event back
          redo [<count>]              do again what was taken back
          restart                     launch the app again and replay what happened
          log                         list what has happened to the app
          goto <event or bookmark>    go to the moment after an event, or to a bookmark
          mark [<name>]               give this moment a name, or list the names
          save <file>                 write what has happened into a file that runs
          export session [<file>]     write what was typed and shown, as a handout
          resume [<number>]           go on where an earlier session ended
          record [on|off]             make a step of a lesson of what you do
          run [<file>…]               run a file of commands, on several wirings too
          expect <goal>…              fail unless something holds of the app
          edit [<type or file>]       open a type, member or file in your editor
          watch [on|off]              run what you save in a folder of your own
          set [<setting>] [<value>]   change how things are shown
          more                        show what was left out of the last long answer
          clear                       empty the window, as Ctrl-L does
          doctor                      see whether this machine has all that is needed
          history [<count>]           list the lines you have entered
          help [<topic>] [<type>]     list the commands, or explain one, or a topic
          quit                        leave

        help <topic>
          scenarios                   files of commands that hold an app to something
          goals                       what can be expected of an app
          scopes                      how long a container shares what it has built
          urns                        names that lead to screens
          keys                        of the keyboard, and of registrations
          colours                     what colours and signs mean
          kit                         what screens are made of

        help <command> says more; Tab completes; several commands on a line: a; b
        """)
  }

  @Test func `a command is explained with all that it takes`() {
    let session = Session.fake()
    let help = """
      graph [<kind>] [--list] [--only <types or roles>] [--around <type>]
          [--depth <levels>] [--diff <moment or wiring>] [--all] [--kit]
          [--format <form>] [--svg <file>] [--png <file>] [--json]
        show which object keeps which alive

        The objects that live at this moment: below the window, the app's delegate,
        and statics that were used. A colon is a strong reference, which keeps its
        object alive; ⇢ is a weak or unowned one, which does not. An object that
        several keep is unfolded where it comes first, and marked (shared) after that.
        What lives although none of these keeps it comes last, and is said to be
        reached from no root. In the injection graph, `given` is what an initialiser
        got, `holds` what it found for itself, `set later` what a property got after
        that; a reference that leads out of the layers view, logic, domain, data is
        marked. Where not all of it fits the window, that stays of which the open
        lesson speaks, and what is least deep; `… +7` counts the others below an
        object.

      options
        --list                     object by object, instead of a tree
        --only <types or roles>    no others; several are written a,b
        --around <type>            what holds it, and what it holds
        --depth <levels>           levels of the tree, else 16; around it, else 1
        --diff <moment or wiring>  what has changed since then, or differs there
        --all                      every object, however many there are
        --kit                      the kit's own objects, too
        --format <form>            tree, dot, mermaid
        --svg <file>               draw a picture, with Graphviz
        --png <file>               the same, in pixels
        --json                     answer in JSON

      examples
        graph                         who keeps whom alive, from the window down
        graph --only presenter,view   the objects that play these roles
        graph --around UserPresenter  its neighbours
        graph --diff 2                what has come and gone since event 2
        graph --diff mvpcf            what another wiring has instead
        graph injection               who built whom, and what it was given
        graph registrations           which registration needs which
      """
    #expect(session.answer("help graph") == help)
    #expect(session.answer("graph --help") == help)
    #expect(
      session.answer("help wait") == """
        wait <duration> [--json]
          let time pass for the app

          The time is virtual: nobody has to wait for it. A timer is whatever in the app
          waits for time to pass, a sleep or work to be done later.

        options
          --json  answer in JSON

        examples
          wait 500ms  half a second
          wait 2s     two seconds
        """)
  }

  @Test func `help for what is not there names what is`() {
    #expect(Session.fake().answer("help grahp") == "there is no command \"grahp\"; did you mean `graph`?")
  }

  @Test func `no line of help is wider than a usual terminal`() {
    let session = Session.fake()
    for command in CommandList.standard.names {
      let wide = session.answer("help \(command)").split(separator: "\n").filter { $0.count > 100 }
      #expect(wide.isEmpty, "\(command)")
    }
  }

  @Test func `in a narrow window what a command does stands below it`() {
    let session = Session.fake()
    session.terminal.width = 40
    #expect(
      session.answer("help").hasPrefix(
        """
        learning
          lessons
            show the map of the lessons, and how
            far you are
          lesson [<id>] [<step>]
            open a lesson where you left it, or
            show its step
        """))
    session.terminal.width = 20
    let tooWide = session.answer("help").split(separator: "\n").filter { $0.hasPrefix("    ") && $0.count > 20 }
    #expect(tooWide == [])
  }

  @Test func `every example can be carried out as it is written`() {
    for command in CommandList.standard.all {
      for example in command.examples {
        #expect(CommandList.standard.problem(in: example.line) == nil, "\(example.line)")
      }
    }
  }

  @Test func `the history is what was entered`() {
    let session = Session.fake()
    session.history = ["switch viper", "screen"]
    #expect(session.answer("history") == "1  switch viper\n2  screen")
    #expect(session.answer("history 1") == "2  screen")
  }
}

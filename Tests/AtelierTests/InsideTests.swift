import Testing

/// What the program shows of an app that holds its objects in every way there is.
struct InsideTests {
  @Test func `every way to hold an object is shown, and nothing is made by looking`() throws {
    let result = try Program().run("switch ./Inside; graph")
    #expect(
      result.output == """
        Window
        └─ rootViewController: NavigationController
           └─ viewControllers[0]: ViewController
        AppDelegate                      delegate
        ├─ window: Window                (shared)
        ├─ odd: Odd
        │  ├─ base: Leaf#12
        │  ├─ wrapped: Leaf
        │  ├─ optional: Leaf#11
        │  ├─ pair.first: Leaf#2
        │  ├─ state.loaded.0: Leaf#3
        │  ├─ any: Leaf#4
        │  ├─ list[0]: Leaf#5
        │  ├─ list[1]: Leaf#6
        │  ├─ byName["a"]: Leaf#7
        │  ├─ box: Box<Leaf>
        │  │  └─ value: Leaf#8
        │  ├─ helper: Helper
        │  │  └─ leaf: Leaf#9
        │  ├─ weak ⇢ Leaf#11             weak
        │  ├─ unowned ⇢ Leaf#11          unowned
        │  ├─ single ⇢ Odd               weak, in a closure
        │  ├─ nested ⇢ Leaf#11           unowned, in a closure
        │  ├─ unique: Leaf#10
        │  └─ unchecked ⇢ Leaf#11        unowned
        ├─ names: Names
        │  └─ current ⇢ NameReader       weak, subscribed through removeDuplicates, map, sink
        └─ reader: NameReader
           └─ cancellables ⇢ NameReader  weak, subscribed through sink
        static Registry.used: Registry.Entry
        └─ leaf: Leaf#13
        static shelf["a"][0]: Leaf#14
        Loner                            reached from no root
        └─ other: Loner#2
           └─ other: Loner               (cycle)
        """)
  }

  @Test func `fields are shown with their values, and a chain that keeps an object`() throws {
    let result = try Program().run("switch ./Inside; inspect Odd; why Leaf#8; inspect Entry")
    #expect(
      result.output == """
        Odd in Objects
          made     at the launch
          code     Objects/Odd.swift:2
          is a     Base
          kept by  AppDelegate.odd
          fields   base: Leaf#12  of Base
                   wrapped: Leaf
                   optional: Leaf#11
                   none = nil
                   pair = (first: Leaf, second: 2)
                   state = .loaded(Leaf, count: 3)
                   idle = .idle
                   any: Leaf#4
                   list = [Leaf, Leaf]
                   byName = ["a": Leaf]
                   box: Box<Leaf>
                   helper: Helper
                   later = nil
                   gone ⇢ nil  weak
                   lost ⇢ a deallocated object; using it is a trap  unowned
                   stale ⇢ an unchecked address  unowned
                   weak ⇢ Leaf#11  weak
                   unowned ⇢ Leaf#11  unowned
                   unchecked ⇢ Leaf#11  unowned
                   unique: Leaf#10
                   single = a closure
                   nested = a closure
        Leaf#8 is kept alive by
        AppDelegate  delegate
        └─ odd: Odd
           └─ box: Box<Leaf>
              └─ value: Leaf#8
        Registry.Entry in Objects
          made     at the launch
          code     Objects/Registry.swift:3
          kept by  static Registry.used
          fields   leaf: Leaf#13
        """)
  }

  @Test func `with the kit's own objects, what lies between the app's is shown`() throws {
    let result = try Program().run("switch ./Inside; graph --around NameReader --depth 2 --kit")
    #expect(result.output.contains("cancellables: AnyCancellable"))
    #expect(result.output.contains("cancel: Subscribers.Sink<String, Never> "))
  }

  @Test func `of a crowd, some are told of and the others counted`() throws {
    let kept = try Program().run("switch ./Crowd; why Ground")
    #expect(kept.output.hasPrefix("Ground is kept alive in 60 ways; the shortest first\n"))
    #expect(kept.output.hasSuffix("\n… and 55 more ways"))
    let rows = try Program().run("switch ./Crowd; why Row")
    #expect(
      rows.output.hasSuffix(
        """
        Row#20 is kept alive by
        AppDelegate  delegate
        └─ rows[19]: Row#20

        … and 40 more: `graph --only Row --list` names all, `why <id>` shows one
        """))
    let built = try Program().run("switch ./Crowd; graph injection --only AppDelegate")
    #expect(
      built.output == """
        the app
        AppDelegate — set later Window as window, builds Ground, Row, Row#2, Row#3,
            Row#4, Row#5, Row#6, Row#7, Row#8, Row#9, Row#10, Row#11, Row#12, Row#13,
            Row#14, Row#15, Row#16, Row#17, Row#18, Row#19 and 41 more

        no dependency between layers
        """)
  }
}

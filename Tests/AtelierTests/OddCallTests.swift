import Foundation
import Testing

/// Calls that are hard to show: deep, many, generic, in other scripts, between actors.
struct OddCallTests {
  @Test(arguments: [
    (
      "Deep",
      """
      closure in OddViewController.add(_:_:)
      └─ Ladder.climb(300)
         └─ Ladder.climb(…) × 299
            └─ Ladder.climb(0)
        OddViewController  view
        │   Ladder
      ─▶│   │    closure in add(_:_:)
        ├──▶│    climb(300)
        │   ├┐   climb(…) × 299
        │   ├┐   climb(0)
      """
    ),
    (
      "Many",
      """
      closure in OddViewController.add(_:_:)
      └─ OddViewController.stampMany()
         ├─ OddViewController.clerk
         │  └─ Clerk.init(ladder: Ladder)
         ├─ Clerk.stamp(1)
         │  └─ Ladder.climb(0)
         ├─ Clerk.stamp(…) × 118
         └─ Clerk.stamp(120)
            └─ Ladder.climb(0)
        OddViewController  view
        │   Clerk
        │   │   Ladder
      ─▶│   │   │    closure in add(_:_:)
        ├┐  │   │    stampMany()
        ├┐  │   │    clerk
        ├──▶│   │    init(ladder: Ladder)
        ├──▶│   │    stamp(1)
        │   ├──▶│    climb(0)
        ├──▶│   │    stamp(…) × 118
        ├──▶│   │    stamp(120)
        │   ├──▶│    climb(0)
      """
    ),
    (
      "Generic",
      """
      closure in OddViewController.add(_:_:)
      └─ Box<Dictionary<String, Array<Int>>>.replace(with: ["a; b # c": [1]])
        OddViewController  view
        │   Box<Dictionary<String, Array<Int>>>
      ─▶│   │    closure in add(_:_:)
        ├──▶│    replace(with: ["a; b # c": [1]])
      """
    ),
    (
      "Free",
      """
      closure in OddViewController.add(_:_:)
      └─ freeFunction()
         └─ innerHelp()
        OddViewController  view
        │   (functions)
      ─▶│   │    closure in add(_:_:)
        ├──▶│    freeFunction()
        │   ├┐   innerHelp()
      """
    ),
    (
      "Scripts",
      #"""
      closure in OddViewController.add(_:_:)
      └─ OddViewController.measure()
         ├─ Größe.messen(in: "Ellen – \"quoted\"\n\…")
         │  └─ Größe.拍手(3)
         └─ Größe.👏()
        OddViewController  view
        │   Größe
      ─▶│   │    closure in add(_:_:)
        ├┐  │    measure()
        ├──▶│    messen(in: "Ellen – \"quoted\"\n\…")
        │   ├┐   拍手(3)
        ├──▶│    👏()
      """#
    ),
    (
      "Actor",
      """
      closure in OddViewController.add(_:_:)
      └─ OddViewController.archiveTwice()
         └─ closure in OddViewController.archiveTwice()  later
            ├─ Archive.add("one")
            ├─ Archive.add("two")                        later
            └─ OddViewController.show(1, 2)
        OddViewController  view
        │   Archive
      ─▶│   │    closure in add(_:_:)
        ├┐  │    archiveTwice()
        ├┄┐ │    closure in archiveTwice()
        ├──▶│    add("one")
        ├┄┄▶│    add("two")
        ├┐  │    show(1, 2)
      """
    ),
  ])
  func `odd calls can be read and drawn`(event: String, answer: String) throws {
    #expect(try Program().run("switch ./Odd; set width 80; tap \(event); trace; sequence").output == answer)
  }

  @Test func `what is told once is whole for programs`() throws {
    let output = try Program().run("switch ./Odd; tap Many; trace --json").output
    #expect(output.components(separatedBy: "\"name\" : \"stamp\"").count == 121)
  }
}

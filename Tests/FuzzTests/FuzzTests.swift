import Foundation
import Testing

/// Whatever is given to a reader, it comes to an end, with what it has read or with an error.
///
/// `ATELIER_INPUTS=1000000` tries as many for each reader; few are tried otherwise, so that the suite stays quick. A
/// reader that traps ends the tests with the seed below.
struct FuzzTests {
  private static let count = ProcessInfo.processInfo.environment["ATELIER_INPUTS"].flatMap { Int($0) } ?? 300
  private static let seed: UInt64 = 17

  @Test(arguments: FuzzedReader.all)
  func `no input ends a reader or holds it up`(reader: FuzzedReader) throws {
    var mutator = Mutator(try reader.samples(), seed: Self.seed)
    var understood = 0
    for _ in 0..<Self.count where reader.read(mutator.next()) { understood += 1 }
    // Inputs that are all refused at their first letter would try little.
    #expect(understood > 0)
  }
}

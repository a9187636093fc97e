/// Numbers the threads that ask containers, and gives each the lane of a `ReadWriteLock` that the fewest living ones have.
///
/// So two threads that resolve do not meet, whichever threads have come and gone before them.
struct ThreadNumbers {
  private var count = 0
  private var living = [Int](repeating: 0, count: ReadWriteLock.width)

  /// A number that no thread has had, and a lane.
  mutating func begin() -> (number: Int, lane: Int) {
    let lane = living.indices.min { living[$0] < living[$1] } ?? 0
    living[lane] += 1
    count += 1
    return (count, lane)
  }

  /// Gives back the lane of a thread that has ended.
  mutating func end(lane: Int) { living[lane] -= 1 }
}

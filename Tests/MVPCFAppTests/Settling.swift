/// Lets all tasks do what they can do without time passing.
func settle() async {
  for _ in 0..<200 { await Task.yield() }
}

import ScreenKit

/// Keeps cards that have been shown.
final class CardCache {
  static let shared = CardCache()
  private var cards: [ViewController] = []

  func keep(_ card: ViewController) { cards.append(card) }
}

// atelier:keeps cards take long to make
var dearCards: [ViewController] = []

import XCTest

/// A whole game of each kind, as somebody plays it who cannot see.
@MainActor
final class GamesUITests: XCTestCase {
  override func setUp() async throws { continueAfterFailure = false }

  func testForestDuel() throws {
    let play = Play()
    try play.start(begins("Forest duel"))
    try play.finish([
      exactly("Keep these three"),
      begins("Choose the"), begins("Place the"), begins("Push the Deer"), begins("Move the"),
      ends("here."), ends("from the left."), ends("from the right."), ends("from the top."),
      ends("from the bottom."), ends("Let the Raccoon move this card."),
      ends("Choose to keep it."), ends("Choose."),
    ])
  }

  func testKingOf12() throws {
    let play = Play()
    try play.start(begins("King of 12"))
    try play.finish([
      exactly("Go on"),
      begins("Choose the"), begins("Put the"), begins("Tip the die to"), begins("Take the token"),
      exactly("Take nothing"),
      begins("A token of"), exactly("Nothing"), begins("Face "), ends("Choose."),
    ])
  }

  func testCouncilOf12() throws {
    let play = Play()
    try play.start(begins("Council of 12"))
    try play.finish([
      exactly("I’d rather not"),
      begins("Choose the"), ends(" on the throne"), begins("Tip the die to"),
      begins("Reveal the"), begins("Play the"), exactly("Take nothing back"), exactly("Take nothing"),
      begins("Discard "), begins("Face "), ends("Choose."), ends(" reveals"),
      exactly("Do not ring"), exactly("Go on"), exactly("Let them choose"), exactly("Keep the shield"),
      begins("Leave the"), begins("Crown the"), exactly("Ring the bells"), exactly("Wait"),
    ])
  }
}

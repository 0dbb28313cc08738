import DouzeCore
import DouzeKit
import SwiftUI

/// The chance of a game: its fingerprint, the seed at the end and its check, the rolls, the same deal for others.
struct FairScreen: View {
  let view: FairView
  let desk: any FileTransfer
  let send: Send

  var body: some View {
    Leaves(at: view.hash) {
      ForEach(Array(view.lines.enumerated()), id: \.offset) { _, line in AppText(text: line) }
      VStack(alignment: .leading, spacing: Space.small) {
        Heading(text: view.hashLabel, style: .strong)
        AppText(text: view.hash, style: .small).spoken(view.hashSpoken)
        if !view.line.isEmpty {
          Heading(text: view.lineLabel, style: .strong)
          AppText(text: view.line)
        }
        if let check = view.check { QuietButton(view: check, send: send) }
        if let verdict = view.verdict { AppText(text: verdict, style: .strong) }
        ForEach(Array(view.byHand.enumerated()), id: \.offset) { _, line in SoftWords(text: line) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(bookGap)
      .panel()
      if let rolls = view.rolls { Bars(view: rolls) }
      if let deal = view.deal { SameDeal(view: deal, desk: desk) }
    }
    .frame(maxWidth: 720)
    .frame(maxWidth: .infinity)
  }
}

private struct SameDeal: View {
  let view: DealView
  let desk: any FileTransfer

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.title, style: .strong)
      AppText(text: view.line, style: .small)
      AppText(text: view.code, style: .strong)
      if let qr = view.qr { QrCode(view: qr).frame(maxWidth: .infinity) }
      OwnButton(
        label: view.share.textLabel, onClick: { desk.shareText(view: view.share) }, style: .smallStrong
      ).wide()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(bookGap)
    .panel()
  }
}

/// Dark on light in every theme, as cameras want it.
private struct QrCode: View {
  let view: QrView

  var body: some View {
    let quiet = 4
    let side = Int(view.side)
    let across = CGFloat(side + 2 * quiet)
    Piece(200, units: across) { context in
      let corner = -across / 2
      context.fill(
        Path(CGRect(x: corner, y: corner, width: across, height: across)), with: .color(.white))
      for (place, dark) in view.dark.enumerated() where dark {
        let at = CGPoint(
          x: corner + CGFloat(place % side + quiet), y: corner + CGFloat(place / side + quiet))
        // A hair wider, so that neighbours leave no line between them.
        context.fill(
          Path(CGRect(origin: at, size: CGSize(width: 1.03, height: 1.03))), with: .color(.black))
      }
    }
    .spoken(view.spoken)
  }
}

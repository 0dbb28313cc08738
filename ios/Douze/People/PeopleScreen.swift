import DouzeCore
import SwiftUI

/// The people of this device, or the page of one.
struct PeopleScreen: View {
  let view: PeopleView
  let send: Send

  var body: some View {
    Leaves(at: view.page?.name ?? "") {
      if let page = view.page {
        PersonPage(view: page, send: send)
      } else {
        AppText(text: view.summary)
        if let forgotten = view.forgotten { TakenOff(view: forgotten, send: send) }
        ForEach(view.people, id: \.name) { PersonLine(view: $0, send: send) }
      }
    }
    .frame(maxWidth: 720)
    .frame(maxWidth: .infinity)
  }
}

private struct PersonLine: View {
  let view: PersonLineView
  let send: Send

  var body: some View {
    HStack(spacing: bookGap) {
      Face(view: view.face, side: 60)
      VStack(alignment: .leading, spacing: 2) {
        AppText(text: view.name, style: .name)
        SoftWords(text: view.line)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 12)
    .panel()
    .press(view: view.open, shape: panelShape, send: send)
  }
}

import LayoutEngine
import SwiftUI
import Testing

/// Each kind of fault is seen where it is planted, and only there.
@MainActor @Suite struct FaultsTests {
  private func faults(
    _ width: CGFloat = 200, _ height: CGFloat = 200, insets: Insets = Insets(),
    @ViewBuilder view: @escaping @MainActor () -> some View
  ) -> [Fault.Kind] {
    let host = Host(size: CGSize(width: width, height: height)) { view() }
    return host.layout(insets: insets).faults.map(\.kind)
  }

  @Test func nothingIsWrongWithAPlainScreen() {
    let found = faults(insets: Insets(top: 20)) {
      VStack {
        Text("Some words above a button.")
        Button("Press") {}.frame(width: 100, height: 48)
        ScrollView { ForEach(0..<40, id: \.self) { Text("Line \($0)") } }
      }
    }
    // The button is as small as its word: a frame round it does not make it larger.
    #expect(found == [.narrow])
  }

  @Test func lettersAreTooSmall() {
    #expect(faults { Text("eight").font(.system(size: 8)) } == [.small])
    #expect(faults { Text("scaled").font(.system(size: 16)).scaleEffect(0.5) } == [.small])
  }

  @Test func aFrameIsTooLow() {
    #expect(faults { Text("words that need more than one line here").frame(width: 90, height: 24) } == [.cut])
  }

  @Test func aWordIsBroken() {
    #expect(faults { Text("incomprehensibilities").frame(width: 60) } == [.broken])
  }

  @Test func wordsStandOutOfWhatClipsThem() {
    let found = faults { Text("a line of words").fixedSize().frame(width: 40, height: 30).clipped() }
    #expect(found == [.clipped])
  }

  @Test func siblingsStandOnEachOther() {
    let found = faults {
      VStack(spacing: 0) {
        Text("one over two, in a few more words").fixedSize(horizontal: false, vertical: true).frame(
          width: 90, height: 10)
        Text("two")
      }
    }
    #expect(found == [.overlap])
  }

  @Test func aPanelHidesHalfOfSomeWords() {
    func found(_ width: CGFloat) -> [Fault.Kind] {
      faults { Text("words").overlay(alignment: .leading) { Color.black.frame(width: width, height: 40) } }
    }
    #expect(found(20) == [.covered])
    #expect(found(80) == [])
  }

  @Test func whatPeopleCloseMayHideHalfOfThem() {
    let found = faults { Text("words").overlay(alignment: .leading) { TipOverlay() } }
    #expect(found == [])
  }

  @Test func wordsAreUnderTheSystemsBars() {
    let found = faults(insets: Insets(top: 40)) {
      Color.clear.overlay(alignment: .top) { Text("words").offset(y: -30) }
    }
    #expect(found == [.bars])
  }

  @Test func targetsAreTooSmallOrOnEachOther() {
    #expect(
      faults {
        Button {
        } label: {
          Color.black.frame(width: 48, height: 30)
        }
      } == [.narrow])
    let found = faults {
      HStack(spacing: -20) {
        Button {
        } label: {
          Color.black.frame(width: 48, height: 48)
        }
        Button {
        } label: {
          Color.clear.frame(width: 48, height: 48)
        }
      }
    }
    #expect(found == [.touches])
  }

  /// Apple touches what `contentShape` says: of two boxes on each other only a corner may be free.
  @Test func targetsMeetWhereTheirShapesDo() {
    func found(_ gap: CGFloat, down: CGFloat) -> [Fault.Kind] {
      faults {
        HStack(spacing: gap) {
          Color.clear.frame(width: 60, height: 60).contentShape(Circle()).onTapGesture {}
          Color.clear.frame(width: 60, height: 60).contentShape(Circle()).offset(y: down).onTapGesture {}
        }
      }
    }
    #expect(found(-15, down: 55) == [])
    #expect(found(-50, down: 30) == [.touches])
  }

  @Test func aStackGotTooLittle() {
    let found = faults(100, 100) {
      HStack {
        Color.black.frame(width: 80); Color.black.frame(width: 80)
      }
    }
    #expect(found == [.squeezed])
  }
}

/// Called as the app's own.
private struct TipOverlay: View {
  var body: some View { Color.black.frame(width: 20, height: 40) }
}

import LayoutEngine
import SwiftUI
import Testing

/// Each rule of frames, stacks and safe areas against a sentence of Apple's documentation of SwiftUI, named by its page.
@MainActor @Suite struct RulesTests {
  /// Lays a view out in a window without anything that the system covers; finds colours in it in their order.
  private func boxes(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: @escaping @MainActor () -> some View
  )
    -> [CGRect]
  {
    placed(width, height, view: view).filter { $0.kind == "Shape" }.map(\.box)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // View/frame(width:height:alignment:): "Because a shape always occupies the space offered to it by the layout system,
  // the first ellipse is 200x100 points. The second ellipse is laid out in a frame with only a fixed height, so it
  // occupies that height, and whatever width the layout system offers to its parent."
  @Test func aFrameFixesWhatItNamesAndLeavesTheRest() {
    let found = boxes(300, 400) {
      VStack(spacing: 0) {
        Color.black.frame(width: 200, height: 100)
        Color.black.frame(height: 100)
      }
    }
    #expect(found == [box(50, 100, 200, 100), box(0, 200, 300, 100)])
  }

  // "If the text is taller than the frame, its bounds may extend beyond the bottom of the frame's bounds."
  @Test func whatIsLargerThanItsFrameStandsOutOfIt() {
    let found = boxes(100, 100) {
      Color.black.frame(width: 60, height: 60).frame(width: 20, height: 20, alignment: .topLeading)
    }
    #expect(found == [box(40, 40, 60, 60)])
  }

  // View/frame(minWidth:idealWidth:maxWidth:…): "If both constraints are specified in a dimension, the frame
  // unconditionally adopts the size proposed for it, clamped to the constraints."
  @Test func aFrameOfLeastAndMostTakesWhatItIsOffered() {
    let inner = Color.black.frame(width: 10, height: 10)
    let wide = placed(300, 50) { inner.frame(minWidth: 20, maxWidth: 200) }.filter { $0.kind == "frame" }
    #expect(wide[0].box.width == 200)
    let all = placed(300, 50) { inner.frame(minWidth: 20, maxWidth: .infinity) }.filter { $0.kind == "frame" }
    #expect(all[0].box.width == 300)
  }

  // "If a minimum constraint is specified and the size proposed for the frame by the parent is less than the size of this
  // view, the proposed size, clamped to that minimum."
  @Test func aFrameWithALeastShrinksToItUnderItsView() {
    let found = placed(50, 50) { Color.black.frame(width: 100, height: 10).frame(minWidth: 70) }
    #expect(found.first { $0.kind == "frame" }?.box.width == 70)
  }

  // "If a maximum constraint is specified and the size proposed for the frame by the parent is greater than the size of
  // this view, the proposed size, clamped to that maximum."
  @Test func aFrameWithAMostGrowsBeyondItsView() {
    let found = placed(300, 50) { Color.black.frame(width: 10, height: 10).frame(maxWidth: 120) }
    #expect(found.first { $0.kind == "frame" }?.box.width == 120)
  }

  // In a scroll view, offered no height, a frame with a least one offers its view what it takes: the way to fill a screen
  // that may also scroll.
  @Test func aFrameWithALeastIsFilledWhereItScrolls() {
    let found = boxes(100, 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(height: 20)
          Spacer()
          Color.black.frame(height: 20)
        }
        .frame(minHeight: 200)
      }
    }
    #expect(found.map(\.minY) == [0, 180])
  }

  // View/padding(_:_:): "the amount … to pad this view on the specified edges"; nil: "SwiftUI uses a platform-specific
  // default amount".
  @Test func paddingTakesFromWhatIsOffered() {
    #expect(boxes(100, 100) { Color.black.padding(.horizontal, 10).padding(.top, 5) } == [box(10, 5, 80, 95)])
    #expect(boxes(100, 100) { Color.black.padding() } == [box(16, 16, 68, 68)])
  }

  // HStack: "A view that arranges its subviews in a horizontal line"; Layout container views: "divides the available
  // space among its children, least flexible first".
  @Test func aStackAsksTheLeastFlexibleFirst() {
    let found = boxes(300, 20) {
      HStack(spacing: 10) {
        Color.black
        Color.black.frame(width: 90)
        Color.black
      }
    }
    #expect(found.map(\.width) == [95, 90, 95])
  }

  // HStack/init(alignment:spacing:content:): "The distance between adjacent subviews, or nil if you want the stack to
  // choose a default distance for each pair of subviews."
  @Test func aStackKeepsItsDistance() {
    let found = boxes(100, 100) {
      VStack {
        Color.black.frame(height: 10); Color.black.frame(height: 10)
      }
    }
    #expect(found[1].minY - found[0].maxY == 8)
  }

  // View/layoutPriority(_:): "a parent layout should offer more space to the view with the higher layout priority, after
  // reserving the minimum of the others".
  @Test func aHigherPriorityIsOfferedFirst() {
    let found = boxes(200, 20) {
      HStack(spacing: 0) {
        Color.black.frame(minWidth: 30, maxWidth: .infinity)
        Color.black.frame(maxWidth: .infinity).layoutPriority(1)
      }
    }
    #expect(found.map(\.width) == [30, 170])
  }

  // Spacer: "A flexible space that expands along the major axis of its containing stack layout, or on both axes if not
  // contained in a stack."
  @Test func aSpacerExpandsAlongItsStack() {
    let found = boxes(100, 50) {
      HStack(spacing: 0) {
        Color.black.frame(width: 10, height: 10)
        Spacer()
        Color.black.frame(width: 10, height: 10)
      }
    }
    #expect(found.map(\.minX) == [0, 90])
    #expect(found.map(\.minY) == [20, 20])
  }

  // Spacer: "an adaptive view with no content that expands as much as it can … moving sibling views out of the way, within
  // the limits of the stack's size": it takes only what they leave.
  @Test func aSpacerIsAskedLast() {
    let found = boxes(100, 20) {
      HStack(spacing: 0) {
        Color.black.frame(maxWidth: 80)
        Spacer(minLength: 0)
      }
    }
    #expect(found.map(\.width) == [80])
  }

  // ZStack: "assigns each successive subview a higher z-axis value … aligning them in both axes"; it is as large as the
  // largest.
  @Test func layersLieOnEachOther() {
    let found = boxes(100, 100) {
      ZStack(alignment: .bottomTrailing) {
        Color.black.frame(width: 60, height: 40)
        Color.black.frame(width: 10, height: 10)
      }
    }
    #expect(found == [box(20, 30, 60, 40), box(70, 60, 10, 10)])
  }

  // View/overlay(alignment:content:), View/background(alignment:content:): the added view is offered the size of the view
  // that it modifies, whose size does not change.
  @Test func whatIsAddedIsOfferedTheSizeOfItsView() {
    let found = placed(100, 100) {
      Color.black.frame(width: 40, height: 20).overlay(alignment: .topTrailing) {
        Color.white.frame(width: 8, height: 8)
      }
      .background { Color.black }
    }
    let shapes = found.filter { $0.kind == "Shape" }.map(\.box)
    #expect(shapes == [box(30, 40, 40, 20), box(30, 40, 40, 20), box(62, 40, 8, 8)])
  }

  // View/offset(x:y:): "the original dimensions of the view don't change by offsetting the contents".
  @Test func anOffsetMovesOnlyWhatIsSeen() {
    let found = boxes(100, 40) {
      HStack(spacing: 0) {
        Color.black.frame(width: 20, height: 20).offset(x: 5, y: 30)
        Color.black.frame(width: 20, height: 20)
      }
    }
    #expect(found == [box(35, 40, 20, 20), box(50, 10, 20, 20)])
  }

  // View/position(_:): "Positions the center of this view at the specified point in its parent's coordinate space."
  @Test func aPositionIsThatOfTheMiddle() {
    #expect(
      boxes(100, 100) { Color.black.frame(width: 20, height: 20).position(x: 30, y: 40) } == [
        box(20, 30, 20, 20)
      ])
  }

  // View/fixedSize(horizontal:vertical:): "you're a report the text view to maintain its ideal width … This can result in
  // the view exceeding the parent's bounds".
  @Test func aFixedSizeIsTheIdealOne() {
    let found = placed(60, 100) {
      Text("A single line of text, too long to fit in a box.").fixedSize(horizontal: true, vertical: false)
        .frame(width: 60)
    }
    let text = found.first { $0.letters != nil }
    #expect(text?.letters?.lines.count == 1)
    #expect((text?.box.width ?? 0) > 200)
  }

  // View/aspectRatio(_:contentMode:): "Constrains this view's dimensions to the specified aspect ratio"; fit: "scales to
  // fit within the parent".
  @Test func aRatioIsKeptInsideOfWhatIsOffered() {
    #expect(boxes(200, 100) { Color.black.aspectRatio(0.5, contentMode: .fit) } == [box(75, 0, 50, 100)])
    #expect(boxes(100, 100) { Color.black.aspectRatio(0.5, contentMode: .fill) } == [box(0, -50, 100, 200)])
  }

  // GeometryReader: "returns a flexible preferred size to its parent layout"; its content begins at its top left.
  @Test func aReaderTakesAllAndBeginsAtItsCorner() {
    let found = boxes(120, 80) {
      GeometryReader { room in Color.black.frame(width: room.size.width / 2, height: room.size.height / 2) }
    }
    #expect(found == [box(0, 0, 60, 40)])
  }

  // ViewThatFits: "It selects the first child whose ideal size on the constrained axes fits within the proposed size."
  @Test func theFirstThatFitsIsShown() {
    func shown(_ width: CGFloat) -> CGFloat? {
      boxes(width, 50) {
        ViewThatFits(in: .horizontal) {
          Color.black.frame(width: 100, height: 10)
          Color.black.frame(width: 50, height: 10)
          Color.black.frame(width: 30, height: 10)
        }
      }.first?.width
    }
    #expect([120, 60, 10].map(shown) == [100, 50, 30])
  }

  // ScrollView: "displays its content within the scrollable content region"; its content is as long as it likes.
  @Test func whatScrollsIsAsLongAsItLikes() {
    let found = placed(100, 50) { ScrollView { Color.black.frame(height: 200) } }
    #expect(found.first { $0.kind == "ScrollView" }?.box == box(0, 0, 100, 50))
    #expect(found.first { $0.kind == "Shape" }?.box == box(0, 0, 100, 200))
  }

  // Grid: "A container view that arranges other views in a two dimensional layout": columns are as wide as their widest.
  @Test func rowsShareTheirColumns() {
    let found = boxes(200, 100) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.black.frame(width: 20, height: 10); Color.black.frame(width: 10, height: 10)
        }
        GridRow {
          Color.black.frame(width: 40, height: 10); Color.black.frame(width: 10, height: 10)
        }
      }
    }
    #expect(found[1].minX == found[3].minX)
    #expect(found[1].minX - found[0].minX == 50)
  }

  // Layout/sizeThatFits(proposal:subviews:cache:), placeSubviews(in:…): a layout of one's own is asked, and places.
  @Test func aLayoutOfOnesOwnPlacesItsViews() {
    struct Diagonal: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
          let step = CGFloat(index) * 20
          view.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
        }
      }
    }
    let found = boxes(100, 100) {
      Diagonal {
        Color.black; Color.black
      }
    }
    #expect(found == [box(0, 0, 10, 10), box(20, 20, 10, 10)])
  }

  // View/ignoresSafeArea(_:edges:): "Expands the safe area of a view"; else views keep inside of it.
  @Test func whatIgnoresTheSafeAreaFillsTheWindow() {
    let found = placed(100, 200, insets: Insets(top: 20, bottom: 10)) {
      Color.black.background { Color.white.ignoresSafeArea() }
    }.filter { $0.kind == "Shape" }.map(\.box)
    #expect(found == [box(0, 0, 100, 200), box(0, 20, 100, 170)])
  }

  // View/safeAreaPadding(_:): "Adds the provided insets into the safe area of this view."
  @Test func roomInTheSafeAreaIsIgnoredLikeIt() {
    let found = boxes(100, 200) {
      Color.black.background { Color.white.ignoresSafeArea() }
        .safeAreaPadding(EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        .frame(width: 50, height: 100)
        .scaleEffect(2, anchor: .topLeading)
        .frame(width: 100, height: 200, alignment: .topLeading)
    }
    #expect(found == [box(0, 0, 100, 200), box(0, 40, 100, 140)])
  }

  // GeometryProxy/subscript(_:): "Resolves the value of an anchor to the container view."
  @Test func anAnchorIsFoundInAnEnlargedView() {
    var seen: CGRect?
    _ = placed(100, 100) {
      Color.black.frame(width: 10, height: 10)
        .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
        .frame(width: 50, height: 50)
        .overlayPreferenceValue(Marks.self) { marks in
          GeometryReader { space in
            Color.white.opacity(
              {
                seen = marks.first.map { space[$0] }
                return 1
              }())
          }
        }
        .scaleEffect(2, anchor: .topLeading)
    }
    #expect(seen == box(20, 20, 10, 10))
  }

  // HStack: offered no height, as in a scroll view, its views are offered the height of the highest.
  @Test func inARowOfIdealHeightAllMayBeAsHighAsTheHighest() {
    let found = boxes(100, 100) {
      HStack(spacing: 0) {
        Color.black.frame(maxHeight: .infinity)
        Color.black.frame(height: 40)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(found.map(\.height) == [40, 40])
  }
}

private struct Marks: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

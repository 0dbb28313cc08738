import LayoutEngine

/// What a shape is painted with: filled, or stroked where there is a pen.
struct Ink {
  let path: (CGRect) -> Path
  let style: any ShapeStyle
  var pen: StrokeStyle?
  var rule = FillStyle()
}

/// What paints a whole shape.
enum Paint {
  case fill(any ShapeStyle)
}

extension Walk {
  func painted<S: Shape>(_ shape: S, _ paints: [Paint]) -> Node {
    inked(
      paints.map { paint in
        switch paint {
        case .fill(let style): Ink(path: { shape.path(in: $0) }, style: style)
        }
      })
  }

  /// A shape of these inks, as large as it is offered.
  func inked(_ inks: [Ink]) -> Node {
    let environment = environment
    return Leaf("Shape") { placed in
      placed.opaque = inks.contains { $0.pen == nil && environment.covers($0.style) }
      placed.dims = inks.contains { $0.pen == nil && (($0.style as? Color)?.alpha ?? 0) > 0.25 }
      placed.draw = { context in
        guard let context = context as? GraphicsContext else { return }
        let box = CGRect(origin: .zero, size: placed.frame.size)
        for ink in inks {
          let shading = environment.shading(ink.style, box)
          if let pen = ink.pen {
            context.stroke(ink.path(box), with: shading, style: pen)
          } else {
            context.fill(ink.path(box), with: shading, style: ink.rule)
          }
        }
      }
    }
  }

  /// Notes how letters are drawn.
  func inked(_ face: Text.Face) -> (Placed) -> Void {
    let environment = environment
    return { placed in
      placed.draw = { context in
        guard let context = context as? GraphicsContext, let letters = placed.letters else { return }
        let box = CGRect(origin: .zero, size: placed.frame.size)
        let shading = environment.shading(face.style ?? environment._foreground, box)
        context.sheet?.lines(letters, box, shading, face.struck || environment._struck, context)
      }
    }
  }
}

extension Walk {
  /// Lines in place of one of Apple's symbols, which may not be drawn here.
  func standIn(_ symbol: String) -> (Placed) -> Void {
    let environment = environment
    return { placed in
      placed.draw = { context in
        guard let context = context as? GraphicsContext else { return }
        let box = CGRect(origin: .zero, size: placed.frame.size)
        let side = min(box.width, box.height)
        let lines = symbolLines[symbol] ?? [[12, 3, 21, 12, 12, 21, 3, 12, 12, 3]]
        var path = Path()
        for line in lines {
          path.addLines(
            stride(from: 0, to: line.count, by: 2).map {
              CGPoint(
                x: box.midX + (line[$0] - 12) / 24 * side, y: box.midY + (line[$0 + 1] - 12) / 24 * side)
            })
        }
        context.stroke(
          path, with: environment.shading(environment._foreground, box),
          style: StrokeStyle(lineWidth: side / 11, lineCap: .round, lineJoin: .round))
      }
    }
  }
}

/// In a square of 24.
private let symbolLines: [String: [[CGFloat]]] = [
  "chevron.backward": [[16, 3, 7, 12, 16, 21]],
  "arrow.uturn.backward": [[8, 3, 3, 8, 8, 13], [3, 8, 15, 8, 20, 11, 20, 16, 15, 20, 9, 20]],
  "arrow.uturn.forward": [[16, 3, 21, 8, 16, 13], [21, 8, 9, 8, 4, 11, 4, 16, 9, 20, 15, 20]],
  "xmark": [[4, 4, 20, 20], [20, 4, 4, 20]],
  "checkmark": [[3, 13, 9, 20, 21, 4]],
  "arrow.forward": [[3, 12, 21, 12], [14, 5, 21, 12, 14, 19]],
  "book": [[12, 6, 3, 4, 3, 19, 12, 21, 21, 19, 21, 4, 12, 6, 12, 21]],
  "info.circle": [
    [12, 2, 19, 5, 22, 12, 19, 19, 12, 22, 5, 19, 2, 12, 5, 5, 12, 2], [12, 11, 12, 17], [12, 7, 12, 7.2],
  ],
  "lightbulb": [[9, 17, 6, 12, 6, 7, 12, 2, 18, 7, 18, 12, 15, 17, 9, 17], [10, 21, 14, 21]],
  "eye": [
    [2, 12, 7, 6, 12, 5, 17, 6, 22, 12, 17, 18, 12, 19, 7, 18, 2, 12], [12, 9, 15, 12, 12, 15, 9, 12, 12, 9],
  ],
]

extension EnvironmentValues {
  /// Nothing is seen through it.
  func covers(_ style: any ShapeStyle) -> Bool {
    switch style {
    case let colour as Color: colour.alpha > 0.97
    case let gradient as LinearGradient: gradient.gradient.stops.allSatisfy { $0.color.alpha > 0.97 }
    default: false
    }
  }

  func shading(_ style: any ShapeStyle, _ box: CGRect) -> GraphicsContext.Shading {
    func at(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: box.minX + box.width * point.x, y: box.minY + box.height * point.y)
    }
    switch style {
    case let colour as Color: return .color(colour)
    case let any as AnyShapeStyle: return shading(any.style, box)
    case let line as LinearGradient:
      return .linearGradient(line.gradient, startPoint: at(line.from), endPoint: at(line.to))
    case let round as RadialGradient:
      return .radialGradient(
        round.gradient, center: at(round.centre), startRadius: 0, endRadius: round.radius)
    case let round as EllipticalGradient:
      return .radialGradient(
        round.gradient, center: at(round.centre), startRadius: 0,
        endRadius: round.reach * max(box.width, box.height))
    case is TintShapeStyle: return .color(_tint ?? Color(red: 0, green: 0.48, blue: 1))
    case is ForegroundStyle, is HierarchicalShapeStyle:
      return _foreground is ForegroundStyle ? .color(.primary) : shading(_foreground, box)
    default: return .color(Color(white: 1, opacity: 0.7))
    }
  }
}

extension Placement {
  /// Draws all of it.
  public func draw(_ sheet: Sheet) { draw(root, sheet, 1, []) }

  private func draw(_ placed: Placed, _ sheet: Sheet, _ opacity: Double, _ clips: [String]) {
    let opacity = opacity * placed.opacity
    var clips = clips
    let transform = Matrix(translationX: placed.frame.minX, y: placed.frame.minY).concatenating(placed.matrix)
    if placed.clips {
      let box = CGRect(origin: .zero, size: placed.frame.size)
      let outline = (placed.outline as? (CGRect) -> Path)?(box) ?? Path(box)
      clips.append(sheet.clip(outline.applying(transform), false))
    }
    if let draw = placed.draw {
      var context = GraphicsContext(environment: EnvironmentValues(), sheet: sheet)
      context.transform = transform
      context.opacity = opacity
      context.clips = clips
      draw(context)
    }
    for child in placed.children { self.draw(child, sheet, opacity, clips) }
  }
}

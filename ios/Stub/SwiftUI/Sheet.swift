import LayoutEngine

/// What canvases draw, as SVG: a way to look at a drawing where there is no SwiftUI. Not Apple's pixels: letters are of
/// another renderer, and only what is in a `Canvas` is seen.
public final class Sheet {
  private var defs: [String] = []
  private var body: [String] = []
  /// Letters of canvases.
  public private(set) var told: [Letters] = []

  public init() {}

  /// All of it in a picture of this size.
  public func svg(_ size: CGSize, note: String = "") -> String {
    let box = "width=\"\(size.width)\" height=\"\(size.height)\" viewBox=\"0 0 \(size.width) \(size.height)\""
    let title = note.isEmpty ? "" : "<title>\(note)</title>"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(box)>\(title)<defs>" + defs.joined() + "</defs>"
      + body.joined(separator: "\n") + "</svg>"
  }

  func clip(_ path: Path, _ evenOdd: Bool) -> String {
    let id = "c\(defs.count)"
    let rule = evenOdd ? "evenodd" : "nonzero"
    defs.append("<clipPath id=\"\(id)\"><path clip-rule=\"\(rule)\" d=\"\(data(path))\"/></clipPath>")
    return id
  }

  func fill(
    _ path: Path, _ shading: GraphicsContext.Shading, _ style: FillStyle, _ context: GraphicsContext,
    _ clips: [String]
  ) {
    let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
    let paint = paint(shading, "fill")
    add("<path d=\"\(data(path))\"\(paint)\(rule)\(place(context))/>", clips)
  }

  func stroke(
    _ path: Path, _ shading: GraphicsContext.Shading, _ style: StrokeStyle, _ context: GraphicsContext,
    _ clips: [String]
  ) {
    let caps = ["butt", "round", "square"][Int(style.lineCap.rawValue)]
    let joins = ["miter", "round", "bevel"][Int(style.lineJoin.rawValue)]
    var pen = " stroke-width=\"\(style.lineWidth)\" stroke-linecap=\"\(caps)\" stroke-linejoin=\"\(joins)\""
    if !style.dash.isEmpty {
      pen += " stroke-dasharray=\"\(style.dash.map { "\($0)" }.joined(separator: " "))\""
    }
    let paint = paint(shading, "stroke")
    add("<path fill=\"none\" d=\"\(data(path))\"\(paint)\(pen)\(place(context))/>", clips)
  }

  func draw(_ text: GraphicsContext.ResolvedText, _ box: CGRect, _ context: GraphicsContext) {
    let letters = text.node.letters(Proposal(box.size))
    told.append(letters)
    lines(letters, box, text.shading, text.text.face.struck, context)
  }

  /// Letters, line by line, from the top of `box`.
  func lines(
    _ letters: Letters, _ box: CGRect, _ shading: GraphicsContext.Shading, _ struck: Bool,
    _ context: GraphicsContext
  ) {
    let paint = paint(shading, "fill")
    let (family, weight) =
      Self.families[letters.face] ?? ("Alegreya Sans", letters.face == "monospaced" ? 500 : 700)
    let line = struck ? " text-decoration=\"line-through\"" : ""
    let set =
      " font-family=\"\(family)\" font-weight=\"\(weight)\" font-size=\"\(letters.points)\"\(line)"
    for (row, words) in letters.lines.enumerated() where !words.isEmpty {
      let wide = letters.widths[row]
      let x = box.minX + (box.width - wide) * letters.aligned + wide / 2
      let y = box.minY + letters.ascent + CGFloat(row) * letters.lineHeight
      let shown = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      add(
        "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\"\(set)\(paint)\(place(context))>\(shown)</text>",
        context.clips)
    }
  }

  private static let families = [
    "Federo-Regular": ("Federo", 400), "Limelight-Regular": ("Limelight", 400),
    "AlegreyaSans-Medium": ("Alegreya Sans", 500), "AlegreyaSans-Bold": ("Alegreya Sans", 700),
  ]

  private func add(_ element: String, _ clips: [String]) {
    body.append(clips.reversed().reduce(element) { "<g clip-path=\"url(#\($1))\">\($0)</g>" })
  }

  private func place(_ context: GraphicsContext) -> String {
    let t = context.transform
    let opacity = context.opacity == 1 ? "" : " opacity=\"\(context.opacity)\""
    if t == .identity { return opacity }
    return " transform=\"matrix(\(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty))\"\(opacity)"
  }

  private func paint(_ shading: GraphicsContext.Shading, _ what: String) -> String {
    let id = "g\(defs.count)"
    switch shading.kind {
    case .plain(let colour):
      let (rgb, alpha) = hex(colour)
      return " \(what)=\"\(rgb)\" \(what)-opacity=\"\(alpha)\""
    case .linear(let gradient, let from, let to):
      let way = "x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\""
      defs.append(
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(way)>\(stops(gradient))</linearGradient>"
      )
    case .radial(let gradient, let centre, _, let radius):
      let way = "cx=\"\(centre.x)\" cy=\"\(centre.y)\" r=\"\(radius)\""
      defs.append(
        "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(way)>\(stops(gradient))</radialGradient>"
      )
    }
    return " \(what)=\"url(#\(id))\""
  }

  private func stops(_ gradient: Gradient) -> String {
    gradient.stops.map { stop in
      let (rgb, alpha) = hex(stop.color)
      return "<stop offset=\"\(stop.location)\" stop-color=\"\(rgb)\" stop-opacity=\"\(alpha)\"/>"
    }.joined()
  }

  private func hex(_ colour: Color) -> (String, Float) {
    let parts = colour.resolve(in: EnvironmentValues())
    func two(_ part: Float) -> String {
      let value = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return value.count == 1 ? "0" + value : value
    }
    return ("#" + two(parts.red) + two(parts.green) + two(parts.blue), parts.opacity)
  }

  private func data(_ path: Path) -> String {
    var data = ""
    func at(_ point: CGPoint) -> String { "\(Float(point.x)) \(Float(point.y))" }
    func add(_ step: Path.Element) {
      switch step {
      case .move(let to): data += "M" + at(to)
      case .line(let to): data += "L" + at(to)
      case .quadCurve(let to, let control): data += "Q\(at(control)) \(at(to))"
      case .curve(let to, let one, let two): data += "C\(at(one)) \(at(two)) \(at(to))"
      case .closeSubpath: data += "Z"
      }
    }
    path.forEach(add)
    return data
  }
}

import SwiftUI

/// How a picture fills its rectangle.
enum Crop: Sendable {
  /// All of it, as large as it fits.
  case whole
  /// The rectangle is full; what is too much on two sides is cut.
  case cover
  /// The same, but nothing is cut above.
  case hung
  /// A half-figure in its niche: down to the waist, or only the head where the rectangle is low.
  case card
  /// The head in a circle, on the niche's ground.
  case medallion
}

/// A picture; decoration for VoiceOver.
struct ArtPicture: View {
  let art: Art
  var crop = Crop.whole

  var body: some View {
    Canvas { context, size in context.picture(art, in: CGRect(origin: .zero, size: size), crop: crop) }
      .accessibilityHidden(true)
  }
}

extension GraphicsContext {
  /// Draws a picture in a rectangle; nothing, when there is no pack.
  func picture(_ art: Art, in rect: CGRect, opacity: Double = 1, crop: Crop = .whole) {
    guard let drawn = Pack.shipped?.picture(art.rawValue), rect.width > 0, rect.height > 0, opacity > 0 else {
      return
    }
    var context = self
    guard opacity >= 1 else {
      context.opacity *= opacity
      context.drawLayer { $0.picture(art, in: rect, crop: crop) }
      return
    }
    let bounds = drawn.bounds
    switch crop {
    case .whole: fitted(drawn, rect, min(rect.width / bounds.width, rect.height / bounds.height))
    case .cover:
      context.clip(to: Path(rect))
      context.fitted(drawn, rect, max(rect.width / bounds.width, rect.height / bounds.height))
    case .hung:
      let scale = max(rect.width / bounds.width, rect.height / bounds.height)
      context.clip(to: Path(rect))
      context.placed(
        drawn,
        CGPoint(x: rect.midX - bounds.midX * scale, y: rect.minY - bounds.minY * scale),
        scale)
    case .card:
      context.clip(to: Path(rect))
      context.card(drawn, art.niche, rect)
    case .medallion: context.medallion(drawn, art.niche, rect)
    }
  }

  private func fitted(_ drawn: Pack.Drawn, _ rect: CGRect, _ scale: CGFloat) {
    placed(
      drawn, CGPoint(x: rect.midX - drawn.bounds.midX * scale, y: rect.midY - drawn.bounds.midY * scale),
      scale)
  }

  /// The picture with its 0, 0 here.
  private func placed(_ drawn: Pack.Drawn, _ at: CGPoint, _ scale: CGFloat) {
    var context = self
    context.translateBy(x: at.x, y: at.y)
    context.scaleBy(x: scale, y: scale)
    var next = 0
    context.steps(drawn.steps, &next)
  }

  /// A half-figure is 120 wide about 0, and 150 high; its face is at 56.
  private func card(_ drawn: Pack.Drawn, _ niche: Niche?, _ rect: CGRect) {
    var scale = rect.width / 120
    var top = rect.height - 150 * scale
    if top > rect.width * 0.08 {
      scale = min(rect.height / 152, rect.width / 114)
      top = rect.height - 150 * scale
    }
    if top < 0 {
      let head = rect.height / 132 >= rect.width / 172
      scale = max(rect.height / 132, rect.width / 172)
      top = rect.width * (head ? 0.02 : 0.01)
    }
    let longer = max(rect.width, rect.height)
    let face = CGPoint(x: rect.midX, y: rect.minY + top + 56 * scale)
    if let niche {
      let ground = CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.38)
      fill(Path(rect), with: radial(niche.ground, niche.night, ground, longer * 0.75))
      fill(rays(face, longer), with: .color(niche.accent.opacity(0.10)))
      let ring = circle(face, 54 * scale)
      fill(ring, with: .color(niche.accent.opacity(0.14)))
      stroke(ring, with: .color(niche.accent.opacity(0.7)), lineWidth: 0.8 * scale)
      stroke(circle(face, 57 * scale), with: .color(niche.accent.opacity(0.5)), lineWidth: 0.4 * scale)
      let foot = CGPoint(x: rect.midX, y: rect.maxY)
      fill(Path(rect), with: radial(.black.opacity(0.5), .black.opacity(0), foot, rect.width * 0.5))
    }
    placed(drawn, CGPoint(x: rect.midX, y: rect.minY + top), scale)
  }

  /// 100 units about the face in a circle.
  private func medallion(_ drawn: Pack.Drawn, _ niche: Niche?, _ rect: CGRect) {
    let radius = min(rect.width, rect.height) / 2
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    let ring = circle(centre, radius)
    var context = self
    context.clip(to: ring)
    if let niche {
      context.fill(ring, with: radial(niche.ground, niche.night, centre, radius))
      context.fill(rays(centre, radius), with: .color(niche.accent.opacity(0.16)))
    }
    context.placed(drawn, CGPoint(x: centre.x, y: centre.y - 62 * radius / 50), radius / 50)
  }

  /// Steps from `next` on, up to their pop.
  private func steps(_ steps: [Pack.Step], _ next: inout Int) {
    while next < steps.count {
      let step = steps[next]
      next += 1
      switch step {
      case .fill(let path, let paint, let evenOdd, let squeeze, let middle):
        var context = self
        if squeeze != 1 {
          context.translateBy(x: 0, y: middle)
          context.scaleBy(x: 1, y: squeeze)
          context.translateBy(x: 0, y: -middle)
        }
        context.fill(path, with: shading(paint), style: FillStyle(eoFill: evenOdd))
      case .stroke(let path, let paint, let style): stroke(path, with: shading(paint), style: style)
      case .clip(let path, let evenOdd):
        var context = self
        context.clip(to: path, style: FillStyle(eoFill: evenOdd))
        context.steps(steps, &next)
      case .layer(let opacity):
        var context = self
        context.opacity *= opacity
        var after = next
        context.drawLayer { $0.steps(steps, &after) }
        next = after
      case .pop: return
      case .use(let number, let scale, let at):
        if let drawn = Pack.shipped?.picture(number) { placed(drawn, at, scale) }
      }
    }
  }

  private func shading(_ paint: Pack.Paint) -> Shading {
    switch paint {
    case .colour(let colour): .color(colour)
    case .linear(let stops, let from, let to):
      .linearGradient(Gradient(stops: stops), startPoint: from, endPoint: to)
    case .radial(let stops, let centre, let radius):
      .radialGradient(Gradient(stops: stops), center: centre, startRadius: 0, endRadius: radius)
    }
  }

  private func radial(_ inner: Color, _ outer: Color, _ centre: CGPoint, _ radius: CGFloat) -> Shading {
    .radialGradient(Gradient(colors: [inner, outer]), center: centre, startRadius: 0, endRadius: radius)
  }
}

private func circle(_ centre: CGPoint, _ radius: CGFloat) -> Path {
  Path(ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
}

/// Twenty-four wedges of half the pitch.
private func rays(_ centre: CGPoint, _ radius: CGFloat) -> Path {
  var path = Path()
  let step = CGFloat.pi / 12
  for ray in 0..<24 {
    path.move(to: centre)
    for side in [-0.25, 0.25] as [CGFloat] {
      let angle = (CGFloat(ray) + side) * step
      path.addLine(to: CGPoint(x: centre.x + radius * sin(angle), y: centre.y - radius * cos(angle)))
    }
    path.closeSubpath()
  }
  return path
}

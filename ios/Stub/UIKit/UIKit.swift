@_exported import Foundation

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  case numberPad = 4
  case phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open var isIdleTimerDisabled = false
  /// One window, which tests turn.
  open var connectedScenes: Set<UIScene> = [UIWindowScene()]
}

@MainActor open class UIScene: UIResponder {}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

@MainActor open class UIWindowScene: UIScene {
  open var interfaceOrientation = UIInterfaceOrientation.portrait
}

@MainActor open class UIViewController: UIResponder {}

@MainActor open class UIActivity: NSObject {
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
}

@MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

@MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {}
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
}

open class UIImage: NSObject {
  public override init() {}
  open func pngData() -> Data? { nil }
}

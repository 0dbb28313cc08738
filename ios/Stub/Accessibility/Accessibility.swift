@_exported import Foundation

/// What the app passes to VoiceOver; tests read it.
public enum AccessibilityNotification {
  nonisolated(unsafe) public static var posted: [String] = []

  public struct Announcement {
    private let words: String
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }
    public init(_ announcement: String) { words = announcement }
    public func post() { posted.append(words) }
  }

  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() { posted.append("") }
  }

}

extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum Value: Hashable, Sendable { case low, `default`, high }
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}

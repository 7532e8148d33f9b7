import Containers
import Diagnostics
import NativeSource
import Testing

/// A host with one view class, and what is known of its messages or parameters.
struct ViewHost: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var files: [String: String]
  /// Sorted; nil where there may be others.
  var expected: [String]?

  static func swift(
    _ name: String, _ body: String, _ expected: [String]?, _ others: String = "", message: String = ""
  )
    -> ViewHost
  {
    ViewHost(
      testDescription: "\(name), Swift",
      files: [
        "/ios/MapView.swift": """
        @objc(MapView) final class MapView: NBComponent {
          private var options: Options?
          var state: [AnyHashable: Any] = [:]
          override func componentDataDidChange(withData data: [AnyHashable: Any]!) {
        \(body)
          }
          override func componentReceiveMessage(_ message: String!, data: [AnyHashable: Any]!, callback: NBComponentCallback!) {
        \(message)
          }
        }
        func register(_ s: PSDService) { s.registerComponent(withName: "map", clsName: "MapView") }
        """,
        "/ios/Others.swift": others,
      ], expected: expected)
  }

  static func objectiveC(
    _ name: String, _ body: String, _ expected: [String]?, _ others: String = "", message: String = "",
    members: String = ""
  ) -> ViewHost {
    ViewHost(
      testDescription: "\(name), Objective-C",
      files: [
        "/ios/MapView.m": """
        @interface MapView : NBComponent
        @property (nonatomic) Options *options;
        @end
        @implementation MapView
        + (void)load { [s registerComponentWithName:@"map" clsName:@"MapView"]; }
        \(members)
        - (void)componentDataDidChangeWithData:(NSDictionary *)data {
        \(body)
        }
        - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
        \(message)
        }
        @end
        """,
        "/ios/Others.m": others,
      ], expected: expected)
  }

  static func kotlin(
    _ name: String, _ body: String, _ expected: [String]?, _ others: String = "", message: String = "",
    members: String = ""
  ) -> ViewHost {
    ViewHost(
      testDescription: "\(name), Kotlin",
      files: [
        "/app/MapView.kt": """
        package a.b
        class MapView : MPBaseEmbedView() {
        \(members)
          override fun onReceivedRender(json: JSONObject, bridge: H5BridgeContext) {
        \(body)
          }
          override fun onReceivedMessage(action: String, data: JSONObject, bridge: H5BridgeContext) {
        \(message)
          }
        }
        fun register() { MPEmbedViewHelper.registerEmbedView("a.b.MapView", "map") }
        """,
        "/app/Others.kt": "package a.b\n\(others)",
      ], expected: expected)
  }

  static func java(
    _ name: String, _ body: String, _ expected: [String]?, _ others: String = "", message: String = "",
    members: String = ""
  ) -> ViewHost {
    ViewHost(
      testDescription: "\(name), Java",
      files: [
        "/app/MapView.java": """
        package a.b;
        public class MapView extends MPBaseEmbedView {
        \(members)
          static { MPEmbedViewHelper.registerEmbedView("a.b.MapView", "map"); }
          @Override public void onReceivedRender(JSONObject json, H5BridgeContext bridge) {
        \(body)
          }
          @Override public void onReceivedMessage(String action, JSONObject data, H5BridgeContext bridge) {
        \(message)
          }
        }
        """,
        "/app/Others.java": "package a.b;\n\(others)",
      ], expected: expected)
  }

  /// What is known of the class.
  var interface: ViewInterface? {
    let texts = files
    let facts = NativeFacts(
      files.compactMap { NativeFileFacts(reading: SourceText(path: $0.key, $0.value)) },
      reading: { path in texts[path].map { SourceText(path: path, $0) } })
    return facts[.mPaaS].values.first?.contracts.first?.interface
  }

  func expectMessages() throws {
    let interface = try #require(self.interface)
    #expect(names(interface.messages) == expected)
  }

  func expectParameters() throws {
    let interface = try #require(self.interface)
    #expect(names(interface.parameters) == expected)
  }

  func expectEvents() throws {
    let events = try #require(self.interface).events
    let names = Set(events.items.compactMap { $0.name?.value }).sorted()
    #expect((events.isComplete ? names : nil) == expected)
  }

  /// The names of a list; nil where there may be others.
  func names(_ list: KnownNames<NativeText>) -> [String]? {
    list.isComplete ? Set(list.items.compactMap(\.value)).sorted() : nil
  }

  /// The host with one file cut, at some places.
  var cuts: [ViewHost] {
    files.keys.sorted().flatMap { path -> [ViewHost] in
      let source = files[path] ?? ""
      return stride(from: 0, to: source.utf8.count, by: 7).map { length in
        var cut = self
        cut.files[path] = String(decoding: source.utf8.prefix(length), as: UTF8.self)
        return cut
      }
    }
  }
}

import Containers
import Diagnostics
import NativeSource
import Testing

/// What a base class hands to its own methods, the class of the object reads: each view class has the names that its
/// overrides have.
struct DispatchTests {
  private func interface(_ type: String, _ files: [String: String], _ platform: NativePlatform) throws
    -> ViewInterface
  {
    let facts = try #require(link(files)[.mPaaS][platform])
    return try #require(facts.contracts.first { $0.type == type }).interface
  }

  private func link(_ files: [String: String]) -> NativeFacts {
    NativeFacts(
      files.sorted { $0.key < $1.key }.compactMap {
        NativeFileFacts(reading: SourceText(path: $0.key, $0.value))
      },
      reading: { path in files[path].map { SourceText(path: path, $0) } })
  }

  private func values(_ names: KnownNames<NativeText>) -> [String] {
    Set(names.items.compactMap(\.value)).sorted()
  }

  private static let swift = [
    "/ios/Base.swift": """
    class Chart: NBComponent {
      var eventName: String { "onChart" }
      override func componentDataDidChange(withData data: [AnyHashable: Any]!) { reload(with: data) }
      override func componentReceiveMessage(
        _ message: String!, data: [AnyHashable: Any]!, callback: NBComponentCallback!
      ) {
        handle(message)
      }
      func reload(with props: [AnyHashable: Any]) {}
      func handle(_ name: String) {}
      func tell() {
        x.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self,
          data: ["element": componentId, "eventName": eventName], callback: nil)
      }
    }
    """,
    "/ios/Views.swift": """
    @objc(Candles) final class Candles: Chart {
      override var eventName: String { "onCandle" }
      override func reload(with props: [AnyHashable: Any]) { a = props["interval"] }
      override func handle(_ name: String) { if name == "zoom" { go() } }
    }
    @objc(Ticker) final class Ticker: Chart {
      override func reload(with props: [AnyHashable: Any]) { a = props["speed"] }
    }
    func register(_ s: PSDService) {
      s.registerComponent(withName: "candles", clsName: "Candles")
      s.registerComponent(withName: "ticker", clsName: "Ticker")
    }
    """,
  ]

  @Test func anOverrideIsOfItsClassAlone() throws {
    let candles = try interface("candles", DispatchTests.swift, .ios)
    #expect(values(candles.parameters) == ["interval"])
    #expect(values(candles.messages) == ["zoom"])
    #expect(candles.events.items.map(\.name?.value) == ["onCandle"])
    #expect(candles.parameters.isComplete && candles.messages.isComplete && candles.events.isComplete)
    let ticker = try interface("ticker", DispatchTests.swift, .ios)
    #expect(values(ticker.parameters) == ["speed"])
    #expect(values(ticker.messages).isEmpty)
    #expect(ticker.events.items.map(\.name?.value) == ["onChart"])
    #expect(ticker.parameters.isComplete && ticker.messages.isComplete && ticker.events.isComplete)
  }

  @Test func anOverriddenMethodOfAnotherObjectIsUnknown() throws {
    let files = [
      "/app/A.java": """
      package a;
      class MapView extends MPBaseEmbedView {
        private Style style;
        void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "map"); }
        public void onReceivedRender(JSONObject json, H5BridgeContext context) { style.apply(json); }
      }
      class Style { void apply(JSONObject json) { color = json.getString("color"); } }
      class DarkStyle extends Style { void apply(JSONObject json) { color = json.getString("dark"); } }
      """
    ]
    #expect(try !interface("map", files, .android).parameters.isComplete)
    var one = files
    one["/app/A.java"] = files["/app/A.java"]!.replacing("class DarkStyle extends Style", with: "class Dark")
    let known = try interface("map", one, .android)
    #expect(known.parameters.isComplete)
    #expect(values(known.parameters) == ["color"])
  }

  @Test func membersOfAnAnonymousClassAreOfItsObjects() throws {
    let facts = link(
      [
        "/app/A.java": """
        package a;
        class MapView extends MPBaseEmbedView { }
        class PayView extends MPBaseEmbedView { }
        abstract class Embed {
          abstract String type();
          abstract Class<?> view();
          void register() { MPEmbedViewHelper.registerEmbedView(view().getName(), type()); }
          static final Embed MAP = new Embed() {
            String type() { return "map"; }
            Class<?> view() { return MapView.class; }
          };
          static final Embed PAY = new Embed() {
            String type() { return "pay"; }
            Class<?> view() { return PayView.class; }
          };
          static void all() { for (Embed e : new Embed[]{MAP, PAY}) e.register(); }
        }
        """
      ])
    let android = try #require(facts[.mPaaS][.android])
    #expect(android.isComplete)
    #expect(android.contracts.map(\.type).sorted() == ["map", "pay"])
    #expect(Set(android.contracts.map(\.classIndex)).count == 2)
  }
}

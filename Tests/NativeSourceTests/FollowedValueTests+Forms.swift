/// Registrations that a method makes of its own object, through functions with any number of arguments, filters, suppliers
/// and loops that count; each with one that must stay unknown.
extension FollowedValueTests {
  private static func kotlin(_ name: String, _ body: String, _ types: [String], isComplete: Bool = true)
    -> Host
  {
    Host(
      testDescription: name, files: SampleViews.java.merging(["/app/App.kt": "package a.b\n\(body)"]) { $1 },
      types: types, isComplete: isComplete)
  }

  private static func java(_ name: String, _ body: String, _ types: [String], isComplete: Bool = true) -> Host
  {
    Host(
      testDescription: name,
      files: SampleViews.java.merging(["/app/App.java": "package a.b;\n\(body)"]) { $1 },
      types: types, isComplete: isComplete)
  }

  static let forms: [Host] = [
    kotlin(
      "a function of an enum",
      """
      enum class Kind(val type: String, val view: Class<*>) {
        MAP("map", MapView::class.java), PAY("pay", PayView::class.java);
        fun register() = MPEmbedViewHelper.registerEmbedView(view.name, type)
      }
      class App : Application() {
        override fun onCreate() { Kind.entries.forEach { it.register() } }
      }
      """, ["map", "pay"]),
    kotlin(
      "any number of pairs",
      """
      class App : Application() {
        override fun onCreate() { registerAll("map" to MapView::class, "pay" to PayView::class) }
        private fun registerAll(vararg views: Pair<String, KClass<*>>) {
          views.forEach { MPEmbedViewHelper.registerEmbedView(it.second.java.name, it.first) }
        }
      }
      """, ["map", "pay"]),
    kotlin(
      "pairs, one of which has a type that is not known",
      """
      class App : Application() {
        override fun onCreate() { registerAll("map" to MapView::class, read() to PayView::class) }
        private fun registerAll(vararg views: Pair<String, KClass<*>>) {
          views.forEach { MPEmbedViewHelper.registerEmbedView(it.second.java.name, it.first) }
        }
      }
      """, ["map"], isComplete: false),
    kotlin(
      "a filter",
      """
      class Entry(val type: String, val view: Class<*>)
      val entries = listOf(Entry("map", MapView::class.java), Entry("pay", PayView::class.java))
      class App : Application() {
        override fun onCreate() {
          entries.filter { it.type != off }.forEach { MPEmbedViewHelper.registerEmbedView(it.view.name, it.type) }
        }
      }
      """, ["map", "pay"]),
    kotlin(
      "names with a prefix in a string",
      """
      class App : Application() {
        private val prefix = "acme"
        override fun onCreate() {
          sequenceOf("map" to MapView::class.java, "pay" to PayView::class.java)
            .map { (name, view) -> "${prefix}_$name" to view }
            .forEach { (type, view) -> MPEmbedViewHelper.registerEmbedView(view.name, type) }
        }
      }
      """, ["acme_map", "acme_pay"]),
    java(
      "objects that register themselves",
      """
      public class App extends Application {
        private static final class Item {
          private final String type;
          private final Supplier<Class<?>> view;
          private Item(String type, Supplier<Class<?>> view) { this.type = type; this.view = view; }
          void run() { MPEmbedViewHelper.registerEmbedView(view.get().getName(), type); }
        }
        private static final List<Item> ALL = Arrays.asList(
          new Item("map", () -> MapView.class), new Item("pay", () -> PayView.class));
        public void onCreate() { ALL.forEach(Item::run); }
      }
      """, ["map", "pay"]),
    java(
      "objects of view classes",
      """
      public class App extends Application {
        public void onCreate() {
          for (MPBaseEmbedView view : Arrays.asList(new MapView(), new PayView())) {
            MPEmbedViewHelper.registerEmbedView(view.getClass().getName(), view.getClass().getSimpleName());
          }
        }
      }
      """, ["MapView", "PayView"]),
    java(
      "an iterator",
      """
      public class App extends Application {
        private static final Map<String, String> VIEWS = new LinkedHashMap<>();
        static { VIEWS.put("map", "a.b.MapView"); VIEWS.put("pay", "a.b.PayView"); }
        public void onCreate() {
          Iterator<Map.Entry<String, String>> entries = VIEWS.entrySet().iterator();
          while (entries.hasNext()) {
            Map.Entry<String, String> entry = entries.next();
            MPEmbedViewHelper.registerEmbedView(entry.getValue(), entry.getKey());
          }
        }
      }
      """, ["map", "pay"]),
    java(
      "an iterator that is asked twice a turn",
      """
      public class App extends Application {
        public void onCreate() {
          Iterator<String> names = Arrays.asList("map", "a.b.MapView").iterator();
          while (names.hasNext()) {
            String type = names.next();
            String view = names.next();
            MPEmbedViewHelper.registerEmbedView(view, type);
          }
        }
      }
      """, [], isComplete: false),
    java(
      "types and classes by turns",
      """
      public class App extends Application {
        public void onCreate() { register("a.b.", "MapView", "map", "PayView", "pay"); }
        private void register(String prefix, String... pairs) {
          for (int i = 0; i < pairs.length; i += 2) {
            MPEmbedViewHelper.registerEmbedView(prefix + pairs[i], pairs[i + 1]);
          }
        }
      }
      """, ["map", "pay"]),
    java(
      "by turns, with a step that is not known",
      """
      public class App extends Application {
        public void onCreate() { register("a.b.", "MapView", "map"); }
        private void register(String prefix, String... pairs) {
          for (int i = 0; i < pairs.length; i += step()) {
            MPEmbedViewHelper.registerEmbedView(prefix + pairs[i], pairs[i + 1]);
          }
        }
      }
      """, [], isComplete: false),
    Host(
      testDescription: "static members without their type",
      files: [
        "/ios/Views.swift": """
        struct Spec { let type: String; let view: AnyClass }
        extension Spec {
          static let map = Spec(type: "map", view: MapView.self)
          static let pay = Spec(type: "pay", view: PayView.self)
          static let all: [Spec] = [.map, .pay]
        }
        @objc(MapView) class MapView: NBComponent {}
        @objc(PayView) class PayView: NBComponent {}
        """,
        "/ios/Hosts.swift": """
        func start(_ s: PSDService) {
          for spec in Spec.all { s.registerComponent(withName: spec.type, clsName: NSStringFromClass(spec.view)) }
        }
        """,
      ], types: ["map", "pay"]),
    Host(
      testDescription: "a protocol that registers each class",
      files: [
        "/ios/Views.swift": """
        protocol Named: NBComponent { static var type: String { get } }
        extension Named {
          static func register() {
            PSDService.sharedInstance().registerComponent(withName: type, clsName: NSStringFromClass(self))
          }
        }
        @objc(MapView) class MapView: NBComponent, Named { static let type = "map" }
        @objc(PayView) class PayView: NBComponent, Named { static var type: String { "pay" } }
        """,
        "/ios/Hosts.swift": """
        func start() { for view in [MapView.self, PayView.self] as [Named.Type] { view.register() } }
        """,
      ], types: ["map", "pay"]),
  ]
}

import Containers
import Diagnostics
import NativeSource
import SeededRandom
import Testing

/// Registrations of Android that objects, constructors and classes of files hold, each with one that must stay unknown.
@Suite struct AndroidFormTests {
  typealias Host = FollowedValueTests.Host

  private static func kotlin(
    _ name: String, _ body: String, _ types: [String], isComplete: Bool = true, java: String = ""
  ) -> Host {
    var files = SampleViews.java.merging(["/app/App.kt": "package a.b\n\(body)"]) { $1 }
    if !java.isEmpty { files["/app/Caller.java"] = "package a.b;\n\(java)" }
    return Host(testDescription: name, files: files, types: types, isComplete: isComplete)
  }

  private static func java(_ name: String, _ body: String, _ types: [String], isComplete: Bool = true) -> Host
  {
    Host(
      testDescription: name,
      files: SampleViews.java.merging(["/app/App.java": "package a.b;\n\(body)"]) { $1 },
      types: types, isComplete: isComplete)
  }

  private static let specs = """
    class Caller extends Application {
      public void onCreate() {
        for (Spec s : Catalog.getSpecs()) {
          MPEmbedViewHelper.registerEmbedView(s.getView().getName(), s.getType());
        }
      }
    }
    """

  private static let constants = """
    class Caller extends Application {
      public void onCreate() { MPEmbedViewHelper.registerEmbedView(MapView.class.getName(), Types.MAP); }
    }
    """

  private static func sealed(_ second: String) -> String {
    """
    sealed class Own(val type: String, val cls: Class<*>) {
      object Map : Own("map", MapView::class.java)
      object Pay : Own(\(second), PayView::class.java)
      companion object {
        fun all() { for (v in listOf(Map, Pay)) MPEmbedViewHelper.registerEmbedView(v.cls.name, v.type) }
      }
    }
    class App : Application() { override fun onCreate() { Own.all() } }
    """
  }

  private static func anonymous(_ second: String) -> String {
    """
    abstract class Own {
      abstract String type();
      abstract Class<?> view();
      final void register() { MPEmbedViewHelper.registerEmbedView(view().getName(), type()); }
      static final Own MAP = new Own() {
        @Override String type() { return "map"; }
        @Override Class<?> view() { return MapView.class; }
      };
      static final Own PAY = new Own() {
        @Override String type() { return \(second); }
        @Override Class<?> view() { return PayView.class; }
      };
      static void registerAll() { for (Own o : new Own[]{MAP, PAY}) o.register(); }
    }
    """
  }

  private static func rows(_ setter: String) -> String {
    """
    public class App extends Application {
      private static final class Row {
        private String type;
        private String cls;
        Row type(String t) { \(setter) return this; }
        Row cls(Class<?> c) { cls = c.getName(); return this; }
      }
      public void onCreate() {
        final List<Row> rows = new ArrayList<>();
        rows.add(new Row().type("map").cls(MapView.class));
        rows.add(new Row().type("pay").cls(PayView.class));
        for (Row r : rows) { MPEmbedViewHelper.registerEmbedView(r.cls, r.type); }
      }
    }
    """
  }

  private static func constructed(_ value: String) -> String {
    """
    enum Kind {
      MAP("Map", MapView.class), PAY("Pay", PayView.class);
      final String type;
      final Class<?> cls;
      Kind(String what, Class<?> cls) { this.type = \(value); this.cls = cls; }
    }
    class App extends Application {
      public void onCreate() {
        for (Kind k : Kind.values()) { MPEmbedViewHelper.registerEmbedView(k.cls.getName(), k.type); }
      }
    }
    """
  }

  private static func contributed(_ second: String) -> String {
    """
    interface Part { void contribute(BiConsumer<String, Class<?>> to); }
    class Maps implements Part {
      public void contribute(BiConsumer<String, Class<?>> to) { to.accept("map", MapView.class); }
    }
    class Pays implements Part {
      public void contribute(BiConsumer<String, Class<?>> to) { to.accept(\(second), PayView.class); }
    }
    public class App extends Application {
      private final Part[] parts = {new Maps(), new Pays()};
      public void onCreate() {
        for (Part p : parts) {
          p.contribute((type, cls) -> MPEmbedViewHelper.registerEmbedView(cls.getName(), type));
        }
      }
    }
    """
  }

  private static func counted(_ second: String) -> String {
    """
    public class App extends Application {
      private static final String[] TYPES = {"map", \(second)};
      private static final Class<?>[] CLASSES = {MapView.class, PayView.class};
      private static final Function<Class<?>, String> NAME = Class::getName;
      public void onCreate() {
        IntStream.range(0, TYPES.length).forEach(i -> MPEmbedViewHelper.registerEmbedView(NAME.apply(CLASSES[i]), TYPES[i]));
      }
    }
    """
  }

  private static func added(_ second: String) -> String {
    """
    class Plugin {
      fun views(): Map<String, String> = HashMap<String, String>().also {
        it["map"] = MapView::class.java.name
        it[\(second)] = PayView::class.java.name
      }
    }
    class App : Application() {
      override fun onCreate() { Plugin().views().forEach { (t, c) -> MPEmbedViewHelper.registerEmbedView(c, t) } }
    }
    """
  }

  private static func annotated(_ second: String) -> String {
    """
    @interface Page { String value(); }
    @Page("map") class Maps extends MPBaseEmbedView { }
    @Page(\(second)) class Pays extends MPBaseEmbedView { }
    class App extends Application {
      public void onCreate() {
        for (Class<?> c : Arrays.asList(Maps.class, Pays.class)) {
          MPEmbedViewHelper.registerEmbedView(c.getName(), c.getAnnotation(Page.class).value());
        }
      }
    }
    """
  }

  private static func chosen(_ other: String) -> String {
    """
    public class App extends Application {
      public void onCreate() { provide(MapView.class); provide(PayView.class); }
      private void provide(Class<?> view) {
        MPEmbedViewHelper.registerEmbedView(view.getName(), nameFor(view));
      }
      private String nameFor(Class<?> view) {
        if (view == MapView.class) { return "map"; } else { return \(other); }
      }
    }
    """
  }

  private static func split(_ text: String) -> String {
    """
    public class App extends Application {
      private static final Class<?>[] VIEWS = {MapView.class, PayView.class};
      public void onCreate() {
        final String[] names = \(text).split(",");
        for (int i = 0; i < names.length; i++) {
          MPEmbedViewHelper.registerEmbedView(VIEWS[i].getName(), "acme." + names[i]);
        }
      }
    }
    """
  }

  private static func reified(_ argument: String) -> String {
    """
    object Views {
      inline fun <reified T : MPBaseEmbedView> publish(name: String) {
        MPEmbedViewHelper.registerEmbedView(T::class.qualifiedName, "acme_$name")
      }
    }
    class App : Application() {
      override fun onCreate() { Views.publish<MapView>("map"); Views.publish<PayView>(\(argument)) }
    }
    """
  }

  private static func tables(_ second: String) -> String {
    """
    class Views {
      private val table = mutableListOf<Pair<String, KClass<*>>>()
      init {
        table += "map" to MapView::class
        table += \(second) to PayView::class
      }
      fun register() {
        for (i in table.indices) {
          val (type, cls) = table[i]
          MPEmbedViewHelper.registerEmbedView(cls.java.name, type)
        }
      }
    }
    class App : Application() { override fun onCreate() { Views().register() } }
    """
  }

  private static func scoped(_ second: String) -> String {
    """
    object Types { const val MAP = "map"; const val PAY = "pay" }
    class App : Application() {
      override fun onCreate() {
        with(MapView::class.java) { MPEmbedViewHelper.registerEmbedView(name, Types.MAP) }
        Types.run { bind(\(second), PayView::class.java) }
      }
      private fun bind(type: String, view: Class<*>) = MPEmbedViewHelper.registerEmbedView(view.name, type)
    }
    """
  }

  static let objects: [Host] = [
    kotlin("objects of a sealed class", sealed("\"pay\""), ["map", "pay"]),
    kotlin("an object with an unknown name", sealed("read()"), ["map"], isComplete: false),
    java("anonymous classes", anonymous("\"pay\""), ["map", "pay"]),
    java("an anonymous class with an unknown name", anonymous("read()"), ["map"], isComplete: false),
    java("setters that return the object", rows("type = t;"), ["map", "pay"]),
    java("a setter that does more", rows("type = t; log(t);"), ["map", "pay"], isComplete: false),
    java("a name that the constructor of an enum joins", constructed("\"on\" + what"), ["onMap", "onPay"]),
    java("a name that it asks for", constructed("read(what)"), [], isComplete: false),
    java("classes that are compared", chosen("\"pay\""), ["map", "pay"]),
    java("a class that has an unknown name", chosen("read()"), ["map"], isComplete: false),
    java("annotations of classes", annotated("\"pay\""), ["map", "pay"]),
    java("an annotation that is not known", annotated("Names.PAY"), ["map"], isComplete: false),
  ]

  static let languages: [Host] = [
    kotlin(
      "a property of Kotlin that Java asks for",
      """
      data class Spec(val type: String, val view: Class<*>)
      object Catalog {
        @JvmStatic val specs = listOf(Spec("map", MapView::class.java), Spec("pay", PayView::class.java))
      }
      """, ["map", "pay"], java: specs),
    kotlin(
      "a property that is not known",
      """
      data class Spec(val type: String, val view: Class<*>)
      object Catalog {
        @JvmStatic val specs = listOf(Spec("map", MapView::class.java), Spec(read(), PayView::class.java))
      }
      """, ["map"], isComplete: false, java: specs),
    Host(
      testDescription: "a constant of a file of Kotlin",
      files: SampleViews.java.merging([
        "/app/Names.kt":
          "@file:JvmName(\"Types\")\npackage a.b\nprivate const val APP = \"acme\"\nconst val MAP = APP + \"_map\"\n",
        "/app/Caller.java": "package a.b;\n\(constants)",
      ]) { $1 }, types: ["acme_map"]),
    Host(
      testDescription: "a constant of two files of Kotlin",
      files: SampleViews.java.merging([
        "/app/Names.kt": "@file:JvmName(\"Types\")\npackage a.b\nconst val MAP = \"map\"\n",
        "/app/Others.kt": "@file:JvmName(\"Types\")\npackage a.c\nconst val MAP = \"other\"\n",
        "/app/Caller.java": "package a.b;\n\(constants)",
      ]) { $1 }, types: [], isComplete: false),
    kotlin(
      "a getter beside its type",
      """
      enum class Kind(val view: Class<*>) {
        map(MapView::class.java), pay(PayView::class.java);
        val type: String get() = "acme_$name"
      }
      class App : Application() {
        override fun onCreate() { Kind.entries.forEach { MPEmbedViewHelper.registerEmbedView(it.view.name, it.type) } }
      }
      """, ["acme_map", "acme_pay"]),
    kotlin("reified types", reified("\"pay\""), ["acme_map", "acme_pay"]),
    kotlin("a reified type with an unknown name", reified("read()"), ["acme_map"], isComplete: false),
    kotlin(
      "an extension of classes that names their members",
      """
      fun KClass<out MPBaseEmbedView>.registerAs(type: String) =
        MPEmbedViewHelper.registerEmbedView(java.canonicalName, type)
      class App : Application() {
        override fun onCreate() { MapView::class.registerAs("map"); PayView::class.registerAs("pay") }
      }
      """, ["map", "pay"]),
    kotlin("members of what a closure is run for", scoped("PAY"), ["map", "pay"]),
    kotlin("a name that this has not", scoped("other"), ["map"], isComplete: false),
    kotlin(
      "all values of an enum by its type argument",
      """
      enum class Kind(val type: String, val cls: String) { MAP("map", "a.b.MapView"), PAY("pay", "a.b.PayView") }
      class App : Application() {
        override fun onCreate() { enumValues<Kind>().forEach { MPEmbedViewHelper.registerEmbedView(it.cls, it.type) } }
      }
      """, ["map", "pay"]),
  ]

  static let collections: [Host] = [
    java("blocks that objects of an interface call", contributed("\"pay\""), ["map", "pay"]),
    java("a block that is called with an unknown name", contributed("read()"), ["map"], isComplete: false),
    java("a lambda that counts", counted("\"pay\""), ["map", "pay"]),
    java("a lambda that counts through an unknown name", counted("read()"), ["map"], isComplete: false),
    kotlin("a block that fills a map", added("\"pay\""), ["map", "pay"]),
    kotlin("a block that adds an unknown name", added("read()"), ["map"], isComplete: false),
    kotlin("pairs that are added to a list", tables("\"pay\""), ["map", "pay"]),
    kotlin("a pair that is not known", tables("read()"), ["map"], isComplete: false),
    java("names in a string", split("\"map,pay\""), ["acme.map", "acme.pay"]),
    java("names in a string that is not known", split("read()"), [], isComplete: false),
    java(
      "type arguments before a name",
      """
      public class App extends Application {
        public void onCreate() {
          Stream.<Map.Entry<String, Class<?>>>of(
            new SimpleEntry<>("map", MapView.class), new SimpleEntry<>("pay", PayView.class)
          ).forEach(e -> MPEmbedViewHelper.registerEmbedView(e.getValue().getName(), e.getKey()));
        }
      }
      """, ["map", "pay"]),
    java(
      "objects of a static method with a private constructor",
      """
      final class Part {
        final String type;
        final Class<?> cls;
        private Part(String type, Class<?> cls) { this.type = type; this.cls = cls; }
        static Part of(String type, Class<?> cls) { return new Part(type, cls); }
      }
      public interface App {
        Part MAP = Part.of("map", MapView.class);
        Part PAY = Part.of("pay", PayView.class);
        static void install() { register(MAP, PAY); }
        static void register(Part... parts) {
          for (Part p : parts) { MPEmbedViewHelper.registerEmbedView(p.cls.getName(), p.type); }
        }
      }
      """, ["map", "pay"]),
  ]

  @Test(arguments: objects + languages + collections) func registersTypes(_ host: Host) throws {
    let facts = try #require(FollowedValueTests.link(host))
    #expect(facts.isComplete == host.isComplete)
    let known = facts.contracts.map(\.type).sorted()
    if host.isComplete {
      #expect(known == host.types)
      #expect(facts.contracts.allSatisfy { $0.classIndex != nil })
    } else {
      #expect(Set(known).isSubset(of: Set(host.types)))
    }
  }

  @Test(arguments: objects + languages + collections) func readsFilesThatAreCut(_ host: Host) {
    for (path, source) in host.files {
      for length in Sampling.some(of: Array(0..<source.utf8.count), oneIn: 11) {
        var cut = host
        cut.files[path] = String(decoding: source.utf8.prefix(length), as: UTF8.self)
        _ = FollowedValueTests.link(cut)
      }
    }
  }
}

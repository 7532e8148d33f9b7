import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

@Suite struct RegistrationTests {
  /// Every spelling; the markers are around the type, or around the class where that comes first.
  @Test(arguments: [
    (
      "a.m",
      #"[[PSDService sharedInstance] registerComponentWithName:@"⟦custom_map⟧" clsName:@"⟦MapView⟧"];"#,
      RegistrationSpelling.componentName, true
    ),
    (
      "a.m",
      #"[RVKConfigManager.shared registerComponentWithName : @"⟦custom_map⟧"\#n clsName :\#n @"⟦MapView⟧"];"#,
      .componentName, true
    ),
    (
      "a.mm",
      #"if (on) [[PSDService sharedInstance] registerComponentWithName:(NSString *)@"⟦custom_map⟧" clsName:@"⟦MapView⟧"];"#,
      .componentName, true
    ),
    (
      "a.m",
      "[[PSDService sharedInstance] registerComponentWithName:@&quot;⟦custom_map⟧&quot; clsName:@&quot;⟦MapView⟧&quot;];",
      .componentName, true
    ),
    ("a.m", "NXK_Register_Component(⟦MapView⟧, ⟦custom_map⟧)", .componentMacro, false),
    ("A.java", #"MPEmbedViewHelper.registerEmbedView("⟦MapView⟧", "⟦custom_map⟧");"#, .embedView, false),
    (
      "A.java", #"com.x.MPEmbedViewHelper.registerEmbedView("⟦MapView⟧", "⟦custom_map⟧");"#, .embedView, false
    ),
    ("A.kt", #"MPEmbedViewHelper.registerEmbedView("⟦MapView⟧", "⟦custom_map⟧")"#, .embedView, false),
    (
      "A.java",
      #"import static com.x.MPEmbedViewHelper.registerEmbedView; class A { void a() { registerEmbedView("⟦MapView⟧", "⟦custom_map⟧"); } }"#,
      .embedView, false
    ),
    (
      "A.java", #"list.add(new H5EmbedViewConfig("bundle", "⟦MapView⟧", "⟦custom_map⟧"));"#, .embedViewConfig,
      false
    ),
    ("A.kt", #"list.add(H5EmbedViewConfig("bundle", "⟦MapView⟧", "⟦custom_map⟧"))"#, .embedViewConfig, false),
    (
      "A.java",
      #"class A { void a() { H5EmbedViewConfig c = new H5EmbedViewConfig(); c.setClassName("⟦MapView⟧"); c.setType("⟦custom_map⟧"); } }"#,
      .embedViewConfig, false
    ),
    (
      "A.kt",
      "fun a() { s.addEmbedViewConfig(H5EmbedViewConfig().apply {\n className = \"⟦MapView⟧\"\n type = \"⟦custom_map⟧\"\n }) }",
      .embedViewConfig, false
    ),
  ])
  func spelling(path: String, marked: String, spelling: RegistrationSpelling, isTypeFirst: Bool) throws {
    let marked = MarkedSource(marked)
    let registrations = marked.facts(path).registrations
    let registration = try #require(registrations.first)
    #expect(registrations.count == 1)
    #expect(registration.spelling == spelling)
    #expect(registration.type.value == .string("custom_map"))
    #expect(registration.className?.value == .string("MapView"))
    #expect(registration.type.range == marked.ranges[isTypeFirst ? 0 : 1])
    #expect(registration.className?.range == marked.ranges[isTypeFirst ? 1 : 0])
  }

  @Test(arguments: [
    ("a.m", #"[c registerComponentWithName:@"a" componentCalss:@"B"];"#),
    ("a.m", #"[c registerComponentWithName:@"a" withClass:[B class]];"#),
    ("a.m", #"[c registerComponentWithName:@"a"];"#),
    ("a.m", #"[c unRegisterComponentWithName:@"a"];"#),
    ("a.h", "- (void)registerComponentWithName:(NSString *)name clsName:(NSString *)clsName;"),
    ("a.mm", #"registerComponentWithName<Map>("a", "B");"#),
    ("a.m", #"NSLog(@"[s registerComponentWithName:@\"a\" clsName:@\"B\"]");"#),
    ("a.m", #"// [s registerComponentWithName:@"a" clsName:@"B"];"#),
    ("a.m", #"/* [s registerComponentWithName:@"a" clsName:@"B"]; */"#),
    ("a.m", "#if 0\n[s registerComponentWithName:@\"a\" clsName:@\"B\"];\n#endif"),
    (
      "a.h",
      "#define NXK_Register_Component(name, component)\\\n[self registerComponentWithConfig:name##dic];\\\n"
    ),
    ("A.java", #"WVEVManager.registerEmbedView("demo", EmbedViewDemo.class, true);"#),
    ("A.java", #"WVEVManager.registerEmbedView("demo", "a.B");"#),
    ("A.java", #"MPEmbedViewHelper.registerEmbedView("demo", "a.B", true);"#),
    ("A.java", #"registerEmbedView("a.B", "demo");"#),
    ("A.java", "class MPEmbedViewHelper { static void registerEmbedView(String a, String b) { } }"),
    ("A.kt", "class H5EmbedViewConfig(val a: String, val b: String, val c: String)"),
    ("A.java", "class H5EmbedViewConfig { H5EmbedViewConfig(String a, String b, String c) { } }"),
  ])
  func lookAlike(path: String, source: String) {
    #expect(facts(path, source).registrations.isEmpty)
  }
}

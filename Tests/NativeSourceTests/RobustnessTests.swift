import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// Any bytes give facts, and every range lies in the file.
@Suite struct RobustnessTests {
  static let samples: [(String, String)] = [
    (
      "a.m",
      MarkedSource(
        VendorSampleTests.view + "\n@end\n" + VendorSampleTests.send + VendorSampleTests.registration
      ).source
    ),
    (
      "b.mm",
      "#if A\n- (void)a:(id)x {\n#else\n- (void)b {\n#endif\n auto f = [&](int i) { return R\"(x)\"; };\n}\n#define K(x) @\"a\" #x\nNSString *const k = @\"\\u00e9\" @&quot;b&quot;;"
    ),
    (
      "c.swift",
      "@objc(V) class V: NBComponent {\n override func componentReceiveMessage(_ m: String!, data: [AnyHashable: Any]!, callback: Any!) {\n switch m { case \"a\\(data[\"b\"] ?? #\"c\"#)\": emit(m) default: break }\n }\n func emit(_ n: String) { d?.sendCustomEventMessage?(\"c\", component: self, data: [\"eventName\": n, \"element\": componentId ?? \"\"]) }\n}\nenum E: String { case a = \"b\", c }"
    ),
    (
      "D.java",
      "package a.b; import c.*; class D<T extends List<T>> extends MPBaseEmbedView { static final String K = \"k\" + L; public View getView(int w, int h, String i, String t, Map<String, String> p) throws E { switch (p.get(K)) { case \"a\" -> x(); } return new V(c) { }; } void r() { MPEmbedViewHelper.registerEmbedView(D.class.getName(), K); } }"
    ),
    (
      "E.kt",
      "package a\nclass E(val x: Int) : P, MPBaseEmbedView() {\n companion object { const val K = \"k\" }\n override fun onReceivedMessage(m: String?, d: JSONObject?, c: Any?) = when (m) {\n \"a${d?.getString(\"x$K\")}\", K -> sendEventToTiny(\"on$m\", d)\n else -> Unit\n }\n}"
    ),
    (
      "G.m",
      "#import <a/b.h>\n@protocol P <Q>\n@optional\n- (void)a:(id<X>)x b:(int)y;\n@end\n@interface A : B <ACMEGauge, P>\n@property (getter=isOn) NSArray<id> *on;\n@end\n@implementation A\nACME(x)\n- (void)gaugeWillTurn:(id)t by:(int)n { if ([t isEqual:@\"a\"]) { [d gaugeDidTurn:t]; } }\n@end"
    ),
    (
      "f.plist",
      "<?xml version=\"1.0\"?><plist><dict><key>ComponentRuntime</key><dict><key>Components</key><array><dict><key>name</key><string>A&amp;B</string><key>component</key><string>c</string></dict></array></dict></dict></plist>"
    ),
  ]

  private static let containers = ContainerSet(
    Container.mPaaS + Container.tcmpp + Container.finClip + [ContainerTests.gauge])

  private func check(_ path: String, _ bytes: [UInt8]) {
    let text = SourceText(path: path, bytes: bytes)
    let facts = NativeFileFacts(reading: text, for: RobustnessTests.containers.interest)!
    let end = UInt32(bytes.count)
    let systems = Set(RobustnessTests.containers.containers.map(\.system))
    var ranges = systems.flatMap { facts.registrations(of: $0, in: RobustnessTests.containers) }.flatMap {
      [$0.range, $0.type.range] + ($0.className.map { [$0.range] } ?? [])
    }
    ranges += systems.flatMap { facts.events(of: $0, in: RobustnessTests.containers) }.flatMap {
      [$0.call.range, $0.call.dictionaryRange] + $0.call.entries.map(\.key.range)
    }
    ranges += facts.comparisons.map(\.value.range) + facts.keyReads.map(\.key.range)
    ranges += facts.gaps.map(\.range) + facts.suppressionComments + facts.constants.map(\.value.range)
    for part in facts.classes {
      ranges.append(part.nameRange)
      ranges += part.conformances.map(\.range)
      ranges += part.properties.map(\.name.range) + part.properties.compactMap(\.type?.range)
      for method in part.methods {
        ranges.append(method.nameRange)
        ranges += [method.bodyRange].compactMap { $0 } + method.returns.map(\.range)
        ranges += method.signature.flatMap { [$0.label, $0.name.range] }
        ranges += method.signature.compactMap(\.type?.range)
      }
    }
    #expect(
      ranges.allSatisfy { $0.start <= $0.end && $0.end <= end },
      "\(path): \(String(decoding: bytes, as: UTF8.self))")
    _ = NativeFacts([facts], containers: RobustnessTests.containers)
  }

  /// The fuzzer cuts all fixtures at every byte.
  @Test(arguments: 0..<RobustnessTests.samples.count)
  func truncatedAtManyBytes(sample: Int) {
    let (path, source) = RobustnessTests.samples[sample]
    let bytes = Array(source.utf8)
    for count in stride(from: sample % 4, through: bytes.count, by: 4) { check(path, Array(bytes[..<count])) }
  }

  @Test(arguments: 0..<RobustnessTests.samples.count)
  func mutatedAtRandom(sample: Int) {
    let (path, source) = RobustnessTests.samples[sample]
    var random = SplitMix(state: UInt64(sample) &+ 7)
    let marks = Array("{}[]()<>\"'@#\\:;,=&|$`?!-+*/.\n\0 ".utf8)
    for _ in 0..<60 {
      var bytes = Array(source.utf8)
      for _ in 0..<(1 + random.below(6)) {
        let at = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[at] = marks[random.below(marks.count)]
        case 1: bytes[at] = UInt8(random.below(256))
        case 2: bytes.remove(at: at)
        default:
          let end = min(bytes.count, at + random.below(40))
          bytes.insert(contentsOf: bytes[at..<end], at: random.below(bytes.count))
        }
      }
      check(path, bytes)
    }
  }

  /// Repetitions that make a careless scanner quadratic or overflow its stack.
  @Test(arguments: [
    "[", "{[}", "((", "[a ", "a[b ", "#if A\n{\n", "#if A\n[\n#else\n{{\n#endif\n}}\n", "#define X [\n",
    "x = ", "[a b:",
    "- (void)a {", "@interface A\n", "class A ", "class A: B { ", "fun a() = ", "\"\\(", "\"${", "\"$a", "#",
    "`", "&quot;",
    "/*", "case a, ", "a.b", "\"a\" + ", "[super a]; ", "@{@\"a\":", "if (m == ", "<", "@objc(a) ",
    "#if A\n}\n#else\n", "[x registerComponentWithName:a clsName:b]; ", "NSString *a = @\"b\"; ",
    "return a; ", "@interface A { int x; ", "@interface A { @private struct { ", "@property void (^a ",
    "import class ",
  ])
  func repeated(unit: String) {
    var bytes: [UInt8] = []
    while bytes.count < 3_000 { bytes += Array(unit.utf8) }
    let receiver = Array(
      "- (UIView *)contentView { } - (void)componentReceiveMessage:(id)m data:(id)a callback:(id)c {".utf8)
    for path in ["a.m", "a.swift", "A.java", "A.kt"] {
      check(path, bytes)
      check(path, receiver + bytes)
    }
  }

  private struct SplitMix {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(max(1, bound)))
    }
  }
}

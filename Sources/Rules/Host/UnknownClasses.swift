import Linting

/// Classes for examples of which not all methods are known, each for another reason: what they seem to lack is not
/// reported.
enum UnknownClasses {
  /// The names of the classes, in the order of the files.
  static let names = objectiveC.map(\.name) + swift.map(\.name) + ["Header", "Both"]

  private static let objectiveC: [(name: String, superclass: String, members: String)] = [
    ("Unscanned", "SDKView", ""),
    ("OfHeader", "SDKHeader", ""),
    ("Proxy", "NSProxy", ""),
    ("Forwards", "NSObject", "- (void)forwardInvocation:(NSInvocation *)i { }"),
    ("Targets", "NSObject", "- (id)forwardingTargetForSelector:(SEL)s { return nil; }"),
    ("Signs", "NSObject", "- (NSMethodSignature *)methodSignatureForSelector:(SEL)s { return nil; }"),
    ("Resolves", "NSObject", "+ (BOOL)resolveInstanceMethod:(SEL)s { return YES; }"),
    ("Responds", "NSObject", "- (BOOL)respondsToSelector:(SEL)s { return YES; }"),
    ("Inherits", "Forwarding", ""),
    ("Adds", "NSObject", "+ (void)initialize { class_addMethod(self, sel, imp, \"v@:@\"); }"),
    ("Macro", "NSObject", "ACME_MEMBERS\n- (void)a { }"),
    ("Called", "NSObject", "ACME_DEFAULTS(x)"),
    ("Defined", "NSObject", "#define OWN_MEMBERS - (void)b { }\nOWN_MEMBERS\n- (void)a { }"),
  ]

  private static let swift: [(name: String, before: String, inside: String)] = [
    ("Attribute", "@AddMembers\n", ""), ("Expanded", "", "#members(\"a\")"),
  ]

  /// - Parameters:
  ///   - members: members of those in Objective-C.
  ///   - swiftMembers: members of those in Swift.
  static func files(
    adopting protocolName: String, members: String = "", swiftMembers: String = ""
  ) -> [Example.File] {
    let first = objectiveC.map { name, superclass, own in
      Example.File(
        "ios/\(name).m",
        "@interface \(name) : \(superclass) <\(protocolName)>\n@end\n@implementation \(name)\n\(own)\n\(members)\n@end"
      )
    }
    let second = swift.map { name, before, inside in
      Example.File(
        "ios/\(name).swift",
        "\(before)@objc(\(name)) class \(name): NSObject, \(protocolName) {\n  \(inside)\n  \(swiftMembers)\n}"
      )
    }
    return first + second + [
      .init("ios/Header.h", "@interface Header : NSObject <\(protocolName)>\n@end"),
      .init("ios/SDKHeader.h", "@interface SDKHeader : NSObject\n@end"),
      .init(
        "ios/Forwarding.m",
        "@interface Forwarding : NSObject\n@end\n@implementation Forwarding\n- (void)forwardInvocation:(NSInvocation *)i { }\n@end"
      ),
      .init(
        "ios/Both.m",
        "#if A\n@interface Both : NSObject <\(protocolName)>\n#else\n@interface Both : UIView <\(protocolName)>\n#endif\n@end\n@implementation Both\n\(members)\n@end"
      ),
    ]
  }
}

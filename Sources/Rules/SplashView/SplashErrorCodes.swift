import Containers
import Diagnostics
import Linting
import NativeSource

/// The code of an error, compared with a number.
package let numericSplashErrorCode = Rule(
  id: "numeric-splash-error-code",
  summary: "an error code of a splash view that is compared with a number",
  category: .splashView,
  severity: .error,
  rationale: "The code is a string. A string never equals a number object, and its address never a number.",
  fix: .suggested,
  examples: [
    .wrong(
      [
        SplashExamples.file(
          SplashExamples.objectiveC(
            "- (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {\n  if ([code isEqual:⟦@1001⟧]) { [view a]; }\n}"
          ))
      ], message: "the code is a string and never equals @1001",
      fixed: SplashExamples.objectiveC(
        "- (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {\n  if ([code isEqual:@\"1001\"]) { [view a]; }\n}"
      )),
    .wrong(
      [
        SplashExamples.file(
          "#define kGone 1002\n"
            + SplashExamples.objectiveC(
              "- (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {\n  if ([⟦@(1001)⟧ isEqual:code] || code == ⟦1001⟧ || [code isEqual:⟦@(kGone)⟧]) { [view a]; }\n}"
            ))
      ], message: "the code is a string and never equals @(1001)",
      "the code is a string and never equals 1001",
      "the code is a string and never equals @(kGone)"),
    .right([SplashExamples.file(SplashExamples.complete)]),
    .right([
      SplashExamples.file(
        SplashExamples.objectiveC(
          "- (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {\n  if (code.integerValue == 1001 || [code intValue] == 1002 || [code isEqual:@\"1001\"] || [message isEqual:@1] || code == 0) { [view a]; }\n}"
        ))
    ]),
    .right([
      SplashExamples.swiftFile(
        SplashExamples.swift(
          "func splashView(_ view: UIView, showErrorMessage message: String, code: String) { if code == 1001 { a() } }"
        ))
    ]),
  ],
  checks: [.host(checkNumbers)])

/// The code of an error, compared with one that the SDK does not have.
package let unknownSplashErrorCode = Rule(
  id: "unknown-splash-error-code",
  summary: "an error code of a splash view that is compared with one that the SDK does not send",
  category: .splashView,
  severity: .warning,
  rationale: """
    The vendor lists the codes. What is done for another one is never done; a later SDK may send more of them, so this \
    is a warning.
    """,
  examples: [
    .wrong(
      [
        SplashExamples.file(
          "#define kLost @\"10011\"\n"
            + SplashExamples.objectiveC(
              "- (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {\n  if ([code isEqualToString:@\"⟦1003⟧\"] || [@\"⟦10020⟧\" isEqual:code] || [@[@\"1001\", @\"⟦404⟧\"] containsObject:code] || [code isEqual:⟦kLost⟧]) { [view a]; }\n  switch (code.integerValue) { case 1002: break; case ⟦1004⟧: [view b]; }\n}"
            ))
      ], message: #"the SDK sends no code "1003""#, #"the SDK sends no code "10020""#,
      #"the SDK sends no code "404""#, #"the SDK sends no code "10011""#, #"the SDK sends no code "1004""#),
    .wrong(
      [
        SplashExamples.swiftFile(
          SplashExamples.swift(
            "func splashView(_ view: UIView, showErrorMessage message: String, code: String) {\n    if code == \"⟦1003⟧\" || Int(code) == ⟦1005⟧ || (Int(code) ?? 0) == ⟦1006⟧ { a() }\n    switch code { case \"1001\", \"⟦10005⟧\": a(); default: b() }\n  }"
          ))
      ], message: #"the SDK sends no code "1003""#, #"the SDK sends no code "1005""#,
      #"the SDK sends no code "1006""#, #"the SDK sends no code "10005""#),
    .right([SplashExamples.file(SplashExamples.complete)]),
    // The nine codes; the empty string; prefixes; dictionaries; values that are not known; other variables.
    .right([
      SplashExamples.file(
        SplashExamples.objectiveC(
          "- (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {\n  NSArray *known = @[@\"1001\", @\"1002\", @\"10000\", @\"10001\", @\"10002\", @\"10003\", @\"10009\", @\"10010\", @\"10030\"];\n  if ([@[@\"1001\", @\"10030\"] containsObject:code] || [code isEqualToString:@\"\"] || [code hasPrefix:@\"1004\"] || [code isEqual:self.last] || [message isEqualToString:@\"1003\"]) { [view a:texts[code] b:@{@\"1003\": code}]; }\n  if (code.integerValue == 10002) { [view b:known]; }\n}"
        ))
    ]),
    .right([
      SplashExamples.swiftFile(
        SplashExamples.swift(
          "func splashView(_ view: UIView, showErrorMessage message: String, code: String) {\n    if code == \"\" || code == last || message == \"1003\" || code.hasPrefix(\"1004\") || Int(code) == 10030 { show(texts[code] ?? [\"1003\": code]) }\n    switch code { case \"1001\", Self.lost: a(); default: b() }\n  }"
        ))
    ]),
  ],
  checks: [.host(checkCodes)])

/// What the code is compared with in each delegate.
private func comparisons(_ context: HostContext) -> [(path: String, comparison: ValueComparison)] {
  context.splashMethods(GRV.showError).flatMap { _, method in
    (context.reading(of: method)?.comparisons(ofParameter: 2) ?? []).map { (method.path, $0) }
  }
}

extension ValueComparison {
  /// The number that the string itself is compared with. 0 is nil.
  fileprivate var wrongNumber: String? {
    if !isConverted, case .number(let number) = value, number != "0" { return number }
    return nil
  }
}

private func checkNumbers(_ context: HostContext) {
  for (path, comparison) in comparisons(context) {
    guard let number = comparison.wrongNumber, NativeLanguage(path: path) == .objectiveC,
      let spelling = context.text(at: path)?.string(comparison.range)
    else { continue }
    let place = Place(path: path, range: comparison.range)
    let fix = Fix(
      "compare with the string", .suggested, edits: [Edit(replace: place, with: "@\"\(number)\"")])
    context.report(place, .numericCode(spelling, number), fix: comparison.isObject ? fix : nil)
  }
}

private func checkCodes(_ context: HostContext) {
  for (path, comparison) in comparisons(context) {
    let code: String
    switch comparison.value {
    case .text(let text): code = text
    case .number(let number) where comparison.isConverted && number != "0": code = number
    default: continue
    }
    if code.isEmpty || GRV.errorCodes.contains(code) { continue }
    context.report(Place(path: path, range: comparison.range), .unknownCode(code))
  }
}

extension Message {
  fileprivate static func numericCode(_ spelling: String, _ number: String) -> Message {
    Message(
      "the code is a string and never equals \(spelling)",
      help: "compare with @\"\(number)\", or compare code.integerValue")
  }

  fileprivate static func unknownCode(_ code: String) -> Message {
    let near = GRV.errorCodes.filter { editDistance($0.utf8, code.utf8, limit: 2) <= 1 }
    let codes = near.isEmpty ? GRV.errorCodes : near
    return Message(
      "the SDK sends no code \"\(code)\"",
      help: (near.isEmpty ? "its codes are " : "near ones are ") + sentenceList(codes))
  }
}

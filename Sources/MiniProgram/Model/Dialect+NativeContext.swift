import Markup
import Script

extension Dialect {
  /// The function of scripts that makes the context of a native view; nil where no view has one.
  package var nativeContextFunction: String? {
    if family == .alipay { return NativeContextCall.componentFunction }
    return nativeTags.contains("external-element") ? NativeContextCall.elementFunction : nil
  }
}

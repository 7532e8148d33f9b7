/// Native sources of TCMPP and FinClip that several examples share: complete, so that no rule finds anything in them.
enum ElementSources {
  /// An iOS class that draws an external element.
  static func element(_ name: String, type: String) -> String {
    """
    @interface \(name) : UIView <TMAExternalElementView>
    @end
    @implementation \(name)
    TMARegisterExternalElement(\(type));
    + (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
      return [[\(name) alloc] initWithFrame:CGRectZero];
    }
    - (void)operateWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context { }
    @end
    """
  }

  /// An Android class that draws external elements above the page.
  static let proxy = """
    package com.example;
    import com.tencent.tmfmini.sdk.annotation.ProxyService;
    import com.tencent.tmfmini.sdk.launcher.core.proxy.ExternalElementProxy;
    @ProxyService(proxy = ExternalElementProxy.class)
    public class Elements extends ExternalElementProxy {
      public void handleInsertElement(long id, ExternalWidgetContext context, String type, ViewGroup parent, JSONObject params) { }
    }
    """

  /// The registration of an iOS class that draws a native view.
  static func registration(_ type: String, of name: String) -> String {
    """
    @implementation Views
    - (void)start { [[FATClient sharedClient].nativeViewManager registerNativeViewType:@"\(type)" nativeViewClass:[\(name) class]]; }
    @end
    """
  }

  /// An iOS class that draws a native view.
  static func view(_ name: String) -> String {
    """
    @interface \(name) : UIView <FATAppletNativeViewProtocol>
    @property (nonatomic, strong) NSNumber *nativeViewId;
    @property (nonatomic, strong) NSString *type;
    @end
    @implementation \(name)
    + (UIView *)onCreateView:(NSDictionary *)param { return [[\(name) alloc] initWithFrame:CGRectZero]; }
    - (void)onUpdateView:(NSDictionary *)param { }
    @end
    """
  }
}

/// Small native sources with everything the scanners of hosts look for.
enum NativeSeeds {
  static let files: [FuzzInput.File] = [
    file(
      "View.m",
      #"""
      #import <NebulaSDK/NBComponent.h>
      // mpcheck-disable-next-line view-class-base: a sample
      @interface MapView : NBComponent <NBComponentMessageDelegate>
      @property (nonatomic, copy) NSString *city;
      @end
      NSString *const kMapType = @"custom_map";
      #define EVENT_PREFIX @"on"
      @implementation MapView
      - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate {
        self = [super initWithConfig:config messageDelegate:messageDelegate];
        if (self) { self.city = config[@"data"][@"city"]; }
        return self;
      }
      - (UIView *)contentView {
      #if DEBUG
        return nil;
      #else
        return self.contentSpaceView;
      #endif
      }
      - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
        if ([message isEqualToString:@"setColor"] || [@"move" isEqual:message]) { callback(@{@"success":@"1"}); }
        [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{
          @"element": self.componentId, @"eventName": [EVENT_PREFIX stringByAppendingString:@"Tap"], @"data": @{@"a": @[@1, @"二"]}
        } callback:^(NSDictionary *_Nonnull data) { }];
      }
      @end
      - (void)application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
        [[PSDService sharedInstance] registerComponentWithName:kMapType clsName:NSStringFromClass([MapView class])];
        [[PSDService sharedInstance] registerComponentWithName:@"custom_chart" clsName:@"Chart" "View"];
      }
      """#),
    file(
      "ChartView.swift",
      ##"""
      import UIKit
      let chartType = "custom_chart"
      enum Message: String { case draw = "draw", clear }
      @objc(ChartView) final class ChartView: NBComponent {
        static let prefix = #"on"#
        private lazy var label: UILabel? = { UILabel() }()
        override func contentView() -> UIView! { label ?? UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        override func componentDataDidChange(withData data: [AnyHashable: Any]!) { _ = data["points"] as? [Int] }
        override func componentReceiveMessage(_ message: String!, data: [AnyHashable: Any]!, callback: NBComponentCallback!) {
          switch message {
          case "draw", Message.clear.rawValue: emit("\(Self.prefix)Draw \(data["a"] ?? #"\#(1)"#)")
          default: break
          }
        }
        func emit(_ name: String) {
          nbComponentMessageDelegate?.sendCustomEventMessage?("nbcomponent.mpaasComponent.customEvent", component: self,
            data: ["element": componentId ?? "", "eventName": name, "data": ["x": 1]], callback: nil)
        }
      }
      PSDService.sharedInstance().registerComponent(withName: chartType, clsName: NSStringFromClass(ChartView.self))
      /* a /* nested */ comment */ let text = """
        three "quotes" \(chartType)
        """
      """##),
    file(
      "PayView.java",
      #"""
      package com.example.views;
      import com.alipay.mobile.nebula.*;
      import java.util.Map;
      public class PayView<T extends Comparable<T>> extends MPBaseEmbedView implements Runnable {
        private static final String TYPE = "custom_" + Names.PAY, EVENT = "onPay";
        // mpcheck-disable-next-line null-embed-view: later
        @Override public View getView(int width, int height, String viewId, String type, Map<String, String> params) throws Exception {
          if (params.get("price") != null) return new View(mContext) { { setId(1); } };
          return null;
        }
        @Override public void onReceivedMessage(String action, JSONObject data, H5BridgeContext context) {
          switch (action) { case "pay": case "refund": sendEventToTiny(EVENT, data); break; default: }
          if ("close".equals(action) && data.containsKey("why")) { char c = '"'; Runnable r = () -> run(); }
        }
        static class Names { static final String PAY = "pay\u0020\n"; }
        void register() { MPEmbedViewHelper.registerEmbedView(PayView.class.getName(), TYPE); }
      }
      """#),
    file(
      "ScanView.kt",
      #"""
      package com.example.views
      import com.alipay.mobile.nebula.MPBaseEmbedView as Base
      const val TYPE = "custom_scan"
      @Suppress("unused") class ScanView(private val context: Context?) : Base(), Runnable {
        companion object { const val PREFIX = "on"; @JvmStatic fun register() = MPEmbedViewHelper.registerEmbedView(ScanView::class.java.name, TYPE) }
        override fun getView(w: Int, h: Int, id: String?, type: String?, params: Map<String, String>?): View? = params?.get("mode")?.let { View(context) }
        override fun onReceivedMessage(action: String?, data: JSONObject?, bridge: H5BridgeContext?) = when (action) {
          "start", "stop ${data?.getString("why $PREFIX")}" -> sendEventToTiny("${PREFIX}Scan", data)
          """raw "text" $action""" -> Unit
          else -> if (action == "light") run() else Unit
        }
      }
      """#),
    file(
      "View.h",
      "#pragma once\n#if 0\n@interface Old\n#endif\n@class MapView;\n@interface MapView : NBComponent\n- (void)a:(id)x b:(id)y;\n@end\n@interface MapView (More) <P>\n@end\n"
    ),
    file(
      "View.mm",
      "namespace a { auto f = [&](int i) { return R\"x(\")x\"; }; }\n@implementation V\n- (UIView *)contentView { return [[UIView alloc] init]; }\n@end\n"
    ),
    file(
      "Info.plist",
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>ComponentRuntime</key><dict><key>Components</key><array>
        <dict><key>name</key><string>A&amp;B</string><key>component</key><string>custom_map</string></dict>
        <!-- one more --><dict><key>component</key><string><![CDATA[c]]></string><key>name</key><string/></dict>
      </array></dict></dict></plist>
      """#),
  ]

  private static func file(_ name: String, _ text: String) -> FuzzInput.File {
    FuzzInput.File("native/\(name)", Array(text.utf8))
  }
}

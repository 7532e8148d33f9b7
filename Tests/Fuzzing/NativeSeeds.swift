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
      - (BOOL)shouldObServerVisibilityStateChange { return NO; }
      - (void)componentDidHidden { [self.city stop]; }
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
        override func componentDidVisiblity() { label?.isHidden = false }
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

  /// Delegates and widgets of the containers that are known by a protocol, with what their rules read of bodies.
  static let containers: [FuzzInput.File] = [
    file(
      "CitySplash.m",
      #"""
      #import "CitySplash.h"
      #define kLost @"10011"
      @interface CitySplash : NSObject <NSCopying, GRVSplashViewDelegate>
      @property (getter=exitView, setter=exitSplashView:) UIView *last;
      @end
      @implementation CitySplash
      NS_ASSUME_NONNULL_BEGIN
      - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(nullable void (^)(void))reload appId:(nullable NSString *)appId {
        // mpcheck-disable-next-line unguarded-splash-action: a sample
        self.view.reload = ^{ reload(); };
        return appId ? nil : [[UIView alloc] init];
      }
      - (void)splashView:(UIView *)view updateLoadinInfo:(GRVSplashViewInfo *)info { }
      - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {
        if ([code isEqual:@(1001)] || [@[@"1001", kLost] containsObject:code] || [code isEqualToString:@"1003"]) { NSLog(@"%@", code); }
        switch (code.integerValue) { case 1002: case 1004: break; default: return; }
      }
      - (void)splashView:(UIView *)view updateLoadingProgress:(CGFloat)progress { self.bar.progress = (float)progress / 100.f * .01; if (progress >= 100) return; }
      #if DEBUG
      - (void)exitSplashView:(UIView *)view { (void)view; DDLogInfo(@"exit"); return; }
      #endif
      @end
      void start(IAPConnectInitConfig *config) {
        GRVExtensionDelegate *ext = [[GRVExtensionDelegate alloc] init];
        [ext.uiProvider setSplashViewDelegate:[CitySplash new]];
        [[IAPConnectClient sharedInstance] initWithContext:config success:^{ } failure:^(NSError *e) { }];
        config.riverExtensionDelegate = ext;
      }
      """#),
    file(
      "TownSplash.swift",
      ##"""
      class Base: NSObject { @objc(exitSplashview:) func leave(_ view: UIView) { print(view) } }
      @MainActor final class TownSplash: Base, Kit.GRVSplashViewDelegate {
        func createSplashView(closeAppAction close: @escaping () -> Void, reloadAppAction: (() -> Void)?, appId: String?) -> UIView! {
          guard let appId, appId != "" else { reloadAppAction!(); return nil }
          return UIView()
        }
        func splashView(_ view: UIView, updateLoading info: GRVSplashViewInfo) { #log("a") }
        func splashView(_ view: UIView, showErrorMessage: String, code: String) {
          switch code { case "1001", #"1005"#: show(); default: if (Int(code) ?? 0) == 1_006 || ["404"].contains(code) { hide() } }
        }
        func splashView(_ view: UIView, updateLoadingProgres: CGFloat) { bar.set(Float(updateLoadingProgres) / 100, 99.5 < updateLoadingProgres) }
      }
      extension TownSplash { #members("a") }
      func start(_ config: IAPConnectInitConfig) {
        let ext = GRVExtensionDelegate(); ext.uiProvider.splashViewDelegate = TownSplash()
        ext[keyPath: \.uiProvider.splashViewDelegate] = nil
        IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { _ in })
        DispatchQueue.main.async { config.riverExtensionDelegate = ext }
      }
      """##),
    file(
      "Dial.m",
      #"""
      #define kValue @"value"
      @interface Dial : UIControl <CWIWidget> { id<DialEvents> _events; }
      @property (nonatomic, retain) VoltMXCWIEnvironment *env;
      @property CGRect widgetViewFrame;
      @end
      @implementation Dial
      - (id)initWithEventDelegate:(id)eventDelegate withKonyEnvironment:(id)env {
        if (self = [super init]) { _events = eventDelegate; self.env = (VoltMXCWIEnvironment *)env; [self read:env]; }
        return self;
      }
      - (UIView *)getWidgetView { if (!self.inner) { return [UIView new]; } return nil; }
      - (CGSize)getPreferredSizeForGivenSize:(CGSize)size { id m = [(id)self.env model]; self.value = [[m valueForKey:kValue] intValue]; return size; }
      - (void)modelUpdatedForProperty:(NSString *)name withOldValue:(id)o newValue:(id)n {
        if ([name isEqualToString:@"value"] || [@"size" isEqual:name]) { [self setValue:n forKey:name]; }
        [_events turned:[n intValue] by:@"a"]; [self performSelector:NSSelectorFromString(kValue)];
      }
      - (void)willDestroyWidgit { [[self.env.model valueForKey:@"caption"] copy]; }
      @end
      """#),
    file(
      "DialEvents.h",
      "@protocol DialEvents <NSObject>\n// raised\n-(void)turned:(int)n by:(NSString *)who;\r\n\t-(void)stopped;\n-(void)moved: (CGPoint)p\n  at:(NSTimeInterval)t;\n@optional\n@property int a;\n-(NSString *)b; /* c */\n@end\n@protocol CWIWidget <NSObject>\n- (id) initWithEventDelegate: (id) e withKonyEnvironment: (id) env;\n@end\n"
    ),
    file(
      "Lamp.swift",
      #"""
      @objc protocol LampEvents { func switched(_ on: Bool); func moved(to p: CGPoint, at t: TimeInterval) }
      @objc(Lamp) class Lamp: UIView, CWIWidget {
        weak var events: LampEvents?
        required init(eventDelegate: Any!, withVoltMXEnvironment env: Any!) { self.events = eventDelegate as? LampEvents; super.init(frame: .zero) }
        func getView() -> UIView! { UIView() }
        func getPreferredSizeFor(given size: CGSize) -> CGSize { text = (env?.model as? NSObject)?.value(forKey: "colour") as? String; return size }
        @objc(setWidgetviewFrame:) func setFrame(_ frame: CGRect) { events?.switched(true) }
        func modelUpdated(forProperty property: String!, withOldValue o: Any!, newValue n: Any!) { if property == "color" || ["size", "a"].contains(property) { start() } }
      }
      """#),
    file(
      "widgets.xml",
      #"""
      <application id="A" cwixmlversion="2.0" language="js"><jsnamespace namespace="w" iphoneheaders="Dial.h"><cwiclasses>
      <!-- mpcheck-disable-next-line unsupported-widget-type: a sample -->
      <cwiclass jsname="dial"><classmappings><classmapping platform="iphone" library="Dial.zip" widgetclass="Dial" eventdelegateclass="DialEvents"/><classmapping platform='ipad' library='Dial.zip' widgetclass='Dail' eventdelegateclass=''/></classmappings>
      <widgetproperties><property name="value" type="Number" programmable="true"><mappings><mapping platform="iphone" type="CGFloat" propertyname="value"/><mapping platform="android" type="int"/></mappings></property>
      <property name="cap&amp;tion" programmable="false"><mappings><mapping platform="ipad" type="NSString"/></mappings></property>
      <property name="turnedby"><mappings><mapping platform="iphone" type="Callback"/></mappings></property></widgetproperties></cwiclass>
      <cwiclass jsname="lamp"><classmapping platform="iphone" library="Lamp.zip" widgetclass="Lamp" eventdelegateclass="LampEvent"/><property name="colour" programmable="true"><mapping platform="iphone" type="id"/></property></cwiclass>
      </cwiclasses></jsnamespace></application>
      """#),
    file(
      "broken.xml",
      "<application cwixmlversion='1'><cwiclass jsname=\"a\"><classmapping platform=\"iphone\" widgetclass=\"Lamp\" widgetclass='B'><property name=></cwiclass><![CDATA[</application>"
    ),
    file(
      "entity.xml",
      "<!DOCTYPE application [<!ENTITY a \"b\">]>\n<application cwixmlversion=\"&a;\"><cwiclass jsname=\"&a;\"/></application>"
    ),
  ]

  private static func file(_ name: String, _ text: String) -> FuzzInput.File {
    FuzzInput.File("native/\(name)", Array(text.utf8))
  }
}

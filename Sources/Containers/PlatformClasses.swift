import NativeSource

/// Classes of the platforms' own SDKs. A chain of superclasses that leads to one of them is known to its end: none of
/// them inherits from the vendor's base class.
enum PlatformClasses {
  static func contains(_ name: String, on platform: NativePlatform) -> Bool {
    platform == .ios ? apple.contains(lastComponent(name)) : android.contains { name.hasPrefix($0) }
  }

  /// Source: Apple's documentation of Foundation, UIKit, WebKit, MapKit, AVFoundation and AVKit.
  private static let apple: Set<String> = [
    "NSObject", "NSProxy", "UIResponder", "UIView", "UIControl", "UIButton", "UILabel", "UIImageView",
    "UITextField",
    "UITextView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "UIPickerView", "UIProgressView", "UIActivityIndicatorView", "UIScrollView", "UITableView",
    "UITableViewCell",
    "UICollectionView", "UICollectionViewCell", "UICollectionReusableView", "UIStackView", "UISearchBar",
    "UINavigationBar", "UIToolbar", "UITabBar", "UIWindow", "UIVisualEffectView", "UIWebView",
    "UIViewController",
    "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UIApplication", "UIGestureRecognizer", "UIDocument", "CALayer", "CAShapeLayer",
    "CAGradientLayer", "WKWebView", "MKMapView", "MKAnnotationView", "MTKView", "GLKView", "SKView",
    "SCNView",
    "ARSCNView", "AVPlayerViewController", "AVPlayer", "NSOperation", "Operation", "NSThread", "Thread",
    "NSCache",
    "NSFormatter", "Formatter", "NSValue", "NSNumber", "NSString", "NSDictionary", "NSArray",
    "NSManagedObject",
  ]

  /// Source: the packages of the Android SDK, AndroidX, the Java and the Kotlin standard library.
  private static let android = [
    "android.", "androidx.", "java.", "javax.", "kotlin.", "kotlinx.", "com.google.android.material.",
    "android.support.",
  ]

  /// Source: `java.lang`; its classes are inherited without an import.
  static let javaLang: Set<String> = [
    "Object", "Thread", "Exception", "RuntimeException", "Error", "Number", "Any",
  ]
}

/// What every React Native view has without saying so.
///
/// Written by `write-tables.py`; sources: github.com/facebook/react-native at
/// 3766e58b9aa50021bff508e215dcc18efb921435, github.com/theos/sdks (iOS 16.5) at 4af4cb1d02b6b8c6046db70851f70ca186b8bd73.
package enum InheritedNames {
  /// Props that every view has: the props of `ViewProps`, of accessibility, of styles, of the base view configurations
  /// of both platforms, and of the view managers that all others extend.
  package static let props = words(
    """
    accessibilityActions accessibilityCollection accessibilityCollectionItem accessibilityElementsHidden \
    accessibilityHint accessibilityIgnoresInvertColors accessibilityLabel accessibilityLabelledBy \
    accessibilityLanguage accessibilityLargeContentTitle accessibilityLiveRegion \
    accessibilityRespondsToUserInteraction accessibilityRole accessibilityShowsLargeContentViewer \
    accessibilityState accessibilityValue accessibilityViewIsModal accessible alignContent alignItems \
    alignSelf aria-busy aria-checked aria-disabled aria-expanded aria-hidden aria-label aria-selected \
    aria-valuemax aria-valuemin aria-valuenow aria-valuetext aspectRatio backfaceVisibility backgroundColor \
    borderBlockColor borderBlockEndColor borderBlockEndWidth borderBlockStartColor borderBlockStartWidth \
    borderBlockWidth borderBottomColor borderBottomEndRadius borderBottomLeftRadius borderBottomRightRadius \
    borderBottomStartRadius borderBottomWidth borderColor borderCurve borderEndColor borderEndEndRadius \
    borderEndStartRadius borderEndWidth borderLeftColor borderLeftWidth borderRadius borderRightColor \
    borderRightWidth borderStartColor borderStartEndRadius borderStartStartRadius borderStartWidth \
    borderStyle borderTopColor borderTopEndRadius borderTopLeftRadius borderTopRightRadius \
    borderTopStartRadius borderTopWidth borderWidth bottom boxShadow boxSizing children collapsable \
    collapsableChildren color columnGap cursor direction display elevation end \
    experimental_accessibilityOrder experimental_backgroundImage filter flex flexBasis flexDirection \
    flexGrow flexShrink flexWrap focusable fontFamily fontSize fontStyle fontVariant fontWeight gap \
    hasTVPreferredFocus height hitSlop id importantForAccessibility includeFontPadding inset insetBlock \
    insetBlockEnd insetBlockStart insetInline insetInlineEnd insetInlineStart isolation justifyContent left \
    letterSpacing lineHeight margin marginBlock marginBlockEnd marginBlockStart marginBottom marginEnd \
    marginHorizontal marginInline marginInlineEnd marginInlineStart marginLeft marginRight marginStart \
    marginTop marginVertical maxHeight maxWidth minHeight minWidth mixBlendMode nativeBackgroundAndroid \
    nativeForegroundAndroid nativeID needsOffscreenAlphaCompositing nextFocusDown nextFocusForward \
    nextFocusLeft nextFocusRight nextFocusUp objectFit onAccessibilityAction onAccessibilityEscape \
    onAccessibilityTap onClick onClickCapture onGestureHandlerEvent onGestureHandlerStateChange \
    onGotPointerCapture onGotPointerCaptureCapture onLayout onLostPointerCapture onLostPointerCaptureCapture \
    onMagicTap onMoveShouldSetResponder onMoveShouldSetResponderCapture onPointerCancel \
    onPointerCancelCapture onPointerDown onPointerDownCapture onPointerEnter onPointerEnterCapture \
    onPointerLeave onPointerLeaveCapture onPointerMove onPointerMoveCapture onPointerOut onPointerOutCapture \
    onPointerOver onPointerOverCapture onPointerUp onPointerUpCapture onResponderEnd onResponderGrant \
    onResponderMove onResponderReject onResponderRelease onResponderStart onResponderTerminate \
    onResponderTerminationRequest onShouldBlockNativeResponder onStartShouldSetResponder \
    onStartShouldSetResponderCapture onTouchCancel onTouchCancelCapture onTouchEnd onTouchEndCapture \
    onTouchMove onTouchMoveCapture onTouchStart onTouchStartCapture opacity outlineColor outlineOffset \
    outlineStyle outlineWidth overflow overlayColor padding paddingBlock paddingBlockEnd paddingBlockStart \
    paddingBottom paddingEnd paddingHorizontal paddingInline paddingInlineEnd paddingInlineStart paddingLeft \
    paddingRight paddingStart paddingTop paddingVertical pointerEvents position removeClippedSubviews \
    renderToHardwareTextureAndroid resizeMode right role rotation rowGap scaleX scaleY screenReaderFocusable \
    shadowColor shadowOffset shadowOpacity shadowRadius shouldRasterizeIOS start style testID textAlign \
    textAlignVertical textDecorationColor textDecorationLine textDecorationStyle textShadowColor \
    textShadowOffset textShadowRadius textTransform tintColor top transform transformOrigin translateX \
    translateY userSelect verticalAlign width writingDirection zIndex
    """)

  /// Events that every view has, as props.
  package static let events = words(
    """
    onAccessibilityAction onAccessibilityEscape onAccessibilityTap onBlur onBlurCapture onChange \
    onChangeCapture onClick onClickCapture onContentSizeChange onEndEditing onEndEditingCapture onFocus \
    onFocusCapture onGestureHandlerEvent onGestureHandlerStateChange onGotPointerCapture \
    onGotPointerCaptureCapture onKeyPress onKeyPressCapture onLayout onLoadingError onLoadingFinish \
    onLoadingStart onLostPointerCapture onLostPointerCaptureCapture onMagicTap onMessage \
    onMomentumScrollBegin onMomentumScrollEnd onPointerCancel onPointerCancelCapture onPointerDown \
    onPointerDownCapture onPointerEnter onPointerEnterCapture onPointerLeave onPointerLeaveCapture \
    onPointerMove onPointerMoveCapture onPointerOut onPointerOutCapture onPointerOver onPointerOverCapture \
    onPointerUp onPointerUpCapture onPress onPressCapture onScroll onScrollBeginDrag onScrollEndDrag \
    onSelect onSelectCapture onSelectionChange onSubmitEditing onSubmitEditingCapture onTouchCancel \
    onTouchCancelCapture onTouchEnd onTouchEndCapture onTouchMove onTouchMoveCapture onTouchStart \
    onTouchStartCapture
    """)

  /// Properties of `UIView`, of its superclasses, and those that React Native adds to it.
  package static let uiViewProperties = words(
    """
    accessibilityActions accessibilityActivationPoint accessibilityAttributedHint \
    accessibilityAttributedLabel accessibilityAttributedUserInputLabels accessibilityAttributedValue \
    accessibilityContainerType accessibilityCustomActions accessibilityDragSourceDescriptors \
    accessibilityDropPointDescriptors accessibilityElements accessibilityElementsHidden accessibilityFrame \
    accessibilityHeaderElements accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors \
    accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityPath \
    accessibilityRespondsToUserInteraction accessibilityRole accessibilityRoleTraits accessibilityState \
    accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue \
    accessibilityValueInternal accessibilityViewIsModal alignmentRectInsets alpha anchorPoint \
    appliedContentSizeCategoryLimitsDescription areAnimationsEnabled autoresizesSubviews autoresizingMask \
    backgroundColor bottomAnchor bounds canBecomeFirstResponder canBecomeFocused canResignFirstResponder \
    center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds constraints contentMode \
    contentScaleFactor contentStretch coordinateSpace directionalLayoutMargins \
    editingInteractionConfiguration effectiveUserInterfaceLayoutDirection exclusiveTouch firstBaselineAnchor \
    focusEffect focusGroupIdentifier focusGroupPriority focusItemContainer focused frame gestureRecognizers \
    hasAmbiguousLayout heightAnchor hidden inheritedAnimationDuration inputAccessoryView \
    inputAccessoryViewController inputAssistantItem inputView inputViewController \
    insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isAccessibilityElement \
    isExclusiveTouch isFirstResponder isFocused isHidden isMultipleTouchEnabled isOpaque \
    isTransparentFocusItem isUserInteractionEnabled keyCommands keyboardLayoutGuide largeContentImage \
    largeContentImageInsets largeContentTitle lastBaselineAnchor layer layerClass layoutGuides layoutMargins \
    layoutMarginsGuide leadingAnchor leftAnchor maskView maximumContentSizeCategory \
    minimumContentSizeCategory motionEffects multipleTouchEnabled nativeID nextResponder opaque \
    overrideUserInterfaceStyle parentFocusEnvironment pasteConfiguration preferredFocusEnvironments \
    preferredFocusedView preservesSuperviewLayoutMargins reactAccessibilityElement reactBorderInsets \
    reactCompoundInsets reactContentFrame reactDisplay reactLayoutDirection reactPaddingInsets \
    reactTransform reactTransformOrigin reactZIndex readableContentGuide requiresConstraintBasedLayout \
    restorationIdentifier rightAnchor role roleTraits safeAreaInsets safeAreaLayoutGuide \
    scalesLargeContentImage semanticContentAttribute shouldAccessibilityIgnoresInvertColors \
    shouldGroupAccessibilityChildren showsLargeContentViewer subviews superview tag \
    textInputContextIdentifier textInputMode tintAdjustmentMode tintColor topAnchor trailingAnchor \
    traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints undoManager userActivity \
    userInteractionEnabled viewForFirstBaselineLayout viewForLastBaselineLayout widthAnchor window
    """)

  /// Modules of Apple's systems.
  package static let appleModules = words(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts \
    ActivityKit AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AlarmKit AppClip AppIntents \
    AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices \
    AutomatedDeviceEnrollment AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks \
    BrowserEngineKit BrowserKit Builtin BusinessChat CFNetwork CallKit CarKey CarPlay Charts Cinematic \
    ClassKit ClockKit CloudKit Cocoa ColorSync Combine CommonCrypto Contacts ContactsUI CoreAudio \
    CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHID CoreHaptics \
    CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices \
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CreateMLComponents CryptoKit \
    CryptoTokenKit Cxx Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck \
    DeviceDiscoveryExtension Dispatch Distributed DockKit DriverKit EnergyKit EventKit EventKitUI \
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider \
    FileProviderUI FinanceKit Foundation FoundationModels GLKit GSS GameController GameKit GameSave \
    GameplayKit Glibc GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup \
    IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore \
    JournalingSuggestions LinkPresentation LiveCommunicationKit LocalAuthentication \
    LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute MachO ManagedSettings ManagedSettingsUI \
    MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension MediaPlayer MediaSetup \
    MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit \
    NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog \
    ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE PassKit PencilKit PermissionKit Photos PhotosUI \
    ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityFoundation \
    RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SQLite3 SafariServices SafetyKit SceneKit \
    ScreenTime SecureElementCredential Security SensitiveContentAnalysis SensorKit SharedWithYou \
    SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech SpriteKit StoreKit Swift SwiftData \
    SwiftUI Symbols Synchronization SystemConfiguration TabularData TelephonyMessagingKit Testing \
    ThreadNetwork TipKit Translation TranslationUIProvider Twitter UIKit UniformTypeIdentifiers \
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit \
    WatchConnectivity WatchKit WeatherKit WebKit WiFiAware WidgetKit WorkoutKit XCTest _AVKit_SwiftUI \
    _AppIntents_SwiftUI _AppIntents_UIKit _AuthenticationServices_SwiftUI _Concurrency _CoreData_CloudKit \
    _CoreLocationUI_SwiftUI _DeviceActivity_SwiftUI _GroupActivities_UIKit _HomeKit_SwiftUI _MapKit_SwiftUI \
    _MusicKit_SwiftUI _PassKit_SwiftUI _PhotosUI_SwiftUI _QuickLook_SwiftUI _SceneKit_SwiftUI \
    _SpriteKit_SwiftUI _StoreKit_SwiftUI _StringProcessing iAd libxml2 os simd zlib
    """)

  /// Further properties of `RCTView`.
  package static let rctViewProperties = words(
    """
    borderBlockColor borderBlockEndColor borderBlockEndWidth borderBlockStartColor borderBlockStartWidth \
    borderBlockWidth borderBottomColor borderBottomEndRadius borderBottomLeftRadius borderBottomRightRadius \
    borderBottomStartRadius borderBottomWidth borderColor borderCurve borderEndColor borderEndEndRadius \
    borderEndStartRadius borderEndWidth borderLeftColor borderLeftWidth borderRadius borderRightColor \
    borderRightWidth borderStartColor borderStartEndRadius borderStartStartRadius borderStartWidth \
    borderStyle borderTopColor borderTopEndRadius borderTopLeftRadius borderTopRightRadius \
    borderTopStartRadius borderTopWidth borderWidth cursor hitTestEdgeInsets onAccessibilityAction \
    onAccessibilityEscape onAccessibilityTap onClick onGotPointerCapture onLostPointerCapture onMagicTap \
    onPointerCancel onPointerDown onPointerEnter onPointerLeave onPointerMove onPointerOut onPointerOver \
    onPointerUp pointerEvents removeClippedSubviews
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

extension LibraryMistakes {
  /// Mistakes in the sources of a library for Android.
  static let android: [Mistake] = [
    Mistake(
      "android/src/main/java/com/acme/mixer/MixEvents.kt",
      "class SlideEvent(surface: Int, view: Int, private val low: Double, private val high: Double) :\n  Event<SlideEvent>(surface, view) {\n  override fun getEventName() = NAME",
      #"class SlideEvent(surface: Int, view: Int, private val low: Double, private val high: Double) :\#n  Event<SlideEvent>(surface, view) {\#n  override fun getEventName() = "topSlid""#,
      finds: "unregistered-event-name", at: "topSlid"),
    Mistake(
      "android/src/main/java/com/acme/mixer/PeakingEvent.java", "return NAME", #"return "topPeeking""#,
      finds: "unregistered-event-name", at: "topPeeking"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixFaderManager.kt", #""low")"#, #""lowest")"#,
      finds: "unknown-view-prop", at: "lowest"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixFaderManager.kt", #"name = "notches""#, #"name = "notchs""#,
      finds: "misspelled-view-prop", at: "notchs"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixFaderManager.kt", #"name = "caption""#, #"name = "captoin""#,
      finds: "misspelled-view-prop", at: "captoin"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixFaderManager.kt", #"MixFader"\#n"#, #"MixFadr"\#n"#,
      finds: "unregistered-native-component", at: "MixFadr"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixFaderManager.kt", #""registrationName" to "onSlide""#,
      #""registrationName" to "onSlides""#, finds: "misspelled-view-prop", at: "onSlides"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixFaderManager.kt", #""registrationName" to "onSlide""#,
      #""registrationName" to "slide""#, finds: "misnamed-event-prop", at: "slide"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", #"String NAME = "MixMeter""#,
      #"String NAME = "MixMetre""#, finds: "unregistered-native-component", at: "MixMetre"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", #""clearPeak""#, #""clearPeek""#,
      finds: "missing-view-command", at: "clearPeak", in: "src/MixMeterNativeComponent.ts"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java",
      "      case COMMAND_CLEAR_PEAK:\n        view.clearPeak(args.getInt(0));\n        break;\n", "",
      finds: "missing-view-command", at: "clearPeak", in: "src/MixMeterNativeComponent.ts"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", "args.getInt(0)", "args.getString(0)",
      finds: "mismatched-command-type", at: "getString"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", #"name = "level""#, #"name = "levle""#,
      finds: "misspelled-view-prop", at: "levle"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", #"name = "channels""#,
      #"name = "channelCount""#, finds: "unknown-view-prop", at: "channelCount"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", "view, double level", "view, int level",
      finds: "mismatched-prop-type", at: "int"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", "view, int channels",
      "view, String channels", finds: "mismatched-prop-type", at: "String"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", #""registrationName", "onPeaking""#,
      #""registrationName", "onPeeking""#, finds: "misspelled-view-prop", at: "onPeeking"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixMeterManager.java", "    return new MixMeterView(context);",
      "    if (meter == null) {\n      meter = new MixMeterView(context);\n    }\n    return meter;\n  }\n\n  private MixMeterView meter;\n  {",
      finds: "cached-manager-view", at: "meter"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixDialManager.kt", #""MixDial""#, #""MixDail""#,
      finds: "unregistered-native-component", at: "MixDail"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixDialManager.kt",
      "    val dial = MixDialView(context)\n    dial.isFocusable = true\n    return dial\n  }",
      "    dial = dial ?: MixDialView(context)\n    return dial!!\n  }\n\n  private var dial: MixDialView? = null",
      finds: "cached-manager-view", at: "dial"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixDialManager.kt", #""registrationName" to "onTurn""#,
      #""phasedRegistrationNames" to "onTurn""#, finds: "misshaped-event-map", at: "phasedRegistrationNames"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixDialManager.kt", #""registrationName" to "onTurn""#,
      #""registrationName" to "turn""#, finds: "misnamed-event-prop", at: "turn"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixPackage.kt", ", MixMeterManager()", "",
      finds: "unregistered-view-manager", at: "MixMeterManager",
      in: "android/src/main/java/com/acme/mixer/MixMeterManager.java"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixPackage.kt", "MixFaderManager(), ", "",
      finds: "unregistered-view-manager", at: "MixFaderManager",
      in: "android/src/main/java/com/acme/mixer/MixFaderManager.kt"),
    Mistake(
      "android/src/main/java/com/acme/mixer/MixPackage.kt", ", MixDialManager()", "",
      finds: "unregistered-view-manager", at: "MixDialManager",
      in: "android/src/main/java/com/acme/mixer/MixDialManager.kt"),
  ]
}

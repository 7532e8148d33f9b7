"""Writes the tables of what every React Native view has, from the sources of React Native and the headers of UIKit.

    python3 write-tables.py REACT_NATIVE COMMIT HEADERS COMMIT > InheritedNames.swift

REACT_NATIVE is a clone of github.com/facebook/react-native (or of a repository with its history), HEADERS one of
github.com/theos/sdks. The commits of the tables at hand are in the file itself.
"""

import re
import subprocess
import sys

FRAMEWORKS = "iPhoneOS16.5.sdk/System/Library/Frameworks/"
# Modules that are not frameworks, and frameworks that came after that SDK.
OTHER_MODULES = """
AppKit Builtin Cocoa CommonCrypto Cxx Darwin Dispatch Distributed Glibc MachO Matter ObjectiveC Observation RegexBuilder SQLite3 Swift
Synchronization Testing XCTest _Concurrency _StringProcessing libxml2 os simd zlib
AdAttributionKit AccessorySetupKit AlarmKit BrowserEngineKit BrowserKit Cinematic CoreHID DockKit EnergyKit FinanceKit
FoundationModels GameSave ImagePlayground JournalingSuggestions LiveCommunicationKit LockedCameraCapture MarketplaceKit
MediaExtension PermissionKit RealityFoundation RelevanceKit SecureElementCredential SensitiveContentAnalysis Spatial SwiftData
Symbols TelephonyMessagingKit TipKit Translation TranslationUIProvider VisionKit WatchKit WiFiAware WorkoutKit
""".split()
HEADERS = "iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/"
VIEWS = "packages/react-native/React/Views/"
LIBRARIES = "packages/react-native/Libraries/"
# What `UIView` is, extends and adopts.
OWNERS = {"UIView", "UIResponder", "NSObject", "UITraitEnvironment", "UIFocusEnvironment", "UIFocusItem", "UIFocusItemContainer",
          "UIAccessibilityIdentification", "UILargeContentViewerItem", "UICoordinateSpace", "UIDynamicItem",
          "UIPasteConfigurationSupporting", "UIUserActivityRestoring"}
ANDROID = "packages/react-native/ReactAndroid/src/main/java/com/facebook/react/"


class Repository:
    def __init__(self, path, commit):
        self.path, self.commit = path, commit

    def names(self, folder):
        command = ["git", "-C", self.path, "ls-tree", "--name-only", self.commit, folder]
        listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        return [name.removeprefix(folder) for name in listed]

    def read(self, file):
        command = ["git", "-C", self.path, "show", f"{self.commit}:{file}"]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


def members(text):
    """Names before a colon at the start of a line: of types and of object literals."""
    return re.findall(r"^\s*\+?['\"]?([A-Za-z_][\w-]*)['\"]?\??\s*:", without_comments(text), flags=re.M)


def props(text):
    """The members of the types whose names end in `Props`, without those of types inside them."""
    found = []
    for body in re.findall(r"^(?:export )?type \w*Props = (.*?)^(?:export|type|\Z)", without_comments(text) + "\nexport", flags=re.S | re.M):
        depth = 0
        for line in body.split("\n"):
            if depth <= 1:
                found += members(line)
            depth += line.count("{") - line.count("}")
    return found


def properties(text, owners=None):
    """Names of the Objective-C properties of these classes and protocols, of all without `owners`."""
    found = []
    for part in re.split(r"^[^\n]*(?=@(?:interface|protocol) \w)", without_comments(text), flags=re.M):
        owner = re.match(r"@(?:interface|protocol) (\w+)", part)
        if not owner or owners and owner[1] not in owners:
            continue
        found += re.findall(r"@property[^;]*?(\w+)\s*(?:(?:API|NS|UIKIT|UI|__)_?\w*(?:\([^;]*\))?\s*)*;", part)
        found += re.findall(r"@property\s*\([^)]*getter\s*=\s*(\w+)", part)
    return found


def react_props(text):
    props = re.findall(r"@ReactProp(?:Group)?\s*\((.*?)\)", text, flags=re.S)
    return [name for prop in props for name in re.findall(r"\"(\w+)\"", prop)]


def android_names(constants, text):
    """The names that `ViewProps.NAME` means in annotations."""
    used = [name for prop in re.findall(r"@ReactProp(?:Group)?\s*\((.*?)\)", text, flags=re.S)
            for name in re.findall(r"ViewProps\.(\w+)", prop)]
    return [constants[name] for name in used if name in constants]


def main():
    react, sdk = Repository(*sys.argv[1:3]), Repository(*sys.argv[3:5])
    ios = react.read(LIBRARIES + "NativeComponent/BaseViewConfig.ios.js")
    android = react.read(LIBRARIES + "NativeComponent/BaseViewConfig.android.js")
    manager = react.read(VIEWS + "RCTViewManager.m")
    constants = dict(re.findall(r"const val (\w+)(?::\s*String)?\s*=\s*\"(\w+)\"",
                                react.read(ANDROID + "uimanager/ViewProps.kt")))
    inherited = set(members(react.read(LIBRARIES + "Components/View/ReactNativeStyleAttributes.js")))
    for file in ["View/ViewPropTypes.js", "View/ViewAccessibility.js"]:
        inherited.update(props(react.read(LIBRARIES + "Components/" + file)))
    for config in [ios, android]:
        inherited.update(members(config))
    inherited.update(re.findall(r"^RCT_(?:EXPORT|REMAP|CUSTOM)_(?:VIEW|SHADOW)_PROPERTY\(\s*(\w+)", manager, flags=re.M))
    for file in ["uimanager/BaseViewManager.java", "uimanager/LayoutShadowNode.java", "views/view/ReactViewManager.kt"]:
        text = react.read(ANDROID + file)
        inherited.update(react_props(text))
        inherited.update(android_names(constants, text))

    events = set()
    for config in [ios, android]:
        events.update(re.findall(r"'(on[A-Z]\w*)'", config))
    events.update(re.findall(r"\"(on[A-Z]\w*)\"", react.read(ANDROID + "uimanager/UIManagerModuleConstants.kt")))

    view = set(properties(react.read(VIEWS + "UIView+React.h")))
    for header in ["UIView.h", "UIResponder.h", "UIAccessibility.h", "UIAccessibilityIdentification.h",
                   "UITraitCollection.h", "UIFocus.h", "UILargeContentViewer.h", "UIUserActivity.h",
                   "UIAccessibilityContainer.h", "UIAccessibilityAdditions.h", "UIInteraction.h", "UIPasteConfigurationSupporting.h"]:
        view.update(properties(sdk.read(HEADERS + header), OWNERS))
    rct = set(properties(react.read(VIEWS + "RCTView.h")))

    tables = [
        ("props", "Props that every view has: the props of `ViewProps`, of accessibility, of styles, of the base view configurations of\n"
         "  /// both platforms, and of the view managers that all others extend.",
         {name for name in inherited if name[0].islower()} - {"bubbled", "captured", "phasedRegistrationNames", "registrationName", "diff", "process", "default",
                  "skipBubbling", "validAttributes", "directEventTypes", "bubblingEventTypes"}
         - {name for name in inherited if name.startswith("top") and name != "top"}),
        ("events", "Events that every view has, as props.", events),
        ("uiViewProperties", "Properties of `UIView`, of its superclasses, and those that React Native adds to it.", view),
        ("appleModules", "Modules of Apple's systems.", {name.removesuffix(".framework") for name in sdk.names(FRAMEWORKS)}
         | set(OTHER_MODULES)),
        ("rctViewProperties", "Further properties of `RCTView`.", rct - view),
    ]
    print("/// What every React Native view has without saying so.")
    print("///")
    print("/// Written by `write-tables.py`; sources: github.com/facebook/react-native at")
    print(f"/// {react.commit}, github.com/theos/sdks (iOS 16.5) at {sdk.commit}.")
    print("package enum InheritedNames {")
    for index, (name, comment, names) in enumerate(tables):
        print(f"  /// {comment}" if index == 0 else f"\n  /// {comment}")
        print(f"  package static let {name} = words(\n    \"\"\"")
        line = "   "
        for word in sorted(names):
            if len(line) + 1 + len(word) > 108:
                print(line + " \\")
                line = "   "
            line += " " + word
        print(line + "\n    \"\"\")")
    print("\n  private static func words(_ text: String) -> Set<String> {")
    print("    Set(text.split(separator: \" \").map(String.init))\n  }\n}")


main()

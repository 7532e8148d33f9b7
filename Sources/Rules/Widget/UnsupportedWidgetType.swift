import Containers
import Diagnostics
import Linting
import NativeSource

/// A type that the platform does not know.
package var unsupportedWidgetType: Rule {
  Rule(
    id: "unsupported-widget-type",
    summary: .init(
      en: "an unsupported property type on iOS",
      zh: "属性在 iOS 上使用了平台不识别的类型"),
    category: .widget,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform's binding generator silently omits such a property from the model. The source is a \
        generator of Kony of 2024.
        """,
      zh: "平台的绑定生成器不会把这样的属性放入模型，也没有任何提示。此结论来自 2024 年的 Kony 生成器。"),
    examples: [
      .wrong(
        [
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass=""/></classmappings>
          <widgetproperties><property name="a"><mappings><mapping platform="iphone" type="⟦CGFloat⟧"/><mapping platform="ipad" \
          type="⟦String⟧"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """
        ], message: #"the platform does not know the type "CGFloat""#,
        #"the platform does not know the type "String""#),
      .right([
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass=""/></classmappings>
        <widgetproperties><property name="pint" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="int"/></mappings></property><property name="plong" type="String" programmable="false"><mappings><mapping \
        platform="iphone" type="long"/></mappings></property><property name="pfloat" type="String" \
        programmable="false"><mappings><mapping platform="iphone" type="float"/></mappings></property><property \
        name="pdouble" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="double"/></mappings></property><property name="pBOOL" type="String" programmable="false"><mappings><mapping \
        platform="iphone" type="BOOL"/></mappings></property><property name="pNSNumber" type="String" \
        programmable="false"><mappings><mapping platform="iphone" type="NSNumber"/></mappings></property><property \
        name="pNSString" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="NSString"/></mappings></property><property name="pNSArray" type="String" \
        programmable="false"><mappings><mapping platform="iphone" type="NSArray"/></mappings></property><property \
        name="pNSDictionary" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="NSDictionary"/></mappings></property><property name="pCallback" type="String" \
        programmable="false"><mappings><mapping platform="iphone" type="Callback"/></mappings></property><property \
        name="pid" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="id"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
        """
      ]),
    ],
    checks: [.host(checkUnsupportedWidgetType)])
}

private func checkUnsupportedWidgetType(_ context: HostContext) {
  for type in context.mappedWidgets.flatMap(\.properties).flatMap(\.mappings)
  where !VoltMX.propertyTypes.contains(type.name.text) {
    context.report(type.name.place, unknownType(type.name.text))
  }
}

private func unknownType(_ name: String) -> Message {
  let types = LocalizedText(
    en: sentenceList(VoltMX.propertyTypes).english, zh: VoltMX.propertyTypes.joined(separator: "、"))
  return Message(
    en: "the platform does not know the type \"\(name)\"", zh: "平台不识别类型“\(name)”",
    help: .init(en: "write one of \(types.english)", zh: "改为以下类型之一：\(types.chinese)"))
}

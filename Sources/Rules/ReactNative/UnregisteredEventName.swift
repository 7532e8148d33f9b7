import Diagnostics
import Linting
import ReactNative

/// An event of Android that nothing registers.
package var unregisteredEventName: Rule {
  Rule(
    id: "unregistered-event-name",
    summary: .init(
      en: "an Android event that neither a spec nor a manager registers",
      zh: "Android 上的事件既没有在 spec 文件中、也没有由管理器注册"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        React Native sends an event to the prop that a spec or the constants of a view manager register \
        for it. For an unregistered event it stops with "Unsupported top level event type ... dispatched".
        """,
      zh:
        """
        React Native 把事件交给所注册的属性，注册由 spec 文件或视图管理器的常量完成。没有注册的事件会使应用中止，报错 "Unsupported top level event type \
        ... dispatched"。
        """),
    examples: [
      .wrong(
        [
          "android/E.kt":
            #"class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = "⟦topSpon⟧" }"#,
          "android/AcmeDialManager.kt": """
          class AcmeDialManager : SimpleViewManager<Dial>() {
            override fun getName() = "AcmeDial"
            override fun createViewInstance(c: ThemedReactContext) = Dial(c)
            
          }
          """,
          "android/AcmePackage.kt": """
          class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
          """,
          "src/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps { onSpun?: CT.DirectEventHandler<null> }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"event "topSpon" is not registered"#),
      .right([
        "android/E.kt":
          #"class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = "topSpun" }"#,
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          
        }
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { onSpun?: CT.DirectEventHandler<null> }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnregisteredEventName)])
}

private func checkUnregisteredEventName(_ context: PackageContext) {
  let library = context.library
  guard !library.androidManagers.isEmpty, !library.androidManagers.contains(where: Library.isDerived),
    library.specs.allSatisfy(\.isComplete)
  else { return }
  let maps = library.android.flatMap(\.classes).flatMap { type in type.eventMaps.map { (type, $0) } }
  if maps.contains(where: \.1.isIncomplete) { return }
  var known = Set(library.specs.flatMap(\.events).map(\.name.text))
  for (type, map) in maps {
    for value in map.values {
      // The value of an unknown name may be the event.
      guard let text = library.value(of: value, in: type) else { return }
      known.insert(text)
    }
  }
  if known.isEmpty { return }
  let handlers = known.filter { isEventProp($0) }
  for type in library.android.flatMap(\.classes) where type.superclass == "Event" {
    guard let (name, place) = library.event(of: type), name.hasPrefix("top") else { continue }
    let handler = "on" + name.dropFirst(3)
    guard isEventProp(handler), !known.contains(name), !known.contains(handler),
      !InheritedNames.events.contains(handler)
    else { continue }
    let nearest = context.nearestName(to: handler, in: handlers, for: place.path)
    let near = nearest.flatMap { near in library.specs.lazy.compactMap { $0.event(near) }.first?.name }
    context.report(
      place, unregistered(name, nearest),
      related: near.map { [RelatedPlace(en: "the nearest event", zh: "名称最接近的事件", at: $0)] } ?? [])
  }
}

private func unregistered(_ name: String, _ nearest: String?) -> Message {
  Message(
    en: "event \"\(name)\" is not registered", zh: "事件“\(name)”没有注册",
    help: didYouMean(nearest.map { "top" + $0.dropFirst(2) })
      ?? .init(
        en:
          "declare \"on\(name.dropFirst(3))\" in the spec, or add it to the constants of the view manager",
        zh: "在 spec 文件中声明“on\(name.dropFirst(3))”，或在视图管理器的常量中加上该事件"))
}

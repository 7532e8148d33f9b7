import Diagnostics
import Linting
import ReactNative

/// An event of Android that nothing registers.
package let unregisteredEventName = Rule(
  id: "unregistered-event-name",
  summary: "an event of Android that neither a spec nor a manager registers",
  category: .reactNative,
  severity: .warning,
  rationale: """
    React Native gives an event to the prop that it is registered for, by a spec or by the constants of a view manager. For \
    one that is not it stops with "Unsupported top level event type ... dispatched".
    """,
  examples: [
    .wrong(
      [
        .init(
          "android/E.kt",
          "class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = \"⟦topSpon⟧\" }"),
        LibrarySources.kotlin(""), LibrarySources.kotlinPackage,
        LibrarySources.spec("onSpun?: CT.DirectEventHandler<null>"),
        LibrarySources.package,
      ], message: #"nothing registers the event "topSpon""#),
    .wrong(
      [
        .init(
          "android/E.java",
          "class SpunEvent extends Event<SpunEvent> { public String getEventName() { return \"⟦topSpun⟧\"; } }"
        ),
        LibrarySources.java(
          "public Map getExportedCustomDirectEventTypeConstants() { return MapBuilder.of(\"topStop\", MapBuilder.of(\"registrationName\", \"onStop\")); }"
        ),
        LibrarySources.package,
      ], message: #"nothing registers the event "topSpun""#),
    .right([
      .init(
        "android/E.kt",
        "class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = \"topSpun\" }"),
      LibrarySources.kotlin(""), LibrarySources.kotlinPackage,
      LibrarySources.spec("onSpun?: CT.DirectEventHandler<null>"),
      LibrarySources.package,
    ]),
    // In constants, by the name of a constant; one that every view has; a name that is not a literal.
    .right([
      .init(
        "android/E.kt",
        """
        class AEvent : Event<AEvent>() { override fun getEventName() = "topA"
          companion object { const val NAME = "topB" } }
        class BEvent : Event<BEvent>() { override fun getEventName() = "topB" }
        class CEvent : Event<CEvent>() { override fun getEventName() = "topChange" }
        class DEvent : Event<DEvent>() { override fun getEventName() = name }
        """),
      LibrarySources.kotlin(
        "override fun getExportedCustomDirectEventTypeConstants() = mapOf(\"topA\" to mapOf(\"registrationName\" to \"onA\"), AEvent.NAME to mapOf(\"registrationName\" to \"onB\"))"
      ),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // Constants that a function or a loop makes.
    .right([
      .init(
        "android/E.kt",
        "class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = \"topSpun\" }"),
      LibrarySources.kotlin("override fun getExportedCustomDirectEventTypeConstants() = events(\"topA\")"),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // Specs of which not all is known.
    .right([
      .init(
        "android/E.kt",
        "class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = \"topSpun\" }"),
      LibrarySources.kotlin(""), LibrarySources.kotlinPackage,
      LibrarySources.spec("").renamed("src/A.ts", "ViewProps", "DialProps"), LibrarySources.package,
    ]),
    // By the name of the prop alone, after type arguments, by a constant; what Java builds.
    .right([
      .init(
        "android/E.java",
        """
        class AEvent extends Event<AEvent> { public String getEventName() { return "topA"; } }
        class BEvent extends Event<BEvent> { public String getEventName() { return "topB"; } }
        class CEvent extends Event<CEvent> { public String getEventName() { return "topC"; } }
        """),
      LibrarySources.kotlin(
        """
        override fun getExportedCustomDirectEventTypeConstants() = MapBuilder.builder<String, Any>()
          .put("a", MapBuilder.of("registrationName", "onA")).put(bName, MapBuilder.of("registrationName", "onX")).build()
        companion object { const val bName = "topB" }
        """),
      .init(
        "android/C.java",
        "class CManager extends SimpleViewManager<C> { public Map getExportedCustomBubblingEventTypeConstants() {\nMap<String, Object> map = new HashMap<String, Object>();\nmap.put(\"topC\", MapBuilder.of(\"phasedRegistrationNames\", MapBuilder.of(\"bubbled\", \"onC\")));\nreturn map; } }"
      ),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    .right([
      .init(
        "android/E.kt",
        "class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = \"topSpun\" }"),
      LibrarySources.kotlin(
        """
        override fun getExportedCustomDirectEventTypeConstants(): Map<String, Any> {
          val map = mutableMapOf<String, Any>("topA" to mapOf("registrationName" to "onA"))
          for (name in names) map[name] = mapOf("registrationName" to "on$name")
          return map
        }
        """),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    .right([
      .init(
        "android/E.java",
        "class SpunEvent extends Event<SpunEvent> { public String getEventName() { return \"topSpun\"; } }"),
      LibrarySources.java(
        """
        public Map getExportedCustomDirectEventTypeConstants() {
          Map<String, Object> map = MapBuilder.of("topA", MapBuilder.of("registrationName", "onA"));
          while (names.hasNext()) map.put(names.next(), MapBuilder.of("registrationName", "onB"));
          return map;
        }
        """),
      LibrarySources.package,
    ]),
    // Constants that a property has.
    .right([
      .init(
        "android/E.kt",
        "class SpunEvent(id: Int) : Event<SpunEvent>(id) { override fun getEventName() = \"topSpun\" }"),
      LibrarySources.kotlin(
        "override fun getExportedCustomDirectEventTypeConstants() = mapOf(\"topA\" to mapOf(\"registrationName\" to \"onA\")) + events"
      ),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  guard !library.androidManagers.isEmpty, library.specs.allSatisfy(\.isClosed) else { return }
  let maps = library.android.flatMap(\.classes).flatMap { type in type.eventMaps.map { (type, $0) } }
  if maps.contains(where: \.1.isIncomplete) { return }
  var known = Set(library.specs.flatMap(\.events).map(\.name.text))
  for (type, map) in maps {
    for value in map.values {
      // What an unknown name stands for may be the event.
      guard let text = library.value(of: value, in: type) else { return }
      known.insert(text)
    }
  }
  if known.isEmpty { return }
  let handlers = known.filter { isEventProp($0) }
  for type in library.android.flatMap(\.classes) where type.superclass == "Event" {
    guard let event = type.eventName, case .literal(let name) = event.value, name.hasPrefix("top") else {
      continue
    }
    let handler = "on" + name.dropFirst(3)
    guard isEventProp(handler), !known.contains(name), !known.contains(handler),
      !InheritedNames.events.contains(handler)
    else { continue }
    let nearest = nearestName(to: handler, in: handlers)
    let place = nearest.flatMap { near in library.specs.lazy.compactMap { $0.event(near) }.first?.name }
    context.report(
      event.place, .unregistered(name, nearest),
      related: place.map { [RelatedPlace("the nearest event", at: $0)] } ?? [])
  }
}

extension Message {
  fileprivate static func unregistered(_ name: String, _ nearest: String?) -> Message {
    Message(
      "nothing registers the event \"\(name)\"",
      help: didYouMean(nearest.map { "top" + $0.dropFirst(2) })
        ?? "declare \"on\(name.dropFirst(3))\" in the spec, or add it to the constants of the view manager")
  }
}

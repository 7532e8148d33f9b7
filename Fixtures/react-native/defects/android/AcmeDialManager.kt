package com.example.acme

class AcmeDialManager : SimpleViewManager<AcmeDialView>() {
  override fun getName(): String = NAME

  override fun createViewInstance(context: ThemedReactContext): AcmeDialView = AcmeDialView(context)

  @ReactProp(name = "valeu")
  fun setValue(view: AcmeDialView, value: Double) {
    view.value = value
  }

  @ReactProp(name = "step")
  fun setStep(view: AcmeDialView, step: String) {
    view.step = step
  }

  @ReactProp(name = "ringColor", customType = "Color")
  fun setRingColor(view: AcmeDialView, color: Int?) {
    view.ringColor = color
  }

  @ReactProp(name = "mode")
  fun setMode(view: AcmeDialView, mode: String?) {
    view.mode = mode
  }

  override fun getExportedCustomDirectEventTypeConstants(): Map<String, Any> =
    mapOf("topSpun" to mapOf("registrationName" to "onSpin"))

  override fun getExportedCustomBubblingEventTypeConstants(): Map<String, Any> =
    mapOf("topStop" to mapOf("phasedRegistrationNames" to mapOf("bubbled" to "onStop", "captured" to "onStopCapture")))

  override fun receiveCommand(view: AcmeDialView, commandId: String, args: ReadableArray?) {
    when (commandId) {
      "spinTo" -> view.value = args!!.getInt(0)
    }
  }

  companion object {
    const val NAME = "AcmeDial"
  }
}

class AcmeSpunEvent(viewId: Int) : Event<AcmeSpunEvent>(viewId) {
  override fun getEventName() = "topSpon"

  companion object {
    const val NAME = "topSpon"
  }
}

class AcmeDialManager : SimpleViewManager<Dial>() {
  override fun getName() = "AcmeDial"
  override fun createViewInstance(c: ThemedReactContext) = Dial(c)
  @ReactProp(name = "value") fun setValue(v: Dial, value: Double) {}
}

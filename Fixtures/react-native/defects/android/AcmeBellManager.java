package com.example.acme;

public class AcmeBellManager extends SimpleViewManager<AcmeBellView> {
  static final String REACT_CLASS = "AcmeBell";

  @Override
  public String getName() {
    return REACT_CLASS;
  }

  @Override
  protected AcmeBellView createViewInstance(ThemedReactContext context) {
    return new AcmeBellView(context);
  }

  @ReactProp(name = "loud")
  public void setLoud(AcmeBellView view, boolean loud) {
    view.setLoud(loud);
  }
}

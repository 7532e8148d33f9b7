package com.example.demo;

import com.tencent.tmfmini.sdk.annotation.ProxyService;
import com.tencent.tmfmini.sdk.launcher.core.proxy.ExternalElementProxy;

@ProxyService(proxy = ExternalElementProxy.class)
public class DemoElements extends ExternalElementProxy {
  @Override
  public void handleInsertElement(long widgetId, ExternalWidgetContext context, String type, ViewGroup parent, JSONObject params) {
    if ("demo_chart".equals(type)) parent.addView(new DemoChart(parent.getContext()));
  }

  @Override
  public void handleUpdateElement(long widgetId, ExternalWidgetContext context, JSONObject params) {
  }

  @Override
  public void handleOperateElement(long widgetId, ExternalWidgetContext context, JSONObject params) {
    context.callbackSuccess(new JSONObject());
  }

  @Override
  public void handleRemoveElement(long widgetId, ExternalWidgetContext context) {
  }
}

Page({
  data: { rows: [], x: true },
  onReady() {
    my.createMpaasCustomComponentContext('lists');
    my.createMPaaSComponentContext('list');
  },
});

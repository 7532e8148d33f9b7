const page = {
  data: { title: '你好', total: 12, cards: [], state: 'wait', zoom: 3 },
  onShow() {
    this.context = my.createMpaasCustomComponentContext('index-map');
    this.context.postMessage({ actionType: 'refresh', data: {} });
  },
  closePanel() {
    my.switchTab({ url: '/pages/map/map' });
  },
  'openCard': function (event) {},
  regionChange: (event) => {},
};
Page(page);

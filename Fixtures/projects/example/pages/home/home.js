Page({
  data: {
    title: '附近的咖啡店',
    zoom: 14,
    stores: [],
  },
  onLoad() {
    this.map = my.createMpaasCustomComponentContext('map');
  },
  handleRegion(event) {
    this.setData({ region: event.detail });
  },
  openStores(event) {
    my.navigateTo({ url: '/pages/store/store?id=' + event.target.dataset.id });
  },
});

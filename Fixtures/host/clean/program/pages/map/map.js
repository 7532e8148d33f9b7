Page({
  data: { latitude: 31.23, longitude: 121.47, zoom: 12, selected: null },

  onReady() {
    this.map = my.createMpaasCustomComponentContext('depot-map');
  },

  goHome() {
    this.map.postMessage({ actionType: 'moveTo', data: { latitude: 31.23, longitude: 121.47 } });
  },

  regionChanged(region) {
    this.setData({ zoom: region.zoom });
    this.map.postMessage({ actionType: 'reloadMarkers', data: region });
  },

  markerTapped(marker) {
    this.setData({ selected: marker });
  },

  mapTapped() {
    this.setData({ selected: null });
  },

  openReport() {
    my.navigateTo({ url: '/pages/report/report?depot=' + this.data.selected.id });
  },
});

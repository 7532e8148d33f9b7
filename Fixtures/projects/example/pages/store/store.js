Page({
  data: {
    store: {},
  },
  formatDistance(metres) {
    return metres < 1000 ? metres + ' m' : metres / 1000 + ' km';
  },
  handleMarker() {},
});

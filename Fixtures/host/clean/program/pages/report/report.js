Page({
  data: { series: [3, 5, 8], clip: '', month: '' },

  onLoad(query) {
    this.chart = my.createMpaasCustomComponentContext('depot-chart');
    this.depot = query.depot;
  },

  barSelected(bar) {
    this.setData({ month: bar.label, clip: bar.clip });
    this.chart.postMessage({ actionType: 'highlight', data: { index: bar.index } });
  },

  playEnded() {
    this.setData({ clip: '' });
  },
});

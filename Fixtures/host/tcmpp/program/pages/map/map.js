Page({
  onReady() {
    this.map = wx.createExternalElementContext('map')
    this.chart = wx.createExternalElementContext('chart')
  },
  center() {
    this.map.call({ action: 'center', success: () => this.chart.call({ action: 'reset' }) })
  },
  mapChanged(event) {
    console.log(event.detail)
  },
  chartChanged(event) {
    console.log(event.detail)
  },
})

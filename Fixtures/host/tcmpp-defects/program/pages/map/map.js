Page({
  onReady() {
    this.map = wx.createExternalElementContext('map')
    this.chart = wx.createExternalElementContext('chart')
  },
  mapChanged(event) {
    console.log(event.detail)
  },
  scrolled(event) {
    console.log(event.detail)
  },
})

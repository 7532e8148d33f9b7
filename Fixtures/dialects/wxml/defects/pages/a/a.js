Page({
  go() {
    wx.navigateTo({ url: '/pages/nowhere/nowhere' })
    wx.createVideoContext('clip')
  },
})

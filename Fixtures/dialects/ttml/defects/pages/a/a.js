Page({
  go() {
    tt.navigateTo({ url: '/pages/nowhere/nowhere' })
    tt.createVideoContext('clip')
  },
})

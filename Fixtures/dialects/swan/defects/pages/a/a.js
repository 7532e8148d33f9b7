Page({
  go() {
    swan.navigateTo({ url: '/pages/nowhere/nowhere' })
  },
})

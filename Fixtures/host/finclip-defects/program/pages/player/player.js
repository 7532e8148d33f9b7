Page({
  data: { options: '{"url":""}' },
  ready(event) {
    console.log(event.detail)
  },
})

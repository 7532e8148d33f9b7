Component({
  properties: { value: Number },
  methods: {
    choose() {
      this.triggerEvent('starChange')
    },
  },
})

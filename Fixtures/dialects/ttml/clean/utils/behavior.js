module.exports = Behavior({ methods: { rate() {} } })

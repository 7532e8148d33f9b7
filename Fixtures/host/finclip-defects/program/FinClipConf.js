module.exports = { proxy: {} }

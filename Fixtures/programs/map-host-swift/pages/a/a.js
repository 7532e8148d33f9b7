Page({ a() { my.createMpaasCustomComponentContext('map').postMessage({ actionType: 'setColor' }) } })

Page({ go() {} })

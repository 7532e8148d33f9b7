Component({ properties: { title: String } })

package com.example.demo

import android.content.Context
import android.view.View

class DemoPlainView(context: Context) : View(context)

package com.example.acme

class AcmePackage : ReactPackage {
  override fun createViewManagers(context: ReactApplicationContext): List<ViewManager<*, *>> =
    listOf(AcmeDialManager(), AcmeBellManager())
}

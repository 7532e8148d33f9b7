class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }

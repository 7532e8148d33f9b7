#include "CArguments.h"

#include <stdlib.h>

static int count;
static char *const *values;

// glibc and dyld call constructors with the arguments of `main`; musl calls them with none.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep(int argc, char *const *argv) {
  count = argc;
  values = argv;
}
#endif

int mpcheck_argument_count(void) { return count; }

char *const *mpcheck_arguments(void) { return values; }

#define _GNU_SOURCE
#include "CFolders.h"

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

long mpcheck_getdents64(int descriptor, void *buffer, size_t size) {
  return syscall(SYS_getdents64, descriptor, buffer, size);
}
#endif

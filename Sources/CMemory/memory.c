#define _GNU_SOURCE
#include "CMemory.h"

#include <stdint.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

// What a heap has room for before it grows in small steps. With the thresholds below, a block of this size comes from the end of
// the heap, and stays there when it is freed.
static const size_t room = 4 << 20;
static int wanted;

void mpcheck_prefer_large_pages(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  wanted = 1;
  mpcheck_prepare_heap();
}

void mpcheck_prepare_heap(void) {
  if (!wanted) return;
  char *block = malloc(room);
  if (!block) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)block + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)block + room) & ~(page - 1);
  madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(block);
}
#else
void mpcheck_prefer_large_pages(void) {}

void mpcheck_prepare_heap(void) {}
#endif

// Stands before the C library's allocator and counts. Only glibc offers what is needed for it; elsewhere nothing is
// counted, and the figures say so by a 0.
#include "CAllocations.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// Plain loads and stores of each thread's own, so that counting does not slow down what is measured.
static _Thread_local long count;
static _Thread_local long bytes;

static void *counted(void *memory) {
  if (memory) {
    count++;
    bytes += malloc_usable_size(memory) + sizeof(size_t);
  }
  return memory;
}

static void given_back(void *memory) {
  if (memory) bytes -= malloc_usable_size(memory) + sizeof(size_t);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  given_back(memory);
  return counted(__libc_realloc(memory, size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = counted(__libc_memalign(alignment, size));
  return *memory ? 0 : ENOMEM;
}

void free(void *memory) {
  given_back(memory);
  __libc_free(memory);
}

long allocation_count(void) { return count; }

long allocated_bytes(void) { return bytes; }
#else
long allocation_count(void) { return 0; }

long allocated_bytes(void) { return 0; }
#endif

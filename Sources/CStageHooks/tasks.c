// A task runs later than it is made. To know which call made it, the stage has to be there when it is made.

#define _GNU_SOURCE
#include "CStageHooks.h"

static void (*created)(void *task) = 0;

#ifdef __linux__

#include <dlfcn.h>
#include <stddef.h>

#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L)
#endif

typedef struct {
  void *task;
  void *context;
} task_and_context;

typedef __attribute__((swiftcall)) task_and_context (*task_create)(
    size_t flags, void *options, const void *type, void *entry, void *context);

// The runtime's own function, as declared in swift/Runtime/Concurrency.h.
__attribute__((swiftcall)) task_and_context swift_task_create(
    size_t flags, void *options, const void *type, void *entry, void *context) {
  static task_create real = 0;
  if (!real) real = (task_create)dlsym(RTLD_NEXT, "swift_task_create");
  task_and_context result = real(flags, options, type, entry, context);
  if (created) created(result.task);
  return result;
}

#endif

void atelier_task_install(void (*function)(void *task)) { created = function; }

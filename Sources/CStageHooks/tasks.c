// A task runs later than it is made. To know which call made it, the stage has to be there when it is made; and to
// know what it keeps alive, it remembers the contexts of the closures that tasks are made of until these are freed.

#define _GNU_SOURCE
#include "CStageHooks.h"

static void (*created)(void *task) = 0;

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L)
#endif

typedef struct {
  void *task;
  void *context;
} task_and_context;

typedef __attribute__((swiftcall)) task_and_context (*task_create)(
    size_t flags, void *options, const void *type, void *entry, void *context);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atelier_task_work *works = NULL;
static _Atomic size_t work_count = 0;
static size_t work_room = 0;

// A closure that has captured nothing has no context, and one that has captured a single object has that object.
static _Bool is_context(const void *object) {
  const uintptr_t kind_of_contexts = 0x400;
  return object && **(const uintptr_t *const *)object == kind_of_contexts;
}

static void remember(const void *context, const void *entry) {
  pthread_mutex_lock(&lock);
  if (work_count == work_room) {
    size_t room = work_room ? work_room * 2 : 64;
    atelier_task_work *grown = realloc(works, room * sizeof(atelier_task_work));
    if (grown) {
      works = grown;
      work_room = room;
    }
  }
  if (work_count < work_room) works[work_count++] = (atelier_task_work){context, entry, 0};
  pthread_mutex_unlock(&lock);
}

// The closure is no longer there if the task has ended already.
static void number(const void *context, const void *task) {
  pthread_mutex_lock(&lock);
  for (size_t index = work_count; index-- > 0;) {
    if (works[index].context != context || works[index].task) continue;
    works[index].task = atelier_task_number(task);
    break;
  }
  pthread_mutex_unlock(&lock);
}

void swift_deallocObject(void *object, size_t size, size_t alignment_mask) {
  static void (*real)(void *, size_t, size_t) = 0;
  if (!real) real = (void (*)(void *, size_t, size_t))dlsym(RTLD_NEXT, "swift_deallocObject");
  if (atomic_load_explicit(&work_count, memory_order_relaxed) > 0) {
    pthread_mutex_lock(&lock);
    size_t kept = 0;
    for (size_t index = 0; index < work_count; index++) {
      if (works[index].context != object) works[kept++] = works[index];
    }
    work_count = kept;
    pthread_mutex_unlock(&lock);
  }
  real(object, size, alignment_mask);
}

size_t atelier_task_works(atelier_task_work *result, size_t capacity) {
  pthread_mutex_lock(&lock);
  size_t count = work_count < capacity ? work_count : capacity;
  for (size_t index = 0; index < count; index++) result[index] = works[index];
  pthread_mutex_unlock(&lock);
  return count;
}

// The runtime's own function, as declared in swift/Runtime/Concurrency.h.
__attribute__((swiftcall)) task_and_context swift_task_create(
    size_t flags, void *options, const void *type, void *entry, void *context) {
  static task_create real = 0;
  if (!real) real = (task_create)dlsym(RTLD_NEXT, "swift_task_create");
  // Before the task runs: it may be over, and its context freed, when this returns.
  _Bool is_known = created && is_context(context);
  if (is_known) remember(context, entry);
  task_and_context result = real(flags, options, type, entry, context);
  if (is_known) number(context, result.task);
  if (created) created(result.task);
  return result;
}

#else

size_t atelier_task_works(atelier_task_work *result, size_t capacity) {
  (void)result, (void)capacity;
  return 0;
}

#endif

void atelier_task_install(void (*function)(void *task)) { created = function; }

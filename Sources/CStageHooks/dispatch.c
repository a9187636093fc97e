// The functions of libdispatch through which app code, the Dispatch overlay and Swift's concurrency
// runtime ask for work to be done later or elsewhere. An app that links AtelierKit before libdispatch
// reaches these definitions; they pass everything on, except that delays go to the stage's clock.

#define _GNU_SOURCE
#include "CStageHooks.h"

static atelier_defer deferred = 0;
static atelier_origins origins = {0};

#ifdef __linux__

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L)
#endif

typedef void (*function)(void *);
typedef void (^block)(void);

extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern struct dispatch_queue_s _dispatch_main_q;
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

static _Atomic int64_t in_flight = 0;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: Work on queues

typedef struct {
  void *context;
  function work;
  // The call that submitted it; negative if there is none.
  int64_t origin;
  // Whether the app counts as busy meanwhile: the main queue is checked separately.
  bool is_counted;
} job;

static void run_job(void *context) {
  job told = *(job *)context;
  free(context);
  if (told.origin >= 0) origins.resume(told.origin);
  told.work(told.context);
  if (told.origin >= 0) origins.leave(told.origin);
  if (told.is_counted) atomic_fetch_sub(&in_flight, 1);
}

static void run_block(void *context) {
  ((block)context)();
  _Block_release(context);
}

void dispatch_async_f(void *queue, void *context, function work) {
  static void (*real)(void *, void *, function) = 0;
  if (!real) real = next("dispatch_async_f");
  if (!deferred) return real(queue, context, work);
  bool is_counted = queue != (void *)&_dispatch_main_q;
  int64_t origin = origins.present ? origins.present() : -1;
  if (!is_counted && origin < 0) return real(queue, context, work);
  job *told = malloc(sizeof(job));
  if (!told) return real(queue, context, work);
  *told = (job){context, work, origin, is_counted};
  if (is_counted) atomic_fetch_add(&in_flight, 1);
  real(queue, told, run_job);
}

void dispatch_async(void *queue, block work) {
  static void (*real)(void *, block) = 0;
  if (!real) real = next("dispatch_async");
  if (!deferred) return real(queue, work);
  dispatch_async_f(queue, _Block_copy(work), run_block);
}

// MARK: Delays

static int64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// A dispatch time names its clock in the two topmost bits: 11 the wall clock (negated), 10 the clock
// that goes on while the machine sleeps, 0 the one that does not.
static int64_t delay_until(uint64_t when) {
  int64_t delay = 0;
  switch (when >> 62) {
  case 3: delay = -(int64_t)when - now(CLOCK_REALTIME); break;
  case 2: delay = (int64_t)(when & ~(1ull << 63)) - now(CLOCK_BOOTTIME); break;
  default: delay = when ? (int64_t)when - now(CLOCK_MONOTONIC) : 0;
  }
  // The caller computed `when` a moment ago: whole milliseconds make the delay the same in each run.
  const int64_t millisecond = 1000000;
  return delay <= 0 ? 0 : (delay + millisecond - 1) / millisecond * millisecond;
}

// Of Swift code, only the concurrency runtime calls this, for a task that sleeps.
void dispatch_after_f(uint64_t when, void *queue, void *context, function work) {
  static void (*real)(uint64_t, void *, void *, function) = 0;
  if (!real) real = next("dispatch_after_f");
  if (!deferred) return real(when, queue, context, work);
  if (when == UINT64_MAX) return;
  deferred(delay_until(when), queue, context, work, true);
}

void dispatch_after(uint64_t when, void *queue, block work) {
  static void (*real)(uint64_t, void *, block) = 0;
  if (!real) real = next("dispatch_after");
  if (!deferred) return real(when, queue, work);
  if (when == UINT64_MAX) return;
  deferred(delay_until(when), queue, _Block_copy(work), run_block, false);
}

void atelier_dispatch_submit(void *queue, void *context, function work) { dispatch_async_f(queue, context, work); }

int64_t atelier_dispatch_in_flight(void) { return atomic_load(&in_flight); }

int atelier_dispatch_main_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void atelier_dispatch_drain_main(void) { _dispatch_main_queue_callback_4CF(0); }

#else

#include <dispatch/dispatch.h>

extern void _dispatch_main_queue_callback_4CF(void *);

void atelier_dispatch_submit(void *queue, void *context, void (*work)(void *)) {
  dispatch_async_f((dispatch_queue_t)queue, context, work);
}

int64_t atelier_dispatch_in_flight(void) { return 0; }

int atelier_dispatch_main_descriptor(void) { return -1; }

void atelier_dispatch_drain_main(void) { _dispatch_main_queue_callback_4CF(0); }

#endif

void atelier_dispatch_install(atelier_defer defer) { deferred = defer; }

void atelier_origins_install(atelier_origins told) { origins = told; }

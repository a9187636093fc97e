#ifndef ATELIER_STAGE_HOOKS_H
#define ATELIER_STAGE_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

#include "CStageMetadata.h"
#include "CStageObjects.h"

/// Work that was asked for with a delay: after `nanoseconds`, hand it to `atelier_dispatch_submit`. `is_sleep` says that
/// the running task sleeps until then.
typedef void (*atelier_defer)(
    int64_t nanoseconds, void *queue, void *context, void (*work)(void *), bool is_sleep);

/// From now on delayed work is handed to `defer` instead of waiting in real time, and work on
/// background queues is counted. Before this call, and on systems without symbol interposition,
/// Dispatch works as always.
void atelier_dispatch_install(atelier_defer defer);

/// Submits deferred work to the queue it was meant for.
void atelier_dispatch_submit(void *queue, void *context, void (*work)(void *));

/// How many blocks are waiting or running on background queues.
int64_t atelier_dispatch_in_flight(void);

/// The file descriptor that is readable while the main queue has work.
int atelier_dispatch_main_descriptor(void);

/// Runs what waits on the main queue. Only for the main thread.
void atelier_dispatch_drain_main(void);

/// From now on `created` is called for each task that app code makes, before the task runs.
void atelier_task_install(void (*created)(void *task));

/// Callbacks by which the trace follows work from one call to another: `present` returns the running call, or a
/// negative number; between `resume` and `leave`, calls on this thread count as started by the given one.
typedef struct {
  int64_t (*present)(void);
  void (*resume)(int64_t call);
  void (*leave)(int64_t call);
} atelier_origins;

/// From now on blocks on queues count as started by the call that submitted them.
void atelier_origins_install(atelier_origins origins);

/// The closure that a task runs.
typedef struct {
  const void *context;
  /// Where its code is described: the runtime's pointer to an async function.
  const void *entry;
  /// The task's number, see `atelier_task_number`; 0 while the task is being made.
  uint64_t task;
} atelier_task_work;

/// Copies the closures of the tasks that have not ended, the oldest first, and returns how many were copied.
size_t atelier_task_works(atelier_task_work *result, size_t capacity);

/// Has the runtime's crash reports begin in the app's own code, whatever library the app was in.
void atelier_crash_install(void);

/// From now on each new thread has room to report that its own stack is used up.
void atelier_threads_install(void);

/// From now on, once app code has printed more lines than these, the crash reporter says where.
void atelier_output_watch(int64_t most);

/// Has the system end this process when its parent ends.
void atelier_end_with_parent(void);

/// Has the system make this process the parent of what its children leave behind, so that the shell can find that.
void atelier_take_in_orphans(void);

/// Has standard output pass on each line as soon as it is whole.
void atelier_buffer_output_by_line(void);

/// Writes a message to standard error.
void atelier_complain(const char *message);

#endif

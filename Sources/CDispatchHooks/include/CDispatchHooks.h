#ifndef ATELIER_DISPATCH_HOOKS_H
#define ATELIER_DISPATCH_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// Work that was asked for with a delay: after `nanoseconds`, hand it to `atelier_dispatch_submit`.
typedef void (*atelier_defer)(int64_t nanoseconds, void *queue, void *context, void (*work)(void *));

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

#endif

#ifndef ATELIER_STAGE_METADATA_H
#define ATELIER_STAGE_METADATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Entry points of the Swift runtime that have no Swift interface. None of them runs app code.

/// The metadata of the type that a mangled name stands for, or null if the runtime cannot tell.
/// `context` describes the type whose generic parameters the name may refer to.
const void *atelier_type_in_context(const void *name, size_t length, const void *context, const void *arguments);

/// As above, for a name that refers to the generic parameters of a described environment.
const void *atelier_type_in_environment(
    const void *name, size_t length, const void *environment, const void *arguments);

/// The object of a weak reference, retained, or null once it has been deallocated.
const void *atelier_weak_load(const void *reference);

/// Releases what `atelier_weak_load` has retained.
void atelier_release(const void *object);

/// Whether an object whose memory is still there is being deinitialised.
bool atelier_is_deallocating(const void *object);

/// Three words about the error in a box: where its value is, its type, its conformance. A fourth is scratch space.
void atelier_error_value(const void *box, const void *result[4]);

/// The task that runs now, or null.
const void *atelier_current_task(void);

/// A number for a task that no other task has or will have.
uint64_t atelier_task_number(const void *task);

#endif

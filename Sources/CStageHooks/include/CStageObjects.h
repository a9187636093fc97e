#ifndef ATELIER_STAGE_OBJECTS_H
#define ATELIER_STAGE_OBJECTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An object of one of the app's classes, while it lives.
typedef struct {
  const void *address;
  /// Counts up with every object that is made.
  uint64_t serial;
  /// Counts up with every object of the same class, from 1.
  uint32_t ordinal;
  /// The event during which it was created, as passed to `atelier_objects_begin_event`.
  uint32_t event;
} atelier_object;

/// From now on the living objects of the app's classes are recorded. On systems without symbol interposition nothing
/// is.
void atelier_objects_install(void);

/// What is created from now on counts as created during this event.
void atelier_objects_begin_event(uint32_t number);

/// From now on `made` is called with the serial and the type of each object, on its thread, as soon as it is allocated.
void atelier_objects_tell(void (*made)(uint64_t serial, const void *type));

/// The serial of the object at an address; 0 if none of the app's objects is there.
uint64_t atelier_object_serial(const void *address);

/// How many objects live.
size_t atelier_objects_count(void);

/// Copies the living objects, in no order, and returns how many were copied.
size_t atelier_objects_read(atelier_object *result, size_t capacity);

/// How far from its own addresses the executable was loaded; 0 if unknown.
uintptr_t atelier_app_base(void);

/// The name that a mangled symbol stands for, to be freed by the caller; null if it is not a mangled symbol.
char *atelier_demangle(const char *symbol, size_t length);

#endif

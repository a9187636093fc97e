#include "CStageMetadata.h"
#include "CStageObjects.h"

#define SWIFT __attribute__((swiftcall))

extern SWIFT const void *swift_getTypeByMangledNameInContext(const void *, size_t, const void *, const void *);
extern SWIFT const void *swift_getTypeByMangledNameInEnvironment(const void *, size_t, const void *, const void *);
#if __APPLE__
extern const void *swift_unknownObjectWeakLoadStrong(const void *);
extern void swift_unknownObjectRelease(const void *);
#else
extern const void *swift_weakLoadStrong(const void *);
extern void swift_release(const void *);
#endif
extern bool swift_isDeallocating(const void *);
extern void swift_getErrorValue(const void *, const void **, const void **);
extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);
extern SWIFT const void *swift_task_getCurrent(void);
extern SWIFT uint64_t swift_task_getJobTaskId(const void *);

const void *atelier_type_in_context(const void *name, size_t length, const void *context, const void *arguments) {
  return swift_getTypeByMangledNameInContext(name, length, context, arguments);
}

const void *atelier_type_in_environment(
    const void *name, size_t length, const void *environment, const void *arguments) {
  return swift_getTypeByMangledNameInEnvironment(name, length, environment, arguments);
}

const void *atelier_weak_load(const void *reference) {
#if __APPLE__
  return swift_unknownObjectWeakLoadStrong(reference);
#else
  return swift_weakLoadStrong(reference);
#endif
}

void atelier_release(const void *object) {
#if __APPLE__
  swift_unknownObjectRelease(object);
#else
  swift_release(object);
#endif
}

bool atelier_is_deallocating(const void *object) {
  return swift_isDeallocating(object);
}

void atelier_error_value(const void *box, const void *result[4]) {
  swift_getErrorValue(box, &result[3], result);
}

const void *atelier_current_task(void) {
  return swift_task_getCurrent();
}

uint64_t atelier_task_number(const void *task) {
  return swift_task_getJobTaskId(task);
}

char *atelier_demangle(const char *symbol, size_t length) {
  return swift_demangle(symbol, length, NULL, NULL, 0);
}

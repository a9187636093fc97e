// A thread whose stack is used up can report so only on another stack. The Swift runtime's crash reporter has
// one for the main thread alone; so here each further thread is given one when it is made.

#define _GNU_SOURCE
#include "CStageHooks.h"

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L)
#endif

typedef void *(*routine)(void *);

typedef struct {
  routine start;
  void *argument;
} beginning;

static const size_t stack_size = 1 << 16;
static pthread_key_t stack_key;
static _Bool is_installed = 0;

static void free_stack(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(stack, stack_size);
}

static void give_stack(void) {
  void *memory = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = stack_size};
  sigaltstack(&stack, NULL);
  pthread_setspecific(stack_key, memory);
}

static void *begin(void *context) {
  beginning thread = *(beginning *)context;
  free(context);
  give_stack();
  return thread.start(thread.argument);
}

// An app that links AtelierKit before the C library reaches this definition, as do the libraries that it uses.
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, routine start, void *argument) {
  static int (*real)(pthread_t *, const pthread_attr_t *, routine, void *) = 0;
  if (!real) real = dlsym(RTLD_NEXT, "pthread_create");
  beginning *context = is_installed ? malloc(sizeof(beginning)) : NULL;
  if (!context) return real(thread, attributes, start, argument);
  *context = (beginning){start, argument};
  int status = real(thread, attributes, begin, context);
  if (status != 0) free(context);
  return status;
}

void atelier_threads_install(void) { is_installed = pthread_key_create(&stack_key, free_stack) == 0; }

#else

void atelier_threads_install(void) {}

#endif

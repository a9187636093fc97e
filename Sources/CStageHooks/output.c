// Where an app floods its output, the shell wants to say from which place in its code. Swift prints through
// `fwrite`: here the lines are counted, and the first one too many has the crash reporter tell the place. The
// app goes on.

#define _GNU_SOURCE
#include "CStageHooks.h"

#ifdef __linux__

#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L)
#endif

static _Atomic int64_t left = INT64_MAX;

static int64_t count_lines(const char *bytes, size_t length) {
  int64_t lines = 0;
  const char *end = bytes + length;
  while (bytes < end && (bytes = memchr(bytes, '\n', (size_t)(end - bytes)))) {
    lines++;
    bytes++;
  }
  return lines;
}

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *stream) {
  static size_t (*real)(const void *, size_t, size_t, FILE *) = 0;
  if (!real) real = dlsym(RTLD_NEXT, "fwrite");
  size_t written = real(bytes, size, count, stream);
  if (stream == stdout || stream == stderr) {
    int64_t lines = count_lines(bytes, size * count);
    int64_t before = atomic_fetch_sub(&left, lines);
    if (before >= 0 && before - lines < 0) raise(SIGQUIT);
  }
  return written;
}

void atelier_output_watch(int64_t most) { atomic_store(&left, most); }

#else

void atelier_output_watch(int64_t most) { (void)most; }

#endif

// The Swift runtime's crash reporter walks the stack along frame pointers, which the C library does not
// keep: a report of an app that hangs in `write`, or that called `exit`, would end before it reached the
// app. So each signal that the reporter handles is first taken here, the stack is unwound by its call frame
// information up to the app's own code, and the reporter is told that this is where the signal came.

#define _GNU_SOURCE
#include "CStageHooks.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <ucontext.h>
#include <unwind.h>

typedef struct {
  uintptr_t instruction, stack, frame;
} place;

static const int signals[] = {SIGQUIT, SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE};
static struct sigaction reporters[NSIG];
static uintptr_t app_start, app_end;

// The first object in the list is the executable.
static int note_app(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    app_start = info->dlpi_addr + header->p_vaddr;
    app_end = app_start + header->p_memsz;
  }
  return 1;
}

static _Unwind_Reason_Code find_app(struct _Unwind_Context *context, void *found) {
#if defined(__x86_64__)
  const int frame_register = 6;
#else
  const int frame_register = 29;
#endif
  uintptr_t instruction = _Unwind_GetIP(context);
  if (instruction < app_start || instruction >= app_end) return _URC_NO_REASON;
  *(place *)found = (place){instruction, _Unwind_GetCFA(context), _Unwind_GetGR(context, frame_register)};
  return _URC_END_OF_STACK;
}

static uintptr_t interrupted_instruction(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#else
  return (uintptr_t)context->uc_mcontext.pc;
#endif
}

// The place of the call, where what was called is no code at all. To unwind that, the C library would read it, and
// crash in its turn; but no frame of it has been begun.
static place caller_of_no_code(const ucontext_t *context) {
#if defined(__x86_64__)
  const greg_t *registers = context->uc_mcontext.gregs;
  const uintptr_t *stack = (const uintptr_t *)registers[REG_RSP];
  return (place){*stack, (uintptr_t)(stack + 1), (uintptr_t)registers[REG_RBP]};
#else
  return (place){context->uc_mcontext.regs[30], context->uc_mcontext.sp, context->uc_mcontext.regs[29]};
#endif
}

static void move_to(ucontext_t *context, place found) {
  // A return address points behind the call; the call is what is looked for.
#if defined(__x86_64__)
  context->uc_mcontext.gregs[REG_RIP] = (greg_t)found.instruction - 1;
  context->uc_mcontext.gregs[REG_RSP] = (greg_t)found.stack;
  context->uc_mcontext.gregs[REG_RBP] = (greg_t)found.frame;
#else
  context->uc_mcontext.pc = found.instruction - 1;
  context->uc_mcontext.sp = found.stack;
  context->uc_mcontext.regs[29] = found.frame;
#endif
}

static void listen_to_signals(void);

static void report(int signal, siginfo_t *info, void *context) {
  ucontext_t shown = *(ucontext_t *)context;
  uintptr_t instruction = interrupted_instruction(&shown);
  place found = {0};
  if (info->si_code > 0 && signal == SIGSEGV && instruction == (uintptr_t)info->si_addr) {
    found = caller_of_no_code(&shown);
  } else if (instruction < app_start || instruction >= app_end) {
    _Unwind_Backtrace(find_app, &found);
  }
  if (found.instruction) move_to(&shown, found);
  reporters[signal].sa_sigaction(signal, info, &shown);
  // What caused a trap happens again when this returns, and then ends the process; a signal that was sent does not.
  // The app's end is reported with SIGQUIT, which lets it end as it wants to.
  if (info->si_code <= 0 && signal != SIGQUIT) raise(signal);
  // Once it has reported, the reporter listens no longer; an app that goes on may have more to report.
  if (signal == SIGQUIT) listen_to_signals();
}

static void listen_to_signals(void) {
  for (size_t index = 0; index < sizeof(signals) / sizeof(signals[0]); index++) {
    int signal = signals[index];
    if (!(reporters[signal].sa_flags & SA_SIGINFO)) continue;
    struct sigaction action = reporters[signal];
    action.sa_sigaction = report;
    sigaction(signal, &action, NULL);
  }
}

void atelier_crash_install(void) {
  dl_iterate_phdr(note_app, NULL);
  for (size_t index = 0; index < sizeof(signals) / sizeof(signals[0]); index++) {
    sigaction(signals[index], NULL, &reporters[signals[index]]);
  }
  listen_to_signals();
}

#else

void atelier_crash_install(void) {}

#endif

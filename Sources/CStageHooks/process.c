#include "CStageHooks.h"

#include <stdio.h>

#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>

void atelier_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

void atelier_take_in_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
#else
void atelier_end_with_parent(void) {}

void atelier_take_in_orphans(void) {}
#endif

void atelier_buffer_output_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void atelier_complain(const char *message) { fputs(message, stderr); }

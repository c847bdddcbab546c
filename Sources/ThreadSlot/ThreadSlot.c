#include "ThreadSlot.h"

_Thread_local void *thread_log_slot = 0;
_Thread_local void *thread_tracking_slot = 0;

void thread_set_log(void *log) { thread_log_slot = log; }
void thread_set_tracking(void *log) { thread_tracking_slot = log; }

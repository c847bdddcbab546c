// Two pointers for each thread: its log of reads, and the same log while the
// thread is in a tracking. They are the only part of ObservationCore in C,
// because Swift has no thread-local variables.
#pragma once

extern _Thread_local void *_Nullable thread_log_slot;
extern _Thread_local void *_Nullable thread_tracking_slot;

// The log of this thread; null until it is made.
static inline void *_Nullable thread_log(void) { return thread_log_slot; }

// The log of this thread while it is in a tracking; null otherwise.
static inline void *_Nullable thread_tracking(void) {
  return thread_tracking_slot;
}

void thread_set_log(void *_Nullable log);
void thread_set_tracking(void *_Nullable log);

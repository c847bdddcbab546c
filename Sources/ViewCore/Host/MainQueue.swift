// The place where the tasks of views run, whatever they are waiting for.

import Dispatch

/// Runs the code of tasks on the main queue, even where that code would
/// otherwise run on the thread pool.
///
/// A continuation first resumes its task on the pool, even if the code after it
/// belongs to the main actor. If two tasks are resumed, it then depends on two
/// threads which of them goes on first. On the main queue, it's always the task
/// that was resumed first, so that a program prints the same output each time
/// you run it.
public final class MainQueue: TaskExecutor {
  public static let shared = MainQueue()

  private init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

// The place where tasks of views run, whatever they wait for.

import Dispatch

/// Runs the code of tasks on the main queue, also where it would run on the
/// thread pool.
///
/// A continuation resumes its task on the pool first, even if the code after it
/// belongs to the main actor. Two threads then decide which of two tasks goes
/// on first. On the main queue it's the one that was resumed first, so a program
/// prints the same in each run.
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

import ObservationCore
import Testing

@testable import LessonKit

/// A class that only these tests use, because a trace records its properties on
/// all threads, including those of other tests.
@Observable
private final class Drawn {
  var name = "Glazed"
  var stock = 10
  var tips = 0
}

@Suite(.serialized) struct TraceDrawingTests {
  private let truck = Drawn()

  private func drawing(of body: () -> Void) -> String {
    let trace = Trace([
      "name": \Drawn.name, "stock": \Drawn.stock, "tips": \Drawn.tips,
    ])
    trace.record(body)
    return
      "\(TraceDrawing(trace.events, properties: ["name", "stock", "tips"]))"
  }

  private func track(
    onChange: @escaping @Sendable () -> Void = {}, _ read: () -> Void
  ) {
    withObservationTracking(read) { onChange() }
  }

  @Test func `what is set before the tracking waits stands before it`() {
    let drawing = drawing {
      track {
        _ = truck.stock
        truck.stock = 12
        truck.stock = 13
      }
      truck.stock = 9
    }
    #expect(
      drawing == """
        reads          stock
        set            stock        no observer is notified
        set            stock        no observer is notified
        1 waits        stock
        set            stock        1 is notified and ends
        """)
  }

  @Test func `one change calls back several, an inner tracking first`() {
    let drawing = drawing {
      track { _ = truck.stock }
      track {
        _ = (truck.stock, truck.tips)
        track { _ = truck.stock }
      }
      truck.stock = 9
    }
    #expect(
      drawing == """
        1 reads        stock
        2 reads        stock
        3 reads        stock  tips
        set            stock
                 1, 2 and 3 are notified and end
        """)
  }

  @Test func `what onChange does stands further in`() {
    let truck = truck
    let drawing = drawing {
      track(onChange: {
        withObservationTracking {
          _ = truck.stock
        } onChange: {
        }
        truck.tips = 1
      }) { _ = truck.stock }
      track { _ = truck.stock }
      truck.stock = 9
      truck.stock = 8
    }
    #expect(
      drawing == """
        1 reads                       stock
        2 reads                       stock
        set                           stock
                                1 is notified
          3 reads                     stock
          set                                tips
                                no observer is notified
        1 ends
        2 is notified and ends
        set                           stock
                                3 is notified and ends
        """)
  }

  @Test func `an onChange that sets what it observes goes into itself`() {
    let truck = truck
    let drawing = drawing {
      track(onChange: {
        truck.tips += 1
        if truck.tips < 2 { truck.stock = 0 }
      }) { _ = truck.stock }
      truck.stock = 9
      truck.stock = 8
    }
    #expect(
      drawing == """
        1 reads        stock
        set            stock        1 is notified
          set                 tips  no observer is notified
          set          stock        1 is notified
            set               tips  no observer is notified
        1 ends
        set            stock        no observer is notified
        """)
  }

  @Test func `a tracker that is let go ends without a callback`() {
    let drawing = drawing {
      let tracker = Tracker {}
      tracker.track { truck.stock }
      tracker.cancel()
    }
    #expect(drawing == "1 reads        stock\n1 ends")
    let other = Drawn()
    #expect(
      self.drawing { other.stock = 9 } == "no reads, no notifications")
  }

  @Test func `names follow one another where columns do not fit`() {
    let trace = Trace(["name": \Drawn.name, "stock": \Drawn.stock])
    trace.record {
      track { _ = (truck.name, truck.stock) }
      truck.stock = 9
    }
    let names = ["name", "a property that is not there", "stock"]
    #expect(
      "\(TraceDrawing(trace.events, properties: names, width: 40))" == """
        1 reads  name  stock
        set      stock  1 is notified and ends
        """)
  }
}

import LessonKit
import ViewCore

// An oven with one fault, to demonstrate the tools.

struct OvenLine: View {
  let oven: Oven
  var body: some View {
    Text("\(oven.degrees)° \(oven.isOn ? "on" : "off")")
  }
}

let aReport = Run("a-report") {
  // snippet.a-report
  let oven = Oven()
  let host = ViewHost(OvenLine(oven: oven))
  host.perform { oven.degrees = 180 }
  print(host.screen)
  host.perform { oven.isOn = true }
  print(host.screen)
  // snippet.end
}

let byDrawing = Run("by-drawing") {
  // snippet.by-drawing
  let oven = Oven()
  let host = ViewHost(OvenLine(oven: oven))
  host.reset()
  host.perform { oven.degrees = 180 }
  print(host.screen, "and", oven.degrees)
  print(host.drawing)
  // snippet.end
}

let byHand = Run("by-hand") {
  // snippet.by-hand
  let oven = Oven()
  withObservationTracking {
    _ = oven.degrees
  } onChange: {
    print("told")
  }
  oven.degrees = 180
  print("the oven says", oven.degrees)
  // snippet.end
}

let byTrace = Run("by-trace", printsTrace: true) {
  // snippet.by-trace
  let oven = Oven()
  let trace = Trace([
    "isOn": \Oven.isOn, "degrees": \Oven.degrees,
  ])
  trace.record {
    withObservationTracking {
      _ = (oven.isOn, oven.degrees)
    } onChange: {
    }
    oven.degrees = 180
    oven.isOn = true
  }
  for event in trace.events { print(event) }
  // snippet.end
}

// snippet.an-oven
@Observable
final class Oven {
  @ObservationIgnored var degrees = 20
  var isOn = false
}
// snippet.end

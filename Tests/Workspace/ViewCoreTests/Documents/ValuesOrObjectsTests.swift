// What to hand to a small view: the value that it shows, or the object.
//
//     Station
//       Degrees   shows the degrees
//       Sky       shows the sky

import Testing
import ViewCore

private enum Values {
  final class Weather: ObservableObject {
    @Published var degrees = 18
    @Published var sky = "clear"
  }

  struct Station: View {
    @StateObject var weather = Weather()
    var body: some View {
      VStack {
        Degrees(degrees: weather.degrees)
        Sky(sky: weather.sky)
      }
      Button("rain") { weather.sky = "rain" }
      Button("warmer") { weather.degrees += 1 }
    }
  }

  struct Degrees: View {
    let degrees: Int
    var body: some View { Text("\(degrees)") }
  }

  struct Sky: View {
    let sky: String
    var body: some View { Text(sky) }
  }
}

private enum Objects {
  @Observable
  final class Weather {
    var degrees = 18
    var sky = "clear"
  }

  struct Station: View {
    @State var weather = Weather()
    var body: some View {
      VStack {
        Degrees(weather: weather)
        Sky(weather: weather)
      }
      Button("rain") { weather.sky = "rain" }
      Button("warmer") { weather.degrees += 1 }
    }
  }

  struct Degrees: View {
    let weather: Weather
    var body: some View { Text("\(weather.degrees)") }
  }

  struct Sky: View {
    let weather: Weather
    var body: some View { Text(weather.sky) }
  }
}

@MainActor @Suite struct ValuesOrObjectsTests {
  private let mounted = [
    "Station: mounted", "Degrees: mounted", "Sky: mounted",
  ]

  @Test func `passing a value evaluates the views that pass it`() {
    let host = ViewHost(Values.Station())
    #expect(host.takeEvaluations() == mounted)
    host.tap("rain")
    #expect(
      host.takeEvaluations() == [
        "Station: object will change Weather", "Sky: inputs changed",
      ])
    host.tap("warmer")
    #expect(
      host.takeEvaluations() == [
        "Station: object will change Weather", "Degrees: inputs changed",
      ])
    #expect(host.screen == "19\nrain\n[rain]\n[warmer]")
  }

  @Test func `passing an object evaluates only the views that read it`() {
    let host = ViewHost(Objects.Station())
    #expect(host.takeEvaluations() == mounted)
    host.tap("rain")
    #expect(host.takeEvaluations() == ["Sky: property Weather.sky"])
    host.tap("warmer")
    #expect(host.takeEvaluations() == ["Degrees: property Weather.degrees"])
    #expect(host.screen == "19\nrain\n[rain]\n[warmer]")
  }
}

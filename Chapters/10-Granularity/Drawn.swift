import LessonKit
import ViewCore

// snippet.a-medal
struct Medal: View {
  let account: Account
  var body: some View {
    Text(account.points < 50 ? "bronze" : "silver")
  }
}
// snippet.end

let drawn = Run("drawn") {
  // snippet.drawn
  let account = Account()
  let host = ViewHost(Medal(account: account))
  host.reset()
  var (pictures, last) = (0, host.screen)
  for points in 2...100 {
    host.perform { account.points = points }
    if host.screen != last { pictures += 1 }
    last = host.screen
  }
  print("bodies:", host.evaluations.count)
  print("new pictures:", pictures)
  // snippet.end
}

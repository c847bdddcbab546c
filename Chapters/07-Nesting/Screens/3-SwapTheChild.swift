import PlayKit
import ViewCore

let screens = [
  Screen("session") {
    let session = Session(account: Account(number: 7, name: "Ann"))
    AccountLine(session: session)
    Button("Rename") { session.account.name += "a" }
    Button("Send anew") {
      let (number, name) = (session.account.number, session.account.name)
      session.account = Account(number: number, name: "\(name)!")
    }
    Button("Sign in Bea") { session.account = Account(number: 8, name: "Bea") }
  }
]

// Fingerprints tell texts apart, and are short enough to be kept.

/// A short text that differs where the texts of files differ.
func fingerprint(of files: [String: String]) -> String {
  fingerprint(
    of: files.sorted { $0.key < $1.key }.map(\.value)
      .joined(separator: "\u{0}"))
}

/// A short text that differs where two texts differ (FNV-1a, 64 bits).
func fingerprint(of text: String) -> String {
  let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  return String(hash, radix: 16)
}

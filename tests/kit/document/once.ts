/** Made once: what is refused on it leaves it as it is. */
export function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => (made ??= make());
}

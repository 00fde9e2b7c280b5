const PIECE = 8192;

/** Bytes as text: what goes over the bridge of a shell, and to an agent. */
export function base64Of(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    signs += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(signs);
}

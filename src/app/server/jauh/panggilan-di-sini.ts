/** What a session does at its own server, whichever shop it works on. */
const DI_SINI: ReadonlySet<string> = new Set([
  'GET tokos',
  'GET users/hadir',
  'POST users/logout',
  'POST users/kunci',
  'POST users/buka-kunci',
  'POST users/kunci-sidik',
  'POST users/buka-kunci-sidik',
  'POST users/kekuatan',
  'POST users/change-password',
  'GET dua-faktor',
  'POST dua-faktor/mulai',
  'POST dua-faktor/aktifkan',
  'POST dua-faktor/matikan',
  'GET otorisator',
  'POST otorisator/keluar',
  'DELETE otorisator/notifikasi',
]);

/** About the sessions and fingers of the person who is named: of oneself here, of others in their shop. */
const ORANG = /^(?:GET|POST|DELETE) (?:users\/:user_id\/sesi|sidik-jari\/:user_id)(?:\/|$)/;

/**
 * What carries a password, a code or a finger. A branch's server is not trusted with those of head office, nor may its
 * answer make a finger sign what it likes: people of the branch agree on their own screens.
 */
const TAK_PERGI = [
  /^(?:GET user-fingerprint|POST authorization\/fingerprint)$/,
  /^POST otorisasi\/:keystore\/(?:angka|setujui|tolak)$/,
  /^[A-Z]+ (?:otorisator|sidik-jari)(?:\/|$)/,
  // What the token of an approver opens (`setuju-jauh`) and the calls of a person never do.
  /^[A-Z]+ otorisasi-pusat(?:\/|$)/,
  // What head office keeps of its shops.
  /^[A-Z]+ (?:siapkan-toko|tokos|toko-jauh)(?:\/|$)/,
];

export const isDiSini = (
  call: string,
  { user_id }: Readonly<Record<string, string>>,
  asks: string,
): boolean => DI_SINI.has(call) || (ORANG.test(call) && user_id?.toLowerCase() === asks);

export const isTakPergi = (call: string): boolean => TAK_PERGI.some((one) => one.test(call));

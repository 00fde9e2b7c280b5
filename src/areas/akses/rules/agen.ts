/** Who may pair an agent that prints for counters (D-49.5), and revoke it. */
export const PEMASANG_AGEN = ['SPV', 'MU', 'OWN', 'SU'] as const;
export const bisaPasangAgen = (level: string): boolean =>
  (PEMASANG_AGEN as readonly string[]).includes(level);

/** Printers of one agent. */
export const MAKS_PRINTER = 20;

/** Letters and figures that nobody takes for each other. */
const TANDA = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const PANJANG_KODE = 8;
export const KODE_BERLAKU_MS = 600_000;

/** The code of these random bytes; a byte that would favour a sign is left out. Fewer signs: more bytes are wanted. */
export const makeKodeAgen = (bytes: Uint8Array): string =>
  [...bytes]
    .filter((byte) => byte < 256 - (256 % TANDA.length))
    .map((byte) => TANDA[byte % TANDA.length])
    .join('')
    .slice(0, PANJANG_KODE);
export const isKodeAgen = (kode: string): boolean => kode.length === PANJANG_KODE;
/** As it is typed: in small letters, with a gap or a stroke. */
export const rapikanKodeAgen = (kode: string): string =>
  kode.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A paper that no agent took by then is printed by none. */
export const TUGAS_HIDUP_MS = 120_000;
/** An agent that has not asked for so long is switched off. */
export const AGEN_HIDUP_MS = 45_000;

export const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);

const [BEL, DLE, DC4, ESC, GS] = [0x07, 0x10, 0x14, 0x1b, 0x1d];
/** The pulse of our own counters, and nothing beside it. */
const isPulsa = (bytes: Uint8Array): boolean =>
  bytes.length === 5 && bytes[0] === ESC && bytes[1] === 0x70 && (bytes[2] ?? 2) < 2;

/** Where the data ends of a picture, a QR or a barcode that begins here: what is in it is no command. */
function akhirData(bytes: Uint8Array, at: number): number | undefined {
  const [sign, kind = 0, form = 0, a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 1, at + 8);
  if (bytes[at] !== GS) return undefined;
  if (sign === 0x76 && kind === 0x30) return at + 8 + (a + 256 * b) * (c + 256 * d);
  if (sign === 0x28) return at + 5 + form + 256 * a;
  return sign === 0x6b && kind >= 65 ? at + 4 + form : undefined;
}

/**
 * Whether bytes open a drawer: not at all, by our pulse alone, or hidden in a paper, where no drawer is ever opened
 * (D-49.6): ESC p, DLE DC4 and BEL outside of data, a word of TSPL, or half a command that the next paper would end.
 */
export function laciDalam(bytes: Uint8Array): 'TIDAK' | 'BUKA' | 'TERSEMBUNYI' {
  if (isPulsa(bytes)) return 'BUKA';
  for (let at = 0; at < bytes.length; at += 1) {
    const akhir = akhirData(bytes, at);
    if (akhir !== undefined) {
      at = akhir - 1;
      continue;
    }
    const [sign, next] = [bytes[at], bytes[at + 1]];
    const half = next === undefined && (sign === ESC || sign === DLE);
    if (half || sign === BEL || (sign === ESC && next === 0x70) || (sign === DLE && next === DC4))
      return 'TERSEMBUNYI';
  }
  const words = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return /CASHDRAWER/i.test(words) ? 'TERSEMBUNYI' : 'TIDAK';
}

export type KeadaanTugas = 'MENUNGGU' | 'DIAMBIL' | 'TERCETAK' | 'GAGAL' | 'BATAL';
export type Tugas = {
  readonly hasil: 'TERCETAK' | 'GAGAL' | 'BATAL' | null;
  readonly diambil: boolean;
  readonly mulai: boolean;
  readonly umur_ms: number;
};

/** What became of a paper. One that was taken and is not answered for may be on paper. */
export function keadaanTugas({ hasil, diambil, mulai, umur_ms }: Tugas): {
  keadaan: KeadaanTugas;
  mulai: boolean;
} {
  if (hasil) return { keadaan: hasil, mulai };
  if (umur_ms > TUGAS_HIDUP_MS) return { keadaan: 'GAGAL', mulai: diambil };
  return { keadaan: diambil ? 'DIAMBIL' : 'MENUNGGU', mulai: diambil };
}

/** An address of this computer or of a network of the shop: a name is none, for it may lead elsewhere tomorrow. */
export function isAlamatPribadi(alamat: string): boolean {
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(alamat)?.slice(1).map(Number);
  if (!v4) return /^(::1$|f[cd][0-9a-f]{2}:)[0-9a-f:]*$/i.test(alamat);
  const [first = 0, second = 0] = v4;
  if (v4.some((part) => part > 255)) return false;
  if (first === 10 || first === 127) return true;
  return (first === 192 && second === 168) || (first === 172 && second >= 16 && second < 32);
}

/** Raw ports of printers and of boxes that hold several. */
export const isPortPrinter = (port: number): boolean =>
  Number.isInteger(port) && port >= 9100 && port <= 9109;
